import { join } from 'node:path';
import { pagesOf } from '../../../build-scripts/lib/content/pages/pagesOf';
import { offlinePacks } from '../../../build-scripts/lib/building/offlinePacks';
import { runbookFiles } from '../../../build-scripts/lib/runbook/runbookFiles';
import { filesOfPath } from '../../../build-scripts/lib/files/writeOutput';
import { guidePack, packPath, SITE_PACK } from '../../../src/core/site/offlinePacks';
import { temporaryFolder, writeFiles } from '../support/folder';
import { modelFrom } from '../support/model';
import { wiki } from '../support/texts';

const folder = temporaryFolder();
const FACES = [
  'hanken-grotesk.0123456789.woff2',
  'hanken-grotesk-accents.0123456789.woff2',
  'hanken-grotesk-ext.0123456789.woff2',
  'hanken-grotesk-italic-ext.0123456789.woff2',
];

/** The packs of a site of two guides, one of which is about Łódź, and the faces in theirs. */
async function packed() {
  const model = await modelFrom({ 'wiki/plain.md': wiki({ title: 'Plain', body: 'Text, ± 5 °C.' }), 'wiki/lodz.md': wiki({ title: 'Łódź', body: 'Text.' }) });
  const pages = pagesOf(model);
  const texts = pages.flatMap(({ path, dataPath, whole }) => [
    [filesOfPath(path)[0] ?? '', path === '/wiki/lodz' ? 'Łódź, ± 5 °C' : 'Text, ± 5 °C'] as const,
    ...[dataPath, whole?.path].flatMap((file) => (file ? [[file, '{}'] as const] : [])),
  ]);
  writeFiles(folder, {
    ...Object.fromEntries(texts),
    ...Object.fromEntries([...runbookFiles(model).keys(), '/data/search-index.json'].map((path) => [path, '{}'])),
    ...Object.fromEntries(FACES.map((name) => [join('assets', name), name])),
  });
  const packs = offlinePacks({ settings: { stagingDir: folder, basePath: '/', keepsOffline: true }, model, pages });
  const facesIn = (id: string) => packs.get(packPath(guidePack(id)))?.files?.flatMap(([path]) => /hanken[\w-]*/.exec(path) ?? []);
  return { plain: facesIn('plain'), lodz: facesIn('lodz'), packs };
}

describe('offlinePacks', () => {
  it('K2 has further letters of the typeface for the guides that show some', async () => {
    expect(await packed()).toMatchObject({
      plain: ['hanken-grotesk'],
      lodz: expect.arrayContaining(['hanken-grotesk', 'hanken-grotesk-accents', 'hanken-grotesk-ext']) as unknown,
    });
  });

  it('K1 has the catalogue for the whole site, from which the terminal and the pages of tags are made', async () => {
    const { packs } = await packed();
    expect(packs.get(packPath(SITE_PACK))?.files?.map(([path]) => path)).toContain('/data/catalog.json');
  });
});
