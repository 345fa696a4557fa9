import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLedger, type ArticleLedger } from '../../../build-scripts/lib/content/ledger/ledger';
import { readArticles } from '../../../build-scripts/lib/verify/articles';
import { environmentOf } from '../../../build-scripts/lib/verify/mergeArticle';
import { readOptions } from '../../../build-scripts/lib/verify/options';
import { formatFailures } from '../../../build-scripts/lib/verify/report';
import { verifyArticles } from '../../../build-scripts/lib/verify/verifyArticles';
import { FIELDS } from '../support/compile';

const SIDECAR = 'setup: touch /srv/list\nstandIns:\n  - { what: A list, files: [/srv/list] }\n';
const guideWith = (value: string) =>
  `---\n${FIELDS.wiki}\nvariables:\n  DIR: { type: path, value: ${value}, about: A folder }\n---\n\`\`\`console run\n$ ls {{DIR}}\n\`\`\`\n`;

describe('npm run verify -- --static on an article that was run', () => {
  let dir = '';
  const write = (guide: string, sidecar: string) => {
    writeFileSync(join(dir, 'wiki/a.md'), guide);
    writeFileSync(join(dir, 'checks/wiki/a.yml'), sidecar);
  };
  const faults = async () => formatFailures((await verifyArticles(dir, readOptions(['--static']), () => undefined)).failures).replaceAll(dir, '');

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'outdated-test-'));
    for (const folder of ['wiki', 'checks/wiki']) mkdirSync(join(dir, folder), { recursive: true });
    write(guideWith('/srv'), SIDECAR);
    know({});
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  /** A ledger of runs on both releases under the present conditions. */
  function know(change: ArticleLedger['runs']): void {
    const { articles } = readArticles(dir, []);
    for (const article of articles) {
      const runOn = (release: 'Debian 13' | 'Debian 12') => ({ [release]: { environment: environmentOf(article, release), date: '2026-01-01' } });
      const blocks = article.fences.map(({ hash, ordinal }) => ({ hash, ordinal, state: 'linted' as const, date: '2026-01-01' }));
      writeLedger(dir, { checked: { [article.key]: { runs: { ...runOn('Debian 13'), ...runOn('Debian 12'), ...change }, blocks } }, gone: () => false });
    }
  }

  it('passes while the runs are those of what it says now', async () => {
    expect(await faults()).toBe('');
  });

  it('L2 fails when its sidecar has other settings, or is gone', async () => {
    const fault = '/wiki/a.md:1:1 has changed since its last run on Debian 13 and Debian 12, or failed there; run: npm run verify -- wiki/a';
    write(guideWith('/srv'), SIDECAR.replace('touch', 'echo >'));
    expect(await faults()).toBe(fault);
    rmSync(join(dir, 'checks/wiki/a.yml'));
    expect(await faults()).toBe(fault);
  });

  it('fails, at the block, when an example value is another', async () => {
    write(guideWith('/nonexistent'), SIDECAR);
    expect(await faults()).toBe('/wiki/a.md:9:1 has changed since its last check; run: npm run verify -- wiki/a');
  });

  it('fails for a release on which the last run failed, and for none that the sidecar leaves out', async () => {
    know({ 'Debian 12': { date: '2026-01-02' } });
    expect(await faults()).toContain('since its last run on Debian 12, or failed there');
    write(guideWith('/srv'), `${SIDECAR}only: [Debian 13]\nonlyBecause: It is new.\n`);
    expect(await faults()).toBe('');
  });
});
