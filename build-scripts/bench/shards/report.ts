import { provenance } from '../provenance';
import { quantile } from '../quantile';
import { describeFigures, type TextFigures } from '../realText/figures';
import type { Moved, ShardFigures } from './measureOurs';
import type { PagefindMoved } from './measurePagefind';

/** What was measured on one collection. */
export interface ShardRun {
  readonly figures: TextFigures;
  readonly ours: ShardFigures;
  readonly pagefind: readonly PagefindMoved[];
}

const HOW = `The articles are real: the Markdown files of installed packages, and of a few more fetched for their documentation (\`build-scripts/bench/realText\`),
long ones split at headings. The queries are cut from them: words, prefixes and middles of words, one or two characters, phrases and code; symbols
and words that occur nowhere are added. Each query starts with an empty cache and counts all that it fetches for the exact set of S3 in the order of S4,
with the rows and excerpts of the first 12 results: file bodies at brotli 9, without headers. Every answer is compared with the naive scan's.

Our figures are for the data alone; the size of the search code is given below. Pagefind is used as its documentation shows, on bare pages of the same articles;
its figures include its scripts and WebAssembly, and the data of the first 12 results. It searches by word stems, so its sets differ:
an answer counts as different when its number of pages does.`;

/** Measured once, from the files alone at brotli 9 and 5, with 150 bytes of headers per shard. */
const FROM_WHICH_SIZE = `## From which size on

A whole index with its texts is transferred once, shards for each query; when that is typed letter by letter, each key needs more. KiB transferred after one, two, four and
eight typed queries of a visit (medians of 12 visits; the queries are words and pairs of words from the articles):

| articles | thousand characters | whole | after 1 | after 2 | after 4 | after 8 |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| 41 | 440 | 130 | 57 | 87 | 136 | 194 |
| 80 | 933 | 266 | 68 | 117 | 187 | 261 |
| 150 | 1,650 | 440 | 73 | 122 | 215 | 330 |
| 300 | 3,052 | 769 | 79 | 141 | 252 | 440 |

So \`SEARCH_SHARDS_FROM\` is 1,000: from there on, even eight typed queries transfer less than the whole index. Below that, a whole index answers each further key at once, and offline.

In Chromium, everything transferred from opening the dialog to the painted rows of one pasted query, scripts and worker included, headers not (48 queries each, empty
cache): p50 48 KiB and p95 103 at 500 articles, 58 and 202 at 2,139. The most expensive are words that occur nowhere, an eighth of these queries: they need the list of all terms,
for close matches. No count differed from the naive scan's.

Shards are many files: about three per article, counted on 2026-11-30 (the older counts below are higher), and ten with their compressed copies, which hosts that compress by themselves don't get. Such a host may
limit the number of files (Cloudflare Pages: 20,000). With \`HOST=cloudflare\`, 1,600 articles and all that belongs to them were 18,100 files, so there is room for about 1,800;
with a whole index, which \`SEARCH_SHARDS_FROM=999999999\` publishes, for about 2,500. Several shards in one file would need hosts that support range requests and leave the
file uncompressed; a host that ignores ranges would send all of it.`;

/** Measured once, by comparing the content of all files before and after. */
const AFTER_AN_EDIT = `## After an edit

500 articles, 1,738 files. One article was edited, and the files were compared by content:

| | words | phrases | tallies | pieces | head, bounds, tags, terms |
| --- | ---: | ---: | ---: | ---: | ---: |
| files | 178 | 241 | 65 | 1,248 | 6 |
| another after a sentence at the end | 15 | 21 | 7 | 1 | 4 |
| another after a word in the first line | 14 | 53 | 7 | 2 | 5 |

Unchanged files aren't compressed again, nor uploaded again to hosts that identify files by hash. Their URLs do change, because they contain the build id,
so a visitor's query after a deploy fetches its shards anew. URLs with a hash of each file would stay the same, but the bounds would have to list these hashes before
any shard is fetched: at four bytes each, 1.9 KB at 500 articles and 11 KB at 2,136 on top of every first query's 27 and 31 KiB. Adding or removing an article
renumbers those after it, and then nearly all shards change.`;

export function shardReport(runs: readonly ShardRun[], codeBytes: number): string {
  return [
    '# Sharded search',
    `Measured by \`npm run bench:shards\` on ${provenance()}. Later changes are not in these figures.`,
    HOW,
    `Our search code is ${kib(codeBytes)} KiB.`,
    FROM_WHICH_SIZE,
    AFTER_AN_EDIT,
    '## What a query moves, in KiB',
    table(['', 'queries', 'p50', 'p95', 'most', 'files p50', 'rounds most', 'answers that differ from the naive scan'], runs.flatMap(movedRows)),
    '## By kind of query: p50 / p95, in KiB',
    table(
      ['', ...kindsOf(runs)],
      runs.map((run) => [nameOf(run), ...kindsOf(runs).map((kind) => kindCell(run.ours.moved, kind))]),
    ),
    '## The files',
    table(['', 'kind', 'files', 'KB in all', 'KB of the largest'], runs.flatMap(fileRows)),
    runs.map((run) => `- ${describeFigures(run.figures)}. Written in ${(run.ours.writeMs / 1000).toFixed(1)} s.`).join('\n'),
    '## The queries that move most',
    table(['', 'query', 'KiB', 'files', 'results'], runs.flatMap(largestRows)),
    '',
  ].join('\n\n');
}

function movedRows({ figures, ours, pagefind }: ShardRun): readonly (readonly string[])[] {
  const name = (engine: string) => `${engine}, ${figures.articles.toLocaleString('en-US')} articles`;
  const rounds = Math.max(...ours.moved.map((each) => each.rounds));
  return [
    [`**${name('ours')}**`, ...sizes(ours.moved), String(rounds), String(ours.wrong)],
    [name('Pagefind'), ...sizes(pagefind), '–', String(pagefind.filter(({ query, found }) => found !== query.answer.length).length)],
  ];
}

function sizes(moved: readonly Pick<Moved, 'bytes' | 'files'>[]): readonly string[] {
  const bytes = moved.map((each) => each.bytes);
  const files = moved.map((each) => each.files);
  return [String(moved.length), ...[0.5, 0.95, 1].map((part) => kib(quantile(bytes, part))), String(quantile(files, 0.5))];
}

function kindsOf(runs: readonly ShardRun[]): readonly string[] {
  return [...new Set(runs.flatMap(({ ours }) => ours.moved.map(({ query }) => query.kind)))];
}

function kindCell(moved: readonly Moved[], kind: string): string {
  const bytes = moved.filter(({ query }) => query.kind === kind).map((each) => each.bytes);
  return `${kib(quantile(bytes, 0.5))} / ${kib(quantile(bytes, 0.95))}`;
}

function fileRows(run: ShardRun): readonly (readonly string[])[] {
  return run.ours.kinds.map(({ kind, files, bytes, largest }) => [nameOf(run), kind, files.toLocaleString('en-US'), kb(bytes), kb(largest)]);
}

function largestRows(run: ShardRun): readonly (readonly string[])[] {
  const sorted = [...run.ours.moved].sort((a, b) => b.bytes - a.bytes).slice(0, 5);
  return sorted.map(({ query, bytes, files }) => [nameOf(run), `\`${query.text}\``, kib(bytes), String(files), String(query.answer.length)]);
}

function nameOf({ figures }: ShardRun): string {
  return `${figures.articles.toLocaleString('en-US')} articles`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function kb(bytes: number): string {
  return (bytes / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 });
}
