import { makeStore } from '../../../src/app/store';
import { buildIndex, type SearchDocument } from '../../../src/core/search';
import { plainText } from '../../../src/core/content/textOf';
import type { FileNode } from '../../../src/core/terminal/fileTree';
import { TEXTS_FROM } from '../../../src/core/terminal/limits';
import { readFiles } from '../../../src/features/terminal/shell/fileTexts';
import { SEARCH_INDEX, SEARCH_TEXTS } from '../../../src/core/site/searchDataPaths';
import { workerChosen } from '../../../src/features/search/searchSlice';
import { startServer } from '../../platform/fakeServer';
import { bootDocument } from '../../support/boot';
import { PROJECT } from '../../sections/samples';

const DOCUMENTS = Array.from({ length: TEXTS_FROM }, (_, number): SearchDocument => {
  const id = `guide-${number}`;
  return {
    id,
    type: 'wiki',
    title: `Guide ${number}`,
    tags: ['Linux'],
    url: `/wiki/${id}`,
    date: '2025-03-15',
    category: 'Basics',
    description: '',
    body: `Text ${number}`,
  };
});

const fileOf = (record: SearchDocument): FileNode => ({
  type: 'file',
  name: `${record.id}.md`,
  path: `${record.url}.md`,
  href: record.url,
  content: { kind: 'page', record },
});
const FILES = DOCUMENTS.map(fileOf);
const project: SearchDocument = {
  id: 'azure-migration',
  type: 'project',
  title: 'Azure',
  tags: [],
  url: '/projects/azure-migration',
  category: 'DevOps',
  description: 'Moved.',
  body: 'Moved.',
};

function setup(texts = DOCUMENTS.map(({ body }) => body), textsBuild = 'one') {
  const server = startServer();
  const parts = { sections: texts.map(() => []), code: texts.map(() => []) };
  server.answer(SEARCH_INDEX, { build: 'one', data: buildIndex(DOCUMENTS) });
  server.answer(SEARCH_TEXTS, { build: textsBuild, data: { texts, ...parts } });
  for (const { url, body } of DOCUMENTS) server.answer(`/data${url}.json`, { data: { blocks: [{ type: 'paragraph', children: [body] }] } });
  server.answer('/data/projects/azure-migration.json', { data: PROJECT });
  const { dispatch } = makeStore();
  return { server, dispatch, read: (files: readonly FileNode[]) => dispatch(readFiles(files)) };
}

describe('readFiles', () => {
  it('fetches a few guides one by one, and what it has not again', async () => {
    const { server, read } = setup();
    const texts = await read(FILES.slice(0, 2));
    expect([...texts.values()].map(({ text }) => text)).toEqual(['Guide 0\n2025-03-15  Basics  Linux\nText 0', 'Guide 1\n2025-03-15  Basics  Linux\nText 1']);
    await read(FILES.slice(0, 1));
    expect(server.requests).toEqual(['/data/wiki/guide-0.json', '/data/wiki/guide-1.json']);
  });

  it.each([false, true])('fetches many at once, and the same texts (on a site that a worker searches: %s)', async (isLarge) => {
    const { server, dispatch, read } = setup();
    if (isLarge) dispatch(workerChosen());
    const texts = await read(FILES);
    expect([...server.requests].sort()).toEqual([SEARCH_INDEX, SEARCH_TEXTS]);
    expect([...texts.values()].map(({ text }) => text.split('\n').at(-1))).toEqual(DOCUMENTS.map(({ body }) => body));
    await read(FILES);
    expect(server.requests).toHaveLength(2);
  });

  it('fetches many page by page on a site that is searched in shards, where no file has all texts', async () => {
    const undo = bootDocument({ searchesInShards: true });
    const { server, dispatch, read } = setup();
    dispatch(workerChosen());
    server.answer(SEARCH_TEXTS, { status: 404 });
    const texts = await read(FILES);
    expect([...server.requests].sort()).toEqual(DOCUMENTS.map(({ url }) => `/data${url}.json`).sort());
    expect([...texts.values()].map(({ text }) => text.split('\n').at(-1))).toEqual(DOCUMENTS.map(({ body }) => body));
    undo();
  });

  it('reads the whole page of a project, of which the search knows the description only', async () => {
    const { read } = setup();
    const texts = await read([...FILES, fileOf(project)]);
    expect(texts.get('/projects/azure-migration.md')?.text.endsWith(plainText(PROJECT.blocks))).toBe(true);
  });

  it('rejects texts of another build, data that is no page, and what fails to load, and tries again when it is asked again', async () => {
    const { read: readMixed } = setup(undefined, 'two');
    await expect(readMixed(FILES)).rejects.toThrow(/another build/);
    const { server, read } = setup();
    server.answer('/data/wiki/guide-0.json', { data: {} });
    await expect(read(FILES.slice(0, 1))).rejects.toThrow('/data/wiki/guide-0.json: is not a page; reload the page.');
    server.answer('/data/wiki/guide-1.json', { status: 500 });
    await expect(read(FILES.slice(1, 2))).rejects.toThrow(/the server answered 500/);
    server.answer('/data/wiki/guide-1.json', { data: { blocks: [] } });
    expect((await read(FILES.slice(1, 2))).size).toBe(1);
  });
});
