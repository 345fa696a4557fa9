import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import writeJob from '../../build-scripts/lib/writeShardsWorker';
import { planAnswer } from '../../src/core/search/sharded';
import { decodeDataFile } from '../../src/core/site/dataFile';
import { shardPath } from '../../src/core/site/searchShards';
import { documentOf } from '../core/search/documents';

const documents = ['sudo apt update', 'sudo apt install nginx', 'systemctl status nginx'].map((body, number) =>
  documentOf({ id: `guide-${number}`, url: `/wiki/guide-${number}`, title: `Guide ${number}`, linked: number, body }),
);
const NO_PARTS = { sections: [], code: [] };

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

  it('S6 each have their build, and their compressed forms beside them', async () => {
    const files = await build('one');
    const plain = [...files.keys()].filter((path) => path.endsWith('.json'));
    const { build: id } = decodeDataFile(textOf(files, '/data/search-index.json'));
    for (const path of plain) {
      expect(decodeDataFile(textOf(files, path)).build).toBe(id);
      expect(brotliDecompressSync(files.get(`${path}.br`) ?? '').equals(files.get(path) ?? Buffer.of())).toBe(true);
      expect(gunzipSync(files.get(`${path}.gz`) ?? '').equals(files.get(path) ?? Buffer.of())).toBe(true);
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
});
