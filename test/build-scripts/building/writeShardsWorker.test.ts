import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib from 'node:zlib';
import { generateCorpus } from '../../../build-scripts/bench/generate';
import writeJob from '../../../build-scripts/lib/building/writeShardsWorker';
import { planAnswer } from '../../../src/core/search/sharded';
import { decodeDataFile } from '../../../src/core/site/dataFile';
import { collectionOf, shardPath } from '../../../src/core/site/searchShards';
import { documentOf } from '../../core/search/documents';

const documents = ['sudo apt update', 'sudo apt install nginx', 'systemctl status nginx'].map((body, number) =>
  documentOf({ id: `guide-${number}`, url: `/wiki/guide-${number}`, title: `Guide ${number}`, linked: number, body }),
);
const NO_PARTS = { sections: [], code: [] };
const many = generateCorpus(40);
const [last = documentOf({})] = many.slice(-1);

/** The shards of a build by their names, without the head. */
function shardsIn(files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  const shards = [...files].flatMap(([path, file]) => {
    const [, name] = /^\/data\/search\/[^/]+\/(.+)\.json$/.exec(path) ?? [];
    return name === undefined ? [] : [[name, file] as const];
  });
  return new Map(shards);
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shards-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the shards of a build into a folder of its own; returns their files by path. */
async function build(name: string, changed = documents): Promise<ReadonlyMap<string, Buffer>> {
  const stagingDir = join(folder, name);
  await writeJob({ documents: changed, parts: NO_PARTS, stagingDir, distDir: folder, version: '1' });
  const paths = readdirSync(stagingDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(paths.map((entry) => join(entry.parentPath, entry.name)).map((path) => [path.slice(stagingDir.length), readFileSync(path)]));
}

const textOf = (files: ReadonlyMap<string, Buffer>, path: string) => files.get(path)?.toString() ?? '';

describe('the shards of a build', () => {
  it('S3 S6 answer queries, from the head where a small site has its index', async () => {
    const files = await build('one');
    const head = decodeDataFile(textOf(files, '/data/search-index.json'));
    const arrived = new Map([['head', head.data]]);
    for (;;) {
      const plan = planAnswer(arrived, { query: 'nginx', shownRows: 9 });
      if ('answer' in plan) {
        expect(plan.answer.results.map(({ id }) => id)).toEqual(['guide-1', 'guide-2']);
        break;
      }
      for (const name of plan.needs) arrived.set(name, decodeDataFile(textOf(files, shardPath(head.build, name))).data);
    }
    expect(head.data).toMatchObject({ suggestions: { guides: [{ title: 'Guide 2' }, { title: 'Guide 1' }] } });
  });

  it('S6 each name their collection, and have their compressed forms beside them', async () => {
    const files = await build('one');
    const plain = [...files.keys()].filter((path) => path.endsWith('.json'));
    const { build: id } = decodeDataFile(textOf(files, '/data/search-index.json'));
    for (const path of plain) {
      expect(decodeDataFile(textOf(files, path)).build).toBe(path === '/data/search-index.json' ? id : collectionOf(id));
      expect(zlib.brotliDecompressSync(files.get(`${path}.br`) ?? '').equals(files.get(path) ?? Buffer.of())).toBe(true);
      expect(zlib.gunzipSync(files.get(`${path}.gz`) ?? '').equals(files.get(path) ?? Buffer.of())).toBe(true);
    }
    expect(files.size).toBe(3 * plain.length);
  });

  it('S6 are the same ones from the cache, and others after an edit', async () => {
    const first = await build('one');
    expect(await build('two')).toEqual(first);
    const edited = await build('three', [...documents.slice(1), documentOf({ body: 'something else' })]);
    expect([...edited.keys()].filter((path) => first.has(path)).sort()).toEqual([
      '/data/search-index.json',
      '/data/search-index.json.br',
      '/data/search-index.json.gz',
    ]);
    expect(await build('four')).toEqual(first);
  });

  it('S6 are the same files after an edit, but for those of what was edited, and are not compressed again', async () => {
    const before = shardsIn(await build('one', many));
    const compress = jest.spyOn(zlib, 'brotliCompressSync');
    const after = shardsIn(await build('two', [...many.slice(0, -1), { ...last, body: `${last.body} quicksilver` }]));
    const changed = [...after].filter(([name, file]) => before.get(name)?.equals(file) !== true).map(([name]) => name);
    expect([...before.keys()]).toEqual(expect.arrayContaining(changed));
    expect(changed).toContain(`pieces/0/${many.length - 1}-0`);
    expect(changed.length).toBeLessThan(after.size / 2);
    // The head is compressed, too, since it names the build.
    expect(compress).toHaveBeenCalledTimes(changed.length + 1);
    compress.mockRestore();
  });

  it('S6 are of another collection where a document was added, so that none is taken for one of those before', async () => {
    const idOf = (files: ReadonlyMap<string, Buffer>) => decodeDataFile(textOf(files, '/data/search-index.json')).build;
    const [before, edited, longer] = [
      await build('one'),
      await build('two', [...documents.slice(1), documentOf({ body: 'else' })]),
      await build('three', many),
    ];
    const same = await build(
      'four',
      documents.map((document) => ({ ...document, body: 'else' })),
    );
    expect(collectionOf(idOf(same))).toBe(collectionOf(idOf(before)));
    expect(idOf(same)).not.toBe(idOf(before));
    expect(new Set([before, edited, longer].map((files) => collectionOf(idOf(files)))).size).toBe(3);
  });
});
