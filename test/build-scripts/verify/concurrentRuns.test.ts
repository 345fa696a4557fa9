import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLedger } from '../../../build-scripts/lib/content/ledger/ledger';
import type { Article } from '../../../build-scripts/lib/verify/articles';
import { readStoredRecordings } from '../../../build-scripts/lib/verify/recordings/storedRecordings';
import type { RunOutcome } from '../../../build-scripts/lib/verify/results';
import type { verifyArticles } from '../../../build-scripts/lib/verify/verifyArticles';
import { readOptions } from '../../../build-scripts/lib/verify/options';
import { FIELDS } from '../support/compile';
import { writeFiles } from '../support/folder';

/** What happens while an article is run. */
let duringRun: (article: Article) => Promise<void> = () => Promise.resolve();
const runArticle = jest.fn(async (article: Article): Promise<RunOutcome> => {
  await duringRun(article);
  const executed = article.fences.filter(({ run }) => run !== undefined);
  return {
    results: new Map(executed.map((fence) => [fence, { state: 'executed', by: 'Debian 13.7' }])),
    failed: new Set(),
    failures: [],
    system: 'Debian 13.7',
    exits: new Map(),
    outputs: new Map(),
    seconds: 1,
    packages: {},
    recordings: new Map(executed.map((fence) => [fence, { release: 'any', timestamp: 1, events: [[0, 'o', 'x']] }])),
  };
});
jest.doMock('../../../build-scripts/lib/verify/runArticle', () => ({ runArticle }));
jest.doMock('../../../build-scripts/lib/verify/whyNoRoot', () => ({ whyNoRoot: () => Promise.resolve(null) }));

const guide = (body: string) => `---\n${FIELDS.wiki}\n---\n${body}`;
const text = (words: string) => guide(`\`\`\`text\n${words}\n\`\`\`\n`);
const session = (command: string) => guide(`\`\`\`console run\n$ ${command}\n\`\`\`\n`);

describe('npm run verify', () => {
  let dir = '';
  let verifyAll: typeof verifyArticles;
  const verify = (...args: string[]) => verifyAll(dir, readOptions(args), () => undefined);
  const hashesOf = (key: string) => readLedger(dir)[key]?.blocks.map(({ hash }) => hash);

  beforeAll(async () => {
    ({ verifyArticles: verifyAll } = (await import('../../../build-scripts/lib/verify/verifyArticles')) as { verifyArticles: typeof verifyArticles });
  });
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'concurrent-runs-'));
    duringRun = () => Promise.resolve();
    runArticle.mockClear();
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('keeps what another run has found meanwhile: of an article that was edited, of a new one, and on another release', async () => {
    writeFiles(dir, { 'wiki/a.md': session('true'), 'wiki/b.md': text('old') });
    await verify();
    const old = hashesOf('wiki/b');
    let edited = old;
    duringRun = async ({ key }) => {
      duringRun = () => Promise.resolve();
      expect(key).toBe('wiki/a');
      writeFiles(dir, { 'wiki/b.md': text('new'), 'wiki/c.md': text('more') });
      await verify('wiki/b');
      await verify('wiki/c');
      await verify('wiki/a', '--release', 'Debian 12');
      edited = hashesOf('wiki/b');
    };
    writeFiles(dir, { 'wiki/a.md': session('false') });
    const { ledger } = await verify('--release', 'Debian 13');
    expect(edited).not.toEqual(old);
    expect(hashesOf('wiki/b')).toEqual(edited);
    expect(Object.keys(readLedger(dir))).toEqual(['wiki/a', 'wiki/b', 'wiki/c']);
    expect(Object.keys(readLedger(dir)['wiki/a']?.blocks[0]?.runs ?? {}).sort()).toEqual(['Debian 12', 'Debian 13']);
    expect(ledger).toEqual(readLedger(dir));
  });

  it('L6 tells of a damaged file of recordings before it runs anything', async () => {
    writeFiles(dir, { 'wiki/a.md': session('true'), 'wiki/b.md': session('true'), 'recordings/wiki/b.json': '<<<<<<< HEAD\n[]\n' });
    await expect(verify()).rejects.toThrow(/recordings\/wiki\/b\.json contains no valid recordings/);
    expect(runArticle).not.toHaveBeenCalled();
    expect(() => readLedger(dir)).not.toThrow();
  });

  it('L6 forgets a recording from a release that the sidecar has left out since, as the ledger forgets the run', async () => {
    writeFiles(dir, { 'wiki/a.md': session('true') });
    await verify();
    expect(readStoredRecordings(dir, 'wiki/a')).toMatchObject([{ release: 'Debian 13' }]);
    writeFiles(dir, { 'checks/wiki/a.yml': 'only: [Debian 12]\nonlyBecause: It is old.\n' });
    await verify();
    expect(Object.keys(readLedger(dir)['wiki/a']?.runs ?? {})).toEqual(['Debian 12']);
    expect(readStoredRecordings(dir, 'wiki/a')).toEqual([]);
  });
});
