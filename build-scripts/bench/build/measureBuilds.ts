/*
 * Measures builds of real articles: `npm run bench:build -- [sizes...] [--runs=N] [--write]`, ours and those of other site generators from the same
 * folder, one after another: cold, warm, and after one edit. This empties the build caches. With --write, the report goes to docs/build-benchmark.md.
 */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHES } from '../../lib/files/pruneCaches';
import { CACHE_DIR, ROOT } from '../../lib/files/paths';
import { provenance } from '../provenance';
import { writeContentFolder } from '../realText/contentFolder';
import { buildReport, type BuildRow, type SizeReport } from './buildReport';
import { measureTree, type TreeCost } from './measureTree';
import { makeProject, PEERS } from './peers';

const DEFAULT_SIZES = [41, 500, 2_000];
const REPORT = 'docs/build-benchmark.md';
const FOLDER = join(CACHE_DIR, 'bench-build');
/** Any article would do. */
const EDITED = 'article-7.md';

/** A generator under measurement. */
interface Builder {
  readonly name: string;
  readonly makes: string;
  readonly build: () => Promise<TreeCost>;
  /** Removes whatever a build left behind. */
  readonly forget: () => void;
  readonly edited: string;
}

interface Asked {
  /** The numbers of articles; empty for the default ones. */
  readonly sizes: readonly number[];
  readonly runs: number;
  readonly isWritten: boolean;
}

export async function measureBuilds({ sizes, runs, isWritten }: Asked): Promise<void> {
  const reports: SizeReport[] = [];
  for (const size of sizes.length > 0 ? sizes : DEFAULT_SIZES) reports.push(await measureSize(size, runs));
  const report = buildReport(reports, provenance());
  console.log(report);
  if (isWritten) writeFileSync(join(ROOT, REPORT), report);
}

async function measureSize(size: number, runs: number): Promise<SizeReport> {
  const content = join(FOLDER, `content-${size}`);
  rmSync(content, { recursive: true, force: true });
  const figures = writeContentFolder(content, size);
  const rows: BuildRow[] = [];
  for (const builder of [ours(content), ...PEERS.map((peer) => peerBuilder(peer, content))]) {
    rows.push({ name: builder.name, makes: builder.makes, ...(await measureBuilder(builder, runs)) });
    console.log(`${size} articles: ${builder.name} measured`);
  }
  return { size, megabytes: figures.megabytes, runs, rows };
}

async function measureBuilder({ build, forget, edited }: Builder, runs: number): Promise<Pick<BuildRow, 'cold' | 'warm' | 'edit'>> {
  const [cold, warm, edit]: [TreeCost[], TreeCost[], TreeCost[]] = [[], [], []];
  for (let run = 0; run < runs; run += 1) {
    forget();
    cold.push(await build());
    warm.push(await build());
    appendFileSync(edited, `\nSentence number ${run} was added.\n`);
    edit.push(await build());
  }
  return { cold, warm, edit };
}

function ours(content: string): Builder {
  const out = join(FOLDER, 'ours');
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: out };
  return {
    name: 'ours',
    makes: 'pages with highlighted code, an exact search, lists and tag pages, social cards, feeds, Markdown files, and compressed copies of every file',
    build: () => measureTree({ program: process.execPath, args: ['build-scripts/bootstrap.mjs', 'build'], cwd: ROOT, env }),
    forget: () => [out, ...CACHES.map((name) => join(CACHE_DIR, name))].forEach((path) => rmSync(path, { recursive: true, force: true })),
    edited: join(content, 'wiki', EDITED),
  };
}

function peerBuilder(peer: (typeof PEERS)[number], content: string): Builder {
  const cwd = makeProject(peer, content);
  const { name, makes, program, args } = peer;
  return {
    name,
    makes,
    build: () => measureTree({ program, args, cwd, env: { ...process.env, ...peer.env } }),
    forget: () => peer.left.forEach((path) => rmSync(join(cwd, path), { recursive: true, force: true })),
    edited: join(cwd, peer.articles, EDITED),
  };
}
