/*
 * Measures the search engine against a naive scan, for `bench/search.ts`, which bundles this file as the site's own
 * build would: run module by module through tsx the engine is many times slower than what visitors get.
 */
import { performance } from 'node:perf_hooks';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildIndex, decodeIndex, sanitizeQuery, search, type SearchDocument } from '../../src/core/search';
import { preparePhrases } from '../../src/core/search/extras';
import { makeNaive } from './naive';
import { makeQueries, type Query } from './queries';
import { Random } from './random';

const BEST_BROTLI_BELOW = 4_000_000;
const REPEAT_MS = 4;

type Run = (query: string) => unknown;
type Row = Record<string, number>;

/** The figures of a corpus, one row a size; prints those of each kind of query on the way. */
export function measureAll(corpora: Iterable<readonly SearchDocument[]>): Record<string, Row> {
  return Object.fromEntries(Array.from(corpora, (documents) => [`${documents.length} documents`, measure(documents)]));
}

function measure(documents: readonly SearchDocument[]): Row {
  const started = performance.now();
  const json = JSON.stringify(buildIndex(documents));
  const buildMs = performance.now() - started;
  const decodeMs = timeOf(() => decodeIndex(JSON.parse(json)));
  const index = decodeIndex(JSON.parse(json));
  const texts = documents.map(({ body }) => body);
  const queries = makeQueries(documents, new Random(7)).filter(({ text }) => text === sanitizeQuery(text));
  const ours: Run = (query) => search(index, texts, query).hits;
  const naive: Run = makeNaive(documents);
  queries.forEach(({ text }) => compare(ours(text), naive(text), text));
  const naiveTimes = timesOf(queries, naive);
  const plain = timesOf(queries, ours);
  const prepareMs = millisecondsOf(() => Array.from(preparePhrases(index, texts)));
  queries.forEach(({ text }) => compare(ours(text), naive(text), text));
  const prepared = timesOf(queries, ours);
  reportKinds({ naive: naiveTimes, plain, prepared });
  const size = { 'raw KB': json.length / 1000, 'brotli KB': compressedKB(json), 'gzip KB': gzipSync(json).length / 1000, terms: index.dictionary.size };
  return rounded({
    ...size,
    'build ms': buildMs,
    'decode ms': decodeMs,
    'prepare ms': prepareMs,
    ...figures(naiveTimes, plain, 'plain'),
    ...figures(naiveTimes, prepared, 'prepared'),
  });
}

/** Percentiles and ratios over the queries that have an answer: the scan offers no close matches for the others. */
function figures(naive: readonly Timed[], ours: readonly Timed[], name: string): Row {
  const [ourAnswers, naiveAnswers] = [ours.filter(isAnswered), naive.filter(isAnswered)];
  const row: Row = {};
  for (const part of [50, 95]) {
    row[`p${part} ${name}`] = quantile(ourAnswers, part / 100);
    row[`naive ÷ ${name} p${part}`] = quantile(naiveAnswers, part / 100) / quantile(ourAnswers, part / 100);
  }
  return row;
}

function isAnswered({ query }: Timed): boolean {
  return query.kind !== 'missing';
}

function timesOf(queries: readonly Query[], run: Run): Timed[] {
  return queries.map((query) => ({ query, ms: timeOf(() => run(query.text)) }));
}

function millisecondsOf(run: () => void): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

interface Timed {
  readonly query: Query;
  readonly ms: number;
}

/** The median of as many runs as fit into REPEAT_MS, three at least. */
function timeOf(run: () => unknown): number {
  const times: number[] = [];
  for (let spent = 0; spent < REPEAT_MS || times.length < 3;) {
    const started = performance.now();
    run();
    const ms = performance.now() - started;
    times.push(ms);
    spent += ms;
  }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
}

function quantile(timed: readonly Timed[], part: number): number {
  const sorted = timed.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Prints p50 and p95 of every kind of query, for each way of answering. */
function reportKinds(ways: Readonly<Record<string, readonly Timed[]>>): void {
  const rows: Record<string, Row> = {};
  for (const [way, timed] of Object.entries(ways)) {
    for (const kind of new Set(timed.map(({ query }) => query.kind))) {
      const ofKind = timed.filter(({ query }) => query.kind === kind);
      rows[kind] = { ...rows[kind], ...rounded({ [`${way} p50`]: quantile(ofKind, 0.5), [`${way} p95`]: quantile(ofKind, 0.95) }) };
    }
  }
  console.table(rows);
}

function rounded(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value.toPrecision(3))]));
}

function compare(ours: unknown, naive: unknown, query: string): void {
  if (JSON.stringify(ours) !== JSON.stringify(naive)) throw new Error(`bench: the answers to ${JSON.stringify(query)} differ`);
}

/** Above some megabytes the best brotli takes minutes, so the next one does. */
function compressedKB(text: string): number {
  const quality = text.length < BEST_BROTLI_BELOW ? constants.BROTLI_MAX_QUALITY : 9;
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / 1000;
}
