import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SearchDocument, TextParts } from '../../src/core/search';
import { SHARDS_HEAD } from '../../src/core/search/sharded';
import { writeShards, type ShardFile } from '../../src/core/search/shardWriter';
import { suggestionsOf } from '../../src/core/search/suggestions';
import { encodeDataFile } from '../../src/core/site/dataFile';
import { shardPath } from '../../src/core/site/searchShards';
import { fileCache, hashOf } from './cache';
import { SEARCH_INDEX } from './content/searchPaths';

/** What a thread writes, and where. */
export interface ShardJob {
  readonly documents: readonly SearchDocument[];
  readonly parts: TextParts;
  readonly stagingDir: string;
  /** Of each target the cache keeps the shards of its last build. */
  readonly distDir: string;
  /** Changes with the code that writes shards. */
  readonly version: string;
}

/** A file of the site, with its compressed forms. */
interface WrittenFile {
  readonly path: string;
  readonly content: string;
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

/** So many files are one entry of the cache: there are thousands, of a few kilobytes each. */
const FILES_OF_ENTRY = 200;
/** At best quality, thousands of small files would take a minute, for a tenth of their size. */
const FAST = 5;
/** The few that most queries need, or that are large. */
const BEST = 11;
const NUMBERED = /\d$/;

const cache = fileCache('search-shards');

/** The task of a thread: writes all shards of a collection, from the cache where it is the one of a build before. */
export default function writeJob(job: ShardJob): Promise<void> {
  const build = hashOf(job.version, JSON.stringify([job.documents, job.parts])).slice(0, 16);
  if (!writeKnown(job, build)) writeAll(job, build);
  return Promise.resolve();
}

/** Files that are one entry of the cache. */
interface Entry {
  readonly build: string;
  readonly files: readonly WrittenFile[];
  readonly isLast: boolean;
}

function entryKey({ distDir }: ShardJob, number: number): string {
  return `${distDir} ${number}`;
}

/** @returns whether the cache had all of them */
function writeKnown(job: ShardJob, build: string): boolean {
  for (let number = 0; ; number += 1) {
    const known = cache.read(entryKey(job, number));
    const entry = known && (deserialize(known) as Entry);
    if (entry?.build !== build) return false;
    for (const file of entry.files) writeFile(job.stagingDir, file);
    if (entry.isLast) return true;
  }
}

function writeAll(job: ShardJob, build: string): void {
  let files: WrittenFile[] = [];
  let number = 0;
  const close = (isLast: boolean) => {
    cache.write(entryKey(job, number), serialize({ build, files, isLast } satisfies Entry));
    number += 1;
    files = [];
  };
  for (const shard of writeShards(job.documents, job.parts)) {
    if (files.length === FILES_OF_ENTRY) close(false);
    const file = encoded(shard, build, job.documents);
    writeFile(job.stagingDir, file);
    files.push(file);
  }
  close(true);
}

/** The head is where a small site has its index, so that it is found whatever the build. */
function encoded([name, data]: ShardFile, build: string, documents: readonly SearchDocument[]): WrittenFile {
  const isHead = name === SHARDS_HEAD;
  const whole = isHead ? { ...(data as object), suggestions: suggestionsOf(documents) } : data;
  const content = encodeDataFile(build, JSON.stringify(whole));
  const br = brotli(content, NUMBERED.test(name) ? FAST : BEST);
  return { path: isHead ? SEARCH_INDEX : shardPath(build, name), content, br, gz: gzipSync(content) };
}

function brotli(content: string, quality: number): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });
}

const made = new Set<string>();

function writeFile(stagingDir: string, { path, content, br, gz }: WrittenFile): void {
  const file = join(stagingDir, path);
  if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  made.add(dirname(file));
  writeFileSync(file, content);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
