import { escapeMarkup } from '../lib/text/escapeMarkup';
import type { CorpusReport, EngineReport } from './job';

/** In units of the drawing. */
const WIDTH = 760;
const LABELS = 130;
const FIGURES = 70;
const BAR = 14;
const ROW = 20;
const HEAD = 34;
const TOP = 44;
/** The time of the shortest bar, in milliseconds. The scale is logarithmic, since the times differ by factors of thousands. */
const LEAST_MS = 0.001;

/** Readable on light and dark pages: the colours follow the reader's scheme, the background stays the page's. */
const STYLE = `text { font: 13px system-ui, sans-serif; fill: #1f2328 } .head { font-weight: 600 } .bar { fill: #8c959f } .ours { fill: #0969da }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .bar { fill: #6e7681 } .ours { fill: #4493f8 } }`;

interface Chart {
  readonly svg: string;
  /** The chart in words, for those who can't see it. */
  readonly description: string;
}

/** A bar chart of the 95th percentile of the query times: one bar per engine, one block per corpus. */
export function chartOf(reports: readonly CorpusReport[]): Chart {
  const most = Math.max(...reports.flatMap(({ engines }) => engines.map(p95)), LEAST_MS * 10);
  const scale = (ms: number) => (Math.log10(ms / LEAST_MS) / Math.log10(most / LEAST_MS)) * (WIDTH - LABELS - FIGURES);
  let top = TOP;
  const blocks = reports.map((report) => {
    const block = blockOf(report, top, scale);
    top += HEAD + measured(report).length * ROW;
    return block;
  });
  const description = describe(reports);
  const title = '<text class="head" x="0" y="18">Warm queries: 95th percentile in milliseconds (logarithmic scale)</text>';
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top + 10}" width="${WIDTH}" height="${top + 10}" role="img" aria-labelledby="title desc">`;
  const texts = `<title id="title">Query times of search engines</title><desc id="desc">${escapeMarkup(description)}</desc>`;
  return { svg: `${[open, texts, `<style>${STYLE}</style>`, title, ...blocks].join('\n')}\n</svg>\n`, description };
}

function blockOf(report: CorpusReport, top: number, scale: (ms: number) => number): string {
  const head = `<text class="head" x="0" y="${top + 14}">${report.name}</text>`;
  const rows = measured(report).map((row, place) => {
    const y = top + HEAD - 10 + place * ROW;
    const width = Math.max(2, scale(p95(row))).toFixed(1);
    const kind = row.engine.startsWith('ours') ? 'bar ours' : 'bar';
    return [
      `<text x="${LABELS - 8}" y="${y + 12}" text-anchor="end">${escapeMarkup(row.engine)}</text>`,
      `<rect class="${kind}" x="${LABELS}" y="${y + 1}" width="${width}" height="${BAR}" rx="2"/>`,
      `<text x="${LABELS + Number(width) + 6}" y="${y + 12}">${milliseconds(p95(row))}</text>`,
    ].join('');
  });
  return [head, ...rows].join('\n');
}

function describe(reports: readonly CorpusReport[]): string {
  const corpora = reports.map((report) => {
    const engines = measured(report).map((row) => `${row.engine} ${milliseconds(p95(row))}`);
    return `${report.name}: ${engines.join(', ')}`;
  });
  return `Bar chart of the 95th percentile of warm query times in milliseconds. ${corpora.join('. ')}.`;
}

function measured({ engines }: CorpusReport): readonly EngineReport[] {
  return engines.filter(({ warm }) => warm !== undefined);
}

function p95({ warm }: EngineReport): number {
  return Math.max(LEAST_MS, warm?.p95 ?? 0);
}

function milliseconds(ms: number): string {
  return ms >= 100 ? Math.round(ms).toLocaleString('en-US') : String(Number(ms.toPrecision(2)));
}
