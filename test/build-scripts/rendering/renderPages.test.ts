import { randomUUID } from 'node:crypto';
import type { Page } from '../../../build-scripts/lib/content/pages/page';
import type { DocumentFrame } from '../../../build-scripts/lib/rendering/htmlDocument';
import { keepRendered, type RenderJob } from '../../../build-scripts/lib/rendering/renderedPage';
import type { SiteSettings } from '../../../build-scripts/lib/settings/settings';
import { readFiles, temporaryFolder } from '../support/folder';

const stagingDir = temporaryFolder();
const version = randomUUID();
/** The paths of the pages that the workers were asked to render. */
let rendered: string[] = [];

/** Stands in for the worker threads, which would bundle React: writes each page, and keeps it by its key. */
const startWorkers = () => ({
  version,
  run: (jobs: readonly RenderJob[]) => {
    for (const job of jobs) keepRendered(job, { html: Buffer.from(`<p>${JSON.stringify(job.page.data)}</p>`), markdown: Buffer.from('# Tag') });
    rendered.push(...jobs.map(({ page }) => page.path));
    return Promise.resolve(jobs.length);
  },
  close: () => Promise.resolve(),
});
jest.doMock('../../../build-scripts/lib/running/workers', () => ({
  ...jest.requireActual<object>('../../../build-scripts/lib/running/workers'),
  startWorkers,
}));

const record = (id: string) => ({ id, type: 'wiki', title: id, tags: ['a'], url: `/wiki/${id}`, category: 'Basics', description: '' }) as const;
const tagPage = (tag: string, all: readonly string[], own: readonly string[]): Page<'tags'> => ({
  name: 'tags',
  path: `/tags/${tag}`,
  dataPath: '/data/catalog.json',
  data: { records: all.map(record) },
  shown: { records: own.map(record) },
});

async function render(pages: readonly Page[]): Promise<string[]> {
  rendered = [];
  const { renderPages } = await import('../../../build-scripts/lib/rendering/renderPages');
  let done = 0;
  const settings = { stagingDir, compression: 'fast', siteUrl: 'https://a.example' } as SiteSettings;
  await renderPages({ settings, frame: {} as DocumentFrame, pages }, (count) => (done += count));
  expect(done).toBe(pages.length + 1);
  return rendered;
}

it('a page is rendered anew only when what it shows has changed; every other is written as it was', async () => {
  expect(await render([tagPage('a', ['x', 'y'], ['x']), tagPage('b', ['x', 'y'], ['y'])])).toEqual(['/404.html', '/tags/a', '/tags/b']);
  expect(await render([tagPage('a', ['x', 'y', 'z'], ['x']), tagPage('b', ['x', 'y', 'z'], ['y', 'z'])])).toEqual(['/tags/b']);
  expect(await render([tagPage('a', ['x', 'y', 'z'], ['x'])])).toEqual([]);
  expect(readFiles(stagingDir)).toMatchObject({ 'tags/a/index.html': expect.stringContaining('"id":"x"') as string, 'tags/a.md': '# Tag' });
});
