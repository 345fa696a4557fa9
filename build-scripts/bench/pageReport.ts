import { HOVER_MS, type PageCost } from './measurePage';

/** A page's runs, and those of its floor in the same order. */
export interface PageRow {
  readonly path: string;
  readonly ours: PageCost[];
  readonly floor: PageCost[];
}

export interface ClickRow {
  readonly cpu: number;
  readonly times: readonly number[];
}

const COLUMNS: readonly { readonly name: string; readonly key: keyof PageCost; readonly digits: number }[] = [
  { name: 'KiB moved', key: 'kib', digits: 1 },
  { name: 'JS KiB', key: 'jsKib', digits: 1 },
  { name: 'FCP ms', key: 'fcp', digits: 0 },
  { name: 'LCP ms', key: 'lcp', digits: 0 },
  { name: 'TBT ms', key: 'tbt', digits: 0 },
  { name: 'CLS', key: 'cls', digits: 3 },
  { name: 'requests', key: 'requests', digits: 0 },
  { name: 'heap MB', key: 'heap', digits: 1 },
];

/** The middle of some numbers; of an even count the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** The report in Markdown: a row a page, its floor under it; `about` says what it was measured on. */
export function pageReport(pages: readonly PageRow[], clicks: readonly ClickRow[], about: string): string {
  const cells = (costs: readonly PageCost[]) => COLUMNS.map(({ key, digits }) => median(costs.map((cost) => cost[key])).toFixed(digits));
  const row = (name: string, costs: readonly PageCost[]) => `| ${[name, ...cells(costs)].join(' | ')} |`;
  const clickLine = ({ cpu, times }: ClickRow) => `- CPU ${cpu}×: **${median(times).toFixed(0)} ms** (${times.map((time) => time.toFixed(0)).join(', ')})`;
  return [
    '# What a page costs a first-time visitor',
    '',
    `Written by \`npm run bench:page -- --write\`: ${about}. Medians of ${pages[0]?.ours.length ?? 0} runs. A phone’s window, CPU 4× slower, 150 ms round trip,`,
    '1.6 Mbit/s, nothing cached, until nothing has been asked for in three seconds; what is fetched when idle (search index, prefetches) counts.',
    'The floor is the same document and its files without any script, measured by turns with the page.',
    '',
    `| | ${COLUMNS.map(({ name }) => name).join(' | ')} |`,
    `| --- | ${COLUMNS.map(() => '---:').join(' | ')} |`,
    ...pages.flatMap(({ path, ours, floor }) => [row(`\`${path}\``, ours), row('its floor', floor)]),
    ...(clicks.length === 0
      ? []
      : [
          '',
          'From one article to the next, click to content on the screen; the page at rest before, the line fast, the pointer on the link for',
          `${HOVER_MS} ms before it presses:`,
          '',
          ...clicks.map(clickLine),
        ]),
    '',
  ].join('\n');
}
