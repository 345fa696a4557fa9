import { join } from 'node:path';
import { checkContent } from '../../../../build-scripts/lib/building/checkContent';
import { loadModel } from '../../../../build-scripts/lib/compiling/loadModel';
import { writeEditions } from '../../../../build-scripts/lib/history/writeEditions';
import { readSettings } from '../../../../build-scripts/lib/settings/settings';
import { publishedUrls } from '../../../../build-scripts/lib/urls/publishedUrls';
import { writeLock } from '../../../../build-scripts/lib/urls/checkUrls';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { problemLines } from '../../support/model';
import { wiki } from '../../support/texts';

describe('the check of the content', () => {
  const dir = join(temporaryFolder(), 'site');

  it('W12 R5 tells lost addresses and texts without an edition together', async () => {
    const settings = () => readSettings({ CONTENT_DIR: dir });
    writeFiles(dir, { 'site.yml': 'name: Kim\nurl: https://kim.example\n', 'wiki/a.md': wiki({ body: '## One\n\nText.' }) });
    const its = await settings();
    const { model } = await loadModel(its);
    writeEditions(its, { model, wanted: [], isMinor: false });
    writeLock(dir, publishedUrls(model, its));
    await expect(checkContent(its)).resolves.not.toContain('problem');
    writeFiles(dir, { 'wiki/a.md': wiki({ body: '## Two\n\nText.' }) });
    expect((await problemLines(checkContent(await settings()))).map((line) => line.slice(dir.length + 1))).toEqual([
      expect.stringMatching(/^urls\.lock:\d+:1 lists \/wiki\/a#one, but no heading there has that anchor any more/),
      expect.stringMatching(/^wiki\/a\.md:1:1 has changes that aren't in its history/),
    ]);
  });
});
