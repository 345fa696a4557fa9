import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SearchDocument, TextParts } from '../../../src/core/search';
import { SHARDS_HEAD } from '../../../src/core/search/sharded';
import { writeShards, type ShardFile } from '../../../src/core/search/shards/write/writeShards';
import { suggestionsOf } from '../../../src/core/search/suggestions';
import { encodeDataFile } from '../../../src/core/site/dataFile';
import { SEARCH_INDEX } from '../../../src/core/site/searchDataPaths';
import { COLLECTION_DIGITS, collectionOf, shardPath } from '../../../src/core/site/searchShards';
import { fileCache, hashOf } from '../files/cache';
import { BEST, FAST } from '../files/compress';

/** What a thread writes, and where. */
export interface ShardJob {
  readonly documents: readonly SearchDocument[];
  readonly parts: TextParts;
  readonly stagingDir: string;
  /** The cache keeps the shards of the last build of each target. */
  readonly distDir: string;
  /** Changes with the code that writes shards. */
  readonly version: string;
}

/** A file's compressed forms. */
interface Forms {
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

/** A file of the site, with the name of its shard, which says where it is in each build. */
interface WrittenFile extends Forms {
  readonly name: string;
  readonly content: string;
}

/** How many files share an entry of the cache: there are thousands, of a few kilobytes each. */
const FILES_OF_ENTRY = 200;
/** All but the few that most queries need, or that are large. At the best quality, these thousands of small files would take a minute to save a tenth of their size. */
const NUMBERED = /\d$/;
const CONTENT_DIGITS = 16;

const cache = fileCache('search-shards');

/** The task of a thread: writes all shards of a collection, from the cache if nothing has changed since the last build. */
export default function writeJob(job: ShardJob): Promise<void> {
  const build = buildOf(job);
  if (!writeKnown(job, build)) writeAll(job, build);
  return Promise.resolve();
}

/** The id of some content's shards. It begins with the collection's, which an edit doesn't change. */
function buildOf({ documents, parts, version }: ShardJob): string {
  const collection = hashOf(version, JSON.stringify(documents.map(({ type, id }) => [type, id]))).slice(0, COLLECTION_DIGITS);
  return collection + hashOf(version, JSON.stringify([documents, parts])).slice(0, CONTENT_DIGITS);
}

/** An entry of the cache. */
interface Entry {
  readonly build: string;
  readonly files: readonly WrittenFile[];
  readonly isLast: boolean;
}

function entryKey({ distDir }: ShardJob, number: number): string {
  return `${distDir} ${number}`;
}

function readEntry(job: ShardJob, number: number): Entry | undefined {
  const known = cache.read(entryKey(job, number));
  return known && (deserialize(known) as Entry);
}

/** @returns whether the cache had all of them */
function writeKnown(job: ShardJob, build: string): boolean {
  for (let number = 0; ; number += 1) {
    const entry = readEntry(job, number);
    if (entry?.build !== build) return false;
    for (const file of entry.files) writeFile(job.stagingDir, build, file);
    if (entry.isLast) return true;
  }
}

/** The compressed forms of the last build's files, by the hash of their content: after an edit, nearly all of them are the same. */
function knownForms(job: ShardJob): ReadonlyMap<string, Forms> {
  const forms = new Map<string, Forms>();
  for (let number = 0, isLast = false; !isLast; number += 1) {
    const entry = readEntry(job, number);
    // Copies: the forms as they were read would keep the whole entry in memory.
    for (const { content, br, gz } of entry?.files ?? []) forms.set(hashOf(content), { br: Uint8Array.from(br), gz: Uint8Array.from(gz) });
    isLast = entry?.isLast ?? true;
  }
  return forms;
}

function writeAll(job: ShardJob, build: string): void {
  const known = knownForms(job);
  let files: WrittenFile[] = [];
  let number = 0;
  const close = (isLast: boolean) => {
    cache.write(entryKey(job, number), serialize({ build, files, isLast } satisfies Entry));
    number += 1;
    files = [];
  };
  for (const shard of writeShards(job.documents, job.parts)) {
    if (files.length === FILES_OF_ENTRY) close(false);
    const [name, content] = [shard[0], encoded(shard, build, job.documents)];
    const file = { name, content, ...(known.get(hashOf(content)) ?? compressed(name, content)) };
    writeFile(job.stagingDir, build, file);
    files.push(file);
  }
  close(true);
}

/** The head has the id of the build, and what an empty search box offers. */
function encoded([name, data]: ShardFile, build: string, documents: readonly SearchDocument[]): string {
  if (name !== SHARDS_HEAD) return encodeDataFile(collectionOf(build), JSON.stringify(data));
  return encodeDataFile(build, JSON.stringify({ ...(data as object), suggestions: suggestionsOf(documents) }));
}

function compressed(name: string, content: string): Forms {
  return { br: brotli(content, NUMBERED.test(name) ? FAST : BEST), gz: gzipSync(content) };
}

function brotli(content: string, quality: number): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });
}

const made = new Set<string>();

/** The head is where a small site has its index, so that it is found whatever the build. */
function writeFile(stagingDir: string, build: string, { name, content, br, gz }: WrittenFile): void {
  const file = join(stagingDir, name === SHARDS_HEAD ? SEARCH_INDEX : shardPath(build, name));
  if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  made.add(dirname(file));
  writeFileSync(file, content);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
