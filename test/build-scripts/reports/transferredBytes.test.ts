import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUDGETS, checkBudgets } from '../../../build-scripts/lib/reports/budgets';
import { sizeOfPage } from '../../../build-scripts/lib/reports/sizes';
import { transferredBytes } from '../../../build-scripts/lib/reports/transferredBytes';
import { compressedForms } from '../../../build-scripts/lib/files/compress';
import { BOOT_ID } from '../../../src/core/site/boot';
import { temporaryFolder, writeFiles } from '../support/folder';

/** Text that compresses to about a hundredth. */
const TEXT = 'A line of text that comes again and again.\n'.repeat(2_000);

describe('what a visit transfers of a built site', () => {
  const folder = temporaryFolder();

  it('is the compressed form beside the file', async () => {
    writeFiles(folder, { 'a.js': TEXT, 'a.js.br': 'short' });
    expect(await transferredBytes(join(folder, 'a.js'))).toBe(5);
  });

  it('is what a build would have compressed it to, for a host that does so by itself', async () => {
    writeFiles(folder, { 'b.js': TEXT, 'c.txt': 'short', 'd.woff2': TEXT });
    const [br] = await compressedForms('b.js', Buffer.from(TEXT), 'page');
    const sizes = await Promise.all(['b.js', 'c.txt', 'd.woff2'].map((name) => transferredBytes(join(folder, name))));
    expect(sizes).toEqual([br?.content.length, 5, TEXT.length]);
  });

  it.each([
    ['wiki/a/index.html', ''],
    ['wiki/a.html', ''],
    ['wiki/a/index.html', '/deep/notes'],
  ])('is compressed in the sizes and budgets of a site without compressed forms, with its pages as %s, in the folder "%s" of its host', async (page, base) => {
    const dist = join(folder, `${base}${page}`.replaceAll('/', '-'));
    const boot = JSON.stringify({ scripts: [`${base}/assets/main.js`], data: [`${base}/data/wiki/a.json`] });
    const html = `<style>a{}</style><script id="${BOOT_ID}" type="application/json">${boot}</script>${TEXT}`;
    mkdirSync(join(dist, 'assets'), { recursive: true });
    const files = ['assets/main.js', 'assets/changes.1.js', 'data/wiki/a.json', 'data/history/a.json', 'data/search-index.json'];
    writeFiles(dist, { [page]: html, ...Object.fromEntries(files.map((name) => [name, TEXT])) });
    const { html: document, js, data } = await sizeOfPage(dist, '/wiki/a');
    for (const size of [document, js, data]) expect(size).toBeLessThan(1);
    const overBudget = async () => (await checkBudgets(dist, ['/wiki/a'])).filter((line) => line.includes('the budget is'));
    expect(await overBudget()).toEqual([]);
    // Nothing compresses this.
    const noise = Array.from({ length: 2_000 }, (_, index) => Math.sin(index + 1)).join('\n');
    writeFileSync(join(dist, 'data/history/a.json'), noise);
    expect(await overBudget()).toEqual([expect.stringMatching(new RegExp(`^data/history/a\\.json is \\d+\\.\\d KiB; the budget is ${BUDGETS.history} KiB$`))]);
  });
});
