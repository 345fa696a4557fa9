import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from '../../../../build-scripts/lib/content/pages/pagesOf';
import type { ContentModel } from '../../../../build-scripts/lib/content/model/model';
import type { Picture } from '../../../../src/core/content/blocks';
import type { PageData } from '../../../../src/core/content/pages';
import { FIELDS } from '../../support/compile';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { modelOf, problemLines } from '../../support/model';
import { drawn } from './support';

const root = temporaryFolder();

const drawing = (width: number, height: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`;
const project = (image: string, more = '') => `---\n${FIELDS.projects.replace('/images/a.svg', image)}${more}\n---\nText.\n`;

/** What pages show of the only project: its own page and the list. */
function shownBy(model: ContentModel): { readonly page: Picture | undefined; readonly card: Picture | undefined } {
  const dataOf = (path: string) => pagesOf(model).find((page) => page.path === path)?.data;
  return {
    page: (dataOf('/projects/p') as PageData['project']).image,
    card: (dataOf('/projects') as PageData['projects']).projects[0]?.image,
  };
}

it('P2 a narrow drawing beside a project’s own comes first on its page, in narrow windows alone; its card has none', async () => {
  const folder = join(root, 'narrow');
  writeFiles(folder, { 'images/a.svg': drawing(960, 540), 'images/a.narrow.svg': drawing(360, 640), 'projects/p.md': project('/images/a.svg') });
  const model = await modelOf(folder, { basePath: '/sub/' });
  expect(shownBy(model)).toEqual({
    page: {
      src: '/images/a.svg',
      size: [960, 540],
      sources: [{ media: 'screen and (max-width: 43.99rem)', srcSet: '/sub/images/a.narrow.svg', width: 360, height: 640 }],
    },
    card: { src: '/images/a.svg', size: [960, 540] },
  });
  expect([...model.images.keys()]).toContain('/images/a.narrow.svg');
  expect(model.warnings).toBe('');
});

it('P2 a narrow drawing may be beside the article, and its address changes with its file while developing', async () => {
  const folder = join(root, 'beside');
  writeFiles(folder, { 'projects/a.svg': drawing(960, 540), 'projects/a.narrow.svg': drawing(360, 640), 'projects/p.md': project('./a.svg') });
  const { page } = shownBy(await modelOf(folder, { hasDatedPictures: true }));
  const version = Math.round(statSync(join(folder, 'projects/a.narrow.svg')).mtimeMs).toString(36);
  expect(page?.sources?.map(({ srcSet }) => srcSet)).toEqual([`/images/projects/a.narrow.svg?v=${version}`]);
});

it('P2 a project’s page shows a photograph in the widths of a page, and its card in those of a card', async () => {
  const folder = join(root, 'photograph');
  writeFiles(folder, { 'images/a.png': await drawn(60, 40).png().toBuffer(), 'projects/p.md': project('/images/a.png') });
  const model = await modelOf(folder, {
    makeVariants: () =>
      Promise.resolve({ sourcesOf: (src, place) => [{ type: 'image/webp', srcSet: `${src} ${place}`, sizes: '' }], files: [], faults: new Map() }),
  });
  const { page, card } = shownBy(model);
  expect([page, card].map((picture) => picture?.sources?.[0]?.srcSet)).toEqual(['/images/a.png page', '/images/a.png card']);
});

it('a narrow drawing without its wide one, too wide, lying, or cut off fails the build with its place', async () => {
  const folder = join(root, 'faults');
  writeFiles(folder, {
    'images/a.svg': drawing(960, 540),
    'images/a.narrow.svg': drawing(640, 900),
    'images/b.svg': drawing(960, 540),
    'images/b.narrow.svg': drawing(360, 200),
    'images/c.svg': drawing(960, 540),
    'images/c.narrow.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 640"><rect',
    'images/lost.narrow.svg': drawing(360, 640),
    'projects/p.md': project('/images/a.svg'),
    'projects/r.md': project('/images/c.svg'),
  });
  const lines = await problemLines(modelOf(folder));
  expect(lines.map((line) => line.replace(/^.*?(?=images\/|projects\/)/, '')).sort()).toEqual([
    expect.stringMatching(/^images\/a\.narrow\.svg:1:1 is 640 × 900 units, too wide for a phone → Draw it upright/),
    expect.stringMatching(/^images\/b\.narrow\.svg:1:1 is 360 × 200 units, too wide for a phone/),
    expect.stringMatching(/^images\/lost\.narrow\.svg:1:1 is the narrow form of \/images\/lost\.svg, which does not exist → Put the wide drawing beside it/),
    expect.stringMatching(/^projects\/r\.md:\d+:\d+ shows \/images\/c\.narrow\.svg, whose file is truncated/),
  ]);
});

it('the narrow drawing of a project that isn’t published isn’t either', async () => {
  const folder = join(root, 'draft');
  writeFiles(folder, {
    'images/a.svg': drawing(960, 540),
    'images/a.narrow.svg': drawing(360, 640),
    'projects/p.md': project('/images/a.svg', '\ndraft: true'),
  });
  const { images } = await modelOf(folder);
  expect([...images.keys()].filter((path) => path.startsWith('/images/a.'))).toEqual([]);
});
