import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLedger, writeLedger } from '../../../build-scripts/lib/content/ledger/ledger';
import { readOptions } from '../../../build-scripts/lib/verify/options';
import { verifyArticles } from '../../../build-scripts/lib/verify/verifyArticles';
import { verifyScripts } from '../../../build-scripts/lib/verify/verifyScripts';
import { temporaryFolder } from '../support/folder';
import { compile, FIELDS } from '../support/compile';

/** An ü in Latin-1, as an old editor saves it. */
const NOT_UTF8 = Buffer.from('Text: \xFC\n', 'latin1');
const BODY = '```yaml\na: 1\n```\n';

const dir = temporaryFolder();

/** A guide that can't be read, one whose sidecar can't be, and a ledger that knows both. */
beforeEach(() => {
  for (const name of ['wiki', 'checks/wiki']) mkdirSync(join(dir, name), { recursive: true });
  writeFileSync(join(dir, 'wiki/a.md'), Buffer.concat([Buffer.from(`---\n${FIELDS.wiki}\n---\n`), NOT_UTF8]));
  writeFileSync(join(dir, 'checks/wiki/a.yml'), 'packages: [curl]\n');
  writeFileSync(join(dir, 'wiki/b.md'), `---\n${FIELDS.wiki}\n---\n${BODY}`);
  writeFileSync(join(dir, 'checks/wiki/b.yml'), Buffer.concat([Buffer.from('# '), NOT_UTF8]));
  const blocks = compile(BODY).fences.map(({ hash, ordinal }) => ({ hash, ordinal, state: 'parsed' as const, date: '2026-01-01' }));
  writeLedger(dir, { checked: { 'wiki/a': { blocks }, 'wiki/b': { blocks } }, gone: () => false });
});

const verify = (...args: string[]) => verifyArticles(dir, readOptions(args), () => undefined);

describe('npm run verify, with files that can’t be read', () => {
  it('reports each with its place, and nothing else about it', async () => {
    const { problems, articles } = await verify('--static');
    expect(problems.match(/^\S+:\d+:\d+ .*/gm)?.map((line) => line.replace(`${dir}/`, ''))).toEqual([
      "checks/wiki/b.yml:1:9 isn't in UTF-8 from here on",
      "wiki/a.md:7:7 isn't in UTF-8 from here on",
    ]);
    expect(articles).toEqual([]);
  });

  it('finds them by name, too', async () => {
    expect((await verify('--static', 'wiki/a')).problems).toContain("isn't in UTF-8");
    expect((await verify('--static', 'wiki/b')).problems).not.toContain('wiki/a.md');
  });

  it('keeps what the ledger knows of them', async () => {
    await verify();
    expect(Object.keys(readLedger(dir))).toEqual(['wiki/a', 'wiki/b']);
  });

  it('runs no script of a guide without its sidecar', async () => {
    await expect(verifyScripts(dir, readOptions(['--script']), () => undefined)).rejects.toThrow("isn't in UTF-8");
  });
});
