import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { SearchDocument } from '../../../src/core/search';
import { planAnswer } from '../../../src/core/search/sharded';
import { writeShards } from '../../../src/core/search/shards/write/writeShards';
import { encodeDataFile } from '../../../src/core/site/dataFile';
import { ROOT } from '../../lib/files/paths';
import type { AskedQuery } from '../job';

/** How many rows a search shows at first. */
export const SHOWN_ROWS = 12;
const BUILD = '0123456789abcdef';
/** The best quality would take minutes to save a few percent. */
const BROTLI_QUALITY = 9;

/** What one query transferred, with nothing cached. */
export interface Moved {
  readonly query: AskedQuery;
  readonly bytes: number;
  readonly files: number;
  /** The number of round trips: batches of files, requested one after the other. */
  readonly rounds: number;
}

/** Files of one kind. */
interface FileKind {
  readonly kind: string;
  readonly files: number;
  readonly bytes: number;
  readonly largest: number;
}

export interface ShardFigures {
  readonly writeMs: number;
  readonly kinds: readonly FileKind[];
  readonly moved: readonly Moved[];
  /** How many answers differ from the naive scan's, in their number of documents or in those that are shown first. */
  readonly wrong: number;
}

interface StoredFile {
  readonly name: string;
  readonly data: unknown;
  readonly bytes: number;
}

/** Writes the shards of documents, and adds up what each query fetches until it is answered. */
export function measureOurs(documents: readonly SearchDocument[], queries: readonly AskedQuery[]): ShardFigures {
  const start = performance.now();
  const written = Array.from(writeShards(documents), ([name, data]) => ({ name, json: JSON.stringify(data) }));
  const writeMs = performance.now() - start;
  const files = written.map(({ name, json }): StoredFile => ({ name, data: JSON.parse(json) as unknown, bytes: compressedSize(encodeDataFile(BUILD, json)) }));
  const byName = new Map(files.map((file) => [file.name, file]));
  const asked = queries.map((query) => ask(byName, documents, query));
  return { writeMs, kinds: kindsOf(files), moved: asked.map(({ moved }) => moved), wrong: asked.filter(({ isRight }) => !isRight).length };
}

function ask(
  files: ReadonlyMap<string, StoredFile>,
  documents: readonly SearchDocument[],
  query: AskedQuery,
): { readonly moved: Moved; readonly isRight: boolean } {
  const arrived = new Map<string, unknown>();
  let [bytes, rounds] = [0, 0];
  for (;;) {
    // In quotes, for the exact matches alone.
    const plan = planAnswer(arrived, { query: `"${query.text}"`, shownRows: SHOWN_ROWS });
    if ('answer' in plan) {
      const { count, results } = plan.answer;
      const first = query.answer.slice(0, SHOWN_ROWS).map((doc) => documents[doc]?.id);
      const isRight = count === query.answer.length && String(results.map(({ id }) => id)) === String(first);
      return { moved: { query, bytes, files: arrived.size, rounds }, isRight };
    }
    rounds += 1;
    for (const name of plan.needs) {
      const file = files.get(name);
      if (!file) throw new Error(`bench: there is no file ${name}`);
      arrived.set(name, file.data);
      bytes += file.bytes;
    }
  }
}

/** The size of the code that searches shards, minified and compressed, in bytes. */
export function codeSize(): number {
  const entry = join(ROOT, 'src/core/search/sharded.ts');
  const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, minify: true, write: false, format: 'esm', target: 'es2022', absWorkingDir: ROOT });
  return compressedSize(outputFiles[0]?.text ?? '');
}

function kindsOf(files: readonly StoredFile[]): readonly FileKind[] {
  const kinds = new Map<string, StoredFile[]>();
  for (const file of files) {
    const kind = file.name.endsWith('bounds') || !file.name.includes('/') ? 'head and bounds' : (file.name.split('/')[0] ?? '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), file]);
  }
  return Array.from(kinds, ([kind, all]) => ({
    kind,
    files: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    largest: Math.max(...all.map(({ bytes }) => bytes)),
  }));
}

/** The size of a text as a host sends it. */
export function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }).length;
}
