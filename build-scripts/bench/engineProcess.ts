/*
 * Measures one engine in a process of its own, started by bench/search.ts:
 * `node --expose-gc engineProcess.mjs build|ask <engine> <job file> <index file>`; the figures are printed as JSON.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ENGINES, type Engine, type Finder } from './engines';
import { median } from '../lib/reports/median';
import { quantile } from './quantile';
import { slowestOf } from './slowest';
import type { AskFigures, AskedQuery, BuildFigures, Job, Percentiles } from './job';

/** A query is repeated for this long, at least three times, unless its first run takes more than half a second. */
const REPEAT_MS = 4;
const LEAST_REPEATS = 3;
const SLOW_MS = 500;
/** The build time is the median of this many runs, unless the first takes more than a second. */
const BUILDS = 3;
const SLOW_BUILD_MS = 1_000;

const [mode, name, jobFile = '', indexFile = ''] = process.argv.slice(2);
const engine = ENGINES.find((each) => each.name === name);
if (!engine) throw new Error(`bench: there is no engine "${name}"`);
const job = JSON.parse(readFileSync(jobFile, 'utf8')) as Job;
console.log(JSON.stringify(mode === 'build' ? build(engine) : ask(engine)));

function build(engine: Engine): BuildFigures {
  const [index, ms] = timed(() => engine.build(job.documents));
  const times = [ms];
  while (times.length < BUILDS && ms < SLOW_BUILD_MS) times.push(timed(() => engine.build(job.documents))[1]);
  writeFileSync(indexFile, index ?? '');
  return { buildMs: median(times), bytes: index === null ? null : sizesOf(index) };
}

function sizesOf(index: string): BuildFigures['bytes'] {
  const brotli = brotliCompressSync(index, { params: { [constants.BROTLI_PARAM_QUALITY]: job.brotliQuality } }).length;
  return { raw: Buffer.byteLength(index), brotli, gzip: gzipSync(index, { level: 9 }).length };
}

function ask(engine: Engine): AskFigures {
  const before = usedMB();
  const loadMs = loadTime(engine);
  const find = engine.load(readFileSync(indexFile, 'utf8'), job.documents);
  const asked = askAll(find, engine.budgetMs ?? Infinity);
  const answered = asked.filter(({ query }) => query.answer.length > 0);
  const memoryMB = usedMB() - before;
  find('');
  return {
    loadMs,
    memoryMB,
    asked: asked.length,
    cold: percentiles(answered.map(({ cold }) => cold)),
    warm: percentiles(answered.map(({ warm }) => warm)),
    slowest: slowestOf(answered),
    recall: mean(asked.flatMap(({ quality }) => quality.recall ?? [])),
    precision: mean(asked.flatMap(({ quality }) => quality.precision ?? [])),
    sameOrder: mean(asked.map(({ quality }) => Number(quality.isSame))),
  };
}

/** The first load in this process: what a visitor's browser does once. */
function loadTime(engine: Engine): number {
  const index = readFileSync(indexFile, 'utf8');
  const started = performance.now();
  engine.load(index, job.documents);
  return performance.now() - started;
}

interface Asked {
  readonly query: AskedQuery;
  readonly quality: ReturnType<typeof compare>;
  readonly cold: number;
  readonly warm: number;
}

function askAll(find: Finder, budgetMs: number): Asked[] {
  const started = performance.now();
  const cold = job.queries.flatMap((query) => {
    if (performance.now() - started > budgetMs) return [];
    const [found, ms] = timed(() => find(query.text));
    return [{ query, quality: compare(query.answer, found), cold: ms }];
  });
  return cold.map((asked) => ({ ...asked, warm: asked.cold > SLOW_MS ? asked.cold : repeated(() => find(asked.query.text)) }));
}

function timed<T>(run: () => T): [T, number] {
  const started = performance.now();
  const result = run();
  return [result, performance.now() - started];
}

function repeated(run: () => unknown): number {
  const times: number[] = [];
  for (let spent = 0; spent < REPEAT_MS || times.length < LEAST_REPEATS; spent += times.at(-1) ?? 0) times.push(timed(run)[1]);
  return median(times);
}

/** Recall is undefined where there is nothing to find, precision where nothing was found. */
function compare(answer: readonly number[], found: readonly number[]) {
  const right = new Set(answer);
  const both = found.filter((doc) => right.has(doc)).length;
  return {
    recall: answer.length === 0 ? undefined : both / answer.length,
    precision: found.length === 0 ? undefined : both / found.length,
    isSame: answer.length === found.length && answer.every((doc, place) => doc === found[place]),
  };
}

function percentiles(times: readonly number[]): Percentiles {
  const at = (part: number) => quantile(times, part) || 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

function usedMB(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}
