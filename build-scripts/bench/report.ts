import type { Engine } from './engines/engine';
import type { CorpusReport, EngineReport, Percentiles } from './job';
import { provenance } from './provenance';

const COLUMNS: readonly (readonly [title: string, cell: (row: EngineReport) => string])[] = [
  ['engine', ({ engine }) => (engine.startsWith('ours') ? `**${engine}**` : engine)],
  ['index KB raw', ({ bytes }) => kilobytes(bytes?.raw)],
  ['brotli', ({ bytes }) => kilobytes(bytes?.brotli)],
  ['gzip', ({ bytes }) => kilobytes(bytes?.gzip)],
  ['build ms', ({ bytes, buildMs }) => (bytes ? figure(buildMs) : '–')],
  ['load ms', ({ loadMs }) => figure(loadMs)],
  ['memory MB', ({ memoryMB }) => figure(memoryMB)],
  ['cold ms p50 / p95 / p99', ({ cold }) => percentiles(cold)],
  ['warm ms p50 / p95 / p99', ({ warm }) => percentiles(warm)],
  ['recall', ({ recall }) => percent(recall)],
  ['precision', ({ precision }) => percent(precision)],
  ['same order', ({ sameOrder }) => percent(sameOrder)],
];

/** The engine whose slowest queries are named. */
const PREPARED = 'ours, prepared';

/** One corpus as a Markdown table, with a note for each engine that couldn't be measured in full, and the slowest queries. */
export function corpusTable({ name, queries, textBytes, engines }: CorpusReport): string {
  const head = `## ${name} (${count(Math.round(textBytes / 1000))} KB of text, ${queries} queries)`;
  const rows = engines.filter(({ note }) => note === undefined).map((row) => line(COLUMNS.map(([, cell]) => cell(row))));
  const rule = COLUMNS.map((_, column) => (column === 0 ? '---' : '---:'));
  const notes = engines.flatMap((row) => noteOf(row, queries) ?? []);
  const table = [line(COLUMNS.map(([title]) => title)), line(rule), ...rows].join('\n');
  return [head, table, notes.join('\n'), slowestTable(engines)].filter((part) => part !== '').join('\n\n');
}

/** The slowest queries of ours, prepared, as a table; empty if it wasn't measured. */
function slowestTable(engines: readonly EngineReport[]): string {
  const { slowest = [] } = engines.find(({ engine }) => engine === PREPARED) ?? {};
  if (slowest.length === 0) return '';
  const rows = slowest.map(({ text, kind, documents, warm }) => line([`\`${text}\``, kind, count(documents), figure(warm)]));
  return [line([`slowest of ${PREPARED}`, 'kind', 'documents', 'warm ms']), line(['---', '---', '---:', '---:']), ...rows].join('\n');
}

/** The whole report. */
export function reportOf(reports: readonly CorpusReport[], chartDescription: string, engines: readonly Pick<Engine, 'name' | 'setup'>[]): string {
  return [
    '# Search engine comparison',
    `Measured by \`npm run bench:search\` on ${provenance()}. Later changes are not in these figures.`,
    `![${chartDescription}](search-benchmark.svg)`,
    HOW,
    ...reports.map(corpusTable),
    '## Ratios',
    ratioTable(reports),
    '## How each engine is set up',
    engines.map(({ name, setup }) => `- **${name}**: ${setup}`).join('\n'),
    '',
  ].join('\n\n');
}

const HOW = `Each engine builds its index in one process and answers in another, one engine after the other, from the same file of documents and queries; the
load average above shows what else the machine was doing. The queries are cut from the corpus: words, prefixes, fragments from inside words,
one or two characters, phrases and pieces of code. Symbols and words that occur nowhere are added.

| Column | Meaning |
| --- | --- |
| load | What a browser does with the fetched index before the first query |
| memory | Heap and buffers beyond the documents themselves |
| cold, warm | The first run of each query, and the median of its later runs; only queries that have an answer |
| recall, precision | Measured against the exact set of case-insensitive substring matches |
| same order | Share of queries answered with exactly that set in the order of requirement S4, which the other engines don't aim for |

Below each table are the slowest queries of ${PREPARED}, by their warm time: of what kind they are, and how many documents contain them.

Times depend on the machine, ratios less so. Brotli quality is 11, as in the build, but 9 for all engines above 1,000 documents, where 11 would
take minutes.`;

/** Ratios between engines: above 1 is in our favour, except for index sizes, which are ours ÷ MiniSearch's. */
function ratioTable(reports: readonly CorpusReport[]): string {
  const of = (report: CorpusReport, name: string) => report.engines.find(({ engine }) => engine === name);
  const rows: readonly (readonly [string, (report: CorpusReport) => number | undefined])[] = [
    ['index ÷ MiniSearch index, brotli', (report) => ratio(of(report, 'ours')?.bytes?.brotli, of(report, 'MiniSearch')?.bytes?.brotli)],
    ['index ÷ MiniSearch index, gzip', (report) => ratio(of(report, 'ours')?.bytes?.gzip, of(report, 'MiniSearch')?.bytes?.gzip)],
    ['naive ÷ ours, warm p50', (report) => ratio(of(report, 'naive scan')?.warm?.p50, of(report, 'ours')?.warm?.p50)],
    ['naive ÷ ours, warm p95', (report) => ratio(of(report, 'naive scan')?.warm?.p95, of(report, 'ours')?.warm?.p95)],
    ['naive ÷ ours prepared, warm p50', (report) => ratio(of(report, 'naive scan')?.warm?.p50, of(report, PREPARED)?.warm?.p50)],
    ['naive ÷ ours prepared, warm p95', (report) => ratio(of(report, 'naive scan')?.warm?.p95, of(report, PREPARED)?.warm?.p95)],
    ['MiniSearch ÷ ours, warm p95', (report) => ratio(of(report, 'MiniSearch')?.warm?.p95, of(report, 'ours')?.warm?.p95)],
    ['MiniSearch ÷ ours prepared, warm p95', (report) => ratio(of(report, 'MiniSearch')?.warm?.p95, of(report, PREPARED)?.warm?.p95)],
    ['MiniSearch ÷ ours, load', (report) => ratio(of(report, 'MiniSearch')?.loadMs, of(report, 'ours')?.loadMs)],
  ];
  const head = ['', ...reports.map(({ name }) => name)];
  return [
    line(head),
    line(head.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...rows.map(([name, of]) => line([name, ...reports.map((report) => figure(of(report)))])),
  ].join('\n');
}

function noteOf({ engine, note, asked = 0 }: EngineReport, queries: number): string | null {
  if (note !== undefined) return `- ${engine} ${note}`;
  return asked < queries ? `- ${engine} answered ${asked} of the ${queries} queries within its time limit for the corpus.` : null;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function ratio(value: number | undefined, by: number | undefined): number | undefined {
  return value === undefined || !by ? undefined : value / by;
}

function percentiles(times: Percentiles | undefined): string {
  return times ? [times.p50, times.p95, times.p99].map(figure).join(' / ') : '–';
}

function percent(part: number | undefined): string {
  return part === undefined ? '–' : `${(part * 100).toFixed(part === 1 || part === 0 ? 0 : 1)}%`;
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? '–' : figure(bytes / 1000);
}

/** Rounds to three significant digits. */
function figure(value: number | undefined): string {
  if (value === undefined) return '–';
  return value >= 1_000 ? count(Math.round(value)) : String(Number(value.toPrecision(3)));
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
