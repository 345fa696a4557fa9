import { join } from 'node:path';
import { modelInput } from '../../../../build-scripts/lib/compiling/modelInput';
import { compileDocument } from '../../../../build-scripts/lib/content/articles/document';
import { createModel } from '../../../../build-scripts/lib/content/model/model';
import { readSettings } from '../../../../build-scripts/lib/settings/settings';
import { renameArticle } from '../../../../build-scripts/lib/urls/renameArticle';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { problemLines } from '../../support/model';
import { wiki } from '../../support/texts';

const HINT = 'Restore it from Git. Delete it only as a last resort: npm run verify would have to run every guide anew.';

describe('a damaged ledger', () => {
  const folder = temporaryFolder();
  const settings = async (dir: string) => readSettings({ CONTENT_DIR: dir });
  const load = async (dir: string) =>
    createModel({ ...modelInput(await settings(dir)), preview: new Set(), compile: (sources) => Promise.resolve(sources.map(compileDocument)) });
  const problemsIn = async (dir: string) => (await problemLines(load(dir))).map((line) => line.replace(`${dir}/`, ''));

  it.each([
    ['{ "wiki/a": {', "1:14 isn't a ledger: is not valid YAML: "],
    ['{\n  "wiki/a": { "blocks": [] },\n}\n', "3:1 isn't a ledger: isn't valid JSON"],
    ['[]', "1:1 isn't a ledger: the file is [], which isn't a map of names and values"],
    ['{"wiki/x":{"blocks":5}}', `1:21 isn't a ledger: "wiki/x.blocks" is 5, which isn't a list`],
  ])('is told with its place, and together with every other mistake: %j', async (text, told) => {
    const dir = join(folder, String(text.length));
    writeFiles(dir, { 'ledger.json': text, 'wiki/a.md': wiki({ body: '[x](/wiki/nowhere) [ledger](/ledger)' }) });
    const [first = '', ...others] = await problemsIn(dir);
    expect(first.startsWith(`ledger.json:${told}`) ? 'as told' : first).toBe('as told');
    expect(first).toContain(` → ${HINT}`);
    expect(others).toEqual([expect.stringContaining('/wiki/nowhere')]);
  });

  it('keeps an article from being renamed', async () => {
    const dir = join(folder, 'renamed');
    writeFiles(dir, { 'ledger.json': '{', 'wiki/a.md': wiki() });
    await expect(renameArticle(await settings(dir), 'wiki/a', 'wiki/b')).rejects.toThrow(/ledger\.json:1:\d+ isn't a ledger/);
  });
});
