/*
 * Compares the search engine with others: `npm run bench:search -- [site] [sizes...] [--write]`. Unless some are named,
 * the corpora are the site itself and 41, 1,000 and 10,000 generated documents; CORPUS_DIR names a folder of Markdown files
 * to use instead of those. Each engine builds in one process and answers in another, one after the other, all from one file of
 * documents and queries. The report goes to docs/search-benchmark.md and .svg when all corpora were measured, or with --write.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { sanitizeQuery, searchable, type SearchDocument } from '../../src/core/search';
import { loadModel } from '../lib/compiling/loadModel';
import { searchDocuments } from '../lib/content/search/searchDocuments';
import { readSettings } from '../lib/settings/settings';
import { ROOT } from '../lib/files/paths';
import { chartOf } from './chart';
import { corpusOf } from './corpus';
import { ENGINES, type Engine } from './engines';
import type { AskedQuery, AskFigures, BuildFigures, CorpusReport, EngineReport, Job } from './job';
import { makeNaive } from './naive';
import { makeQueries } from './queries';
import { Random } from './random';
import { corpusTable, reportOf } from './report';

const DEFAULT_CORPORA = ['site', '41', '1000', '10000'];
/** Up to this many documents, brotli has the build's quality. Above that it would take minutes, so all engines get a lower one. */
const BEST_BROTLI_TO = 1_000;
const BEST_BROTLI = 11;
const LESS_BROTLI = 9;
const HEAP_MB = 8_192;
const TIMEOUT_MS = 30 * 60_000;

interface Asked {
  /** `site`, or numbers of documents; empty for the default ones. */
  readonly corpora: readonly string[];
  readonly isWritten: boolean;
}

export async function measureSearch({ corpora: named, isWritten }: Asked): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const program = await bundleEngines(folder);
    const corpora = await Promise.all((named.length > 0 ? named : DEFAULT_CORPORA).map(readCorpus));
    const reports = corpora.map((corpus) => measureCorpus(corpus, folder, program));
    if (named.length === 0 || isWritten) writeReport(reports);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Bundles the engines, as for a browser: loaded module by module through tsx, ours is many times slower. */
async function bundleEngines(folder: string): Promise<string> {
  const outfile = join(folder, 'engineProcess.mjs');
  const entry = join(import.meta.dirname, 'engineProcess.ts');
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', target: 'es2022', absWorkingDir: ROOT });
  return outfile;
}

interface Corpus {
  readonly name: string;
  readonly documents: readonly SearchDocument[];
}

async function readCorpus(named: string): Promise<Corpus> {
  if (named !== 'site') {
    const documents = corpusOf(Number(named));
    return { name: `${documents.length.toLocaleString('en-US')} documents`, documents };
  }
  const { model } = await loadModel(await readSettings());
  const documents = searchable(searchDocuments(model));
  return { name: `the ${documents.length} documents of the site itself`, documents };
}

function measureCorpus({ name, documents }: Corpus, folder: string, program: string): CorpusReport {
  const jobFile = join(folder, 'job.json');
  const brotliQuality = documents.length <= BEST_BROTLI_TO ? BEST_BROTLI : LESS_BROTLI;
  const job: Job = { documents, queries: askedQueries(documents), brotliQuality };
  writeFileSync(jobFile, JSON.stringify(job));
  const engines = ENGINES.filter(({ mostDocuments = Infinity }) => documents.length <= mostDocuments).map((engine) => {
    console.log(`${name}: ${engine.name} …`);
    return measureEngine(engine, { jobFile, folder, program });
  });
  const textBytes = documents.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);
  const report = { name, documents: documents.length, queries: job.queries.length, textBytes, engines };
  console.log(corpusTable(report));
  return report;
}

/** The queries with their exact answers, shuffled so that the first few are as mixed as the whole list. */
function askedQueries(documents: Job['documents']): AskedQuery[] {
  const random = new Random(7);
  const exact = makeNaive(documents);
  return makeQueries(documents, random)
    .filter(({ text }) => text === sanitizeQuery(text))
    .map((query) => ({ query, rank: random.next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ query }) => ({ ...query, answer: exact(query.text).map(({ doc }) => doc) }));
}

interface Places {
  readonly jobFile: string;
  readonly folder: string;
  readonly program: string;
}

/** An engine that fails on a corpus is reported as failing there. */
function measureEngine({ name }: Engine, { jobFile, folder, program }: Places): EngineReport {
  const indexFile = join(folder, 'index');
  const run = (mode: 'build' | 'ask'): unknown => {
    const args = ['--expose-gc', `--max-old-space-size=${HEAP_MB}`, program, mode, name, jobFile, indexFile];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', timeout: TIMEOUT_MS, maxBuffer: 1e8 }));
  };
  try {
    return { engine: name, ...(run('build') as BuildFigures), ...(run('ask') as AskFigures) };
  } catch (error) {
    const [reason] = String(error)
      .split('\n')
      .filter((line) => /Error|heap|signal/.test(line));
    return { engine: name, note: `failed: ${reason ?? 'see above'}` };
  }
}

function writeReport(reports: readonly CorpusReport[]): void {
  const docs = join(ROOT, 'docs');
  mkdirSync(docs, { recursive: true });
  const { svg, description } = chartOf(reports);
  writeFileSync(join(docs, 'search-benchmark.svg'), svg);
  writeFileSync(join(docs, 'search-benchmark.md'), reportOf(reports, description, ENGINES));
  console.log('Written: docs/search-benchmark.md, docs/search-benchmark.svg');
}
