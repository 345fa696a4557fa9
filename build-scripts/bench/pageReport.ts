import { median } from '../lib/reports/median';
import type { ArrivalRow } from './measureArrival';
import { HOVER_MS, type PageCost } from './measurePage';

/** A page's runs, and those of its floor in the same order. */
export interface PageRow {
  readonly path: string;
  readonly ours: PageCost[];
  readonly floor: PageCost[];
}

/** The milliseconds from a click on a link until the next page is painted, and those of the floor in the same order. */
export interface ClickRow {
  readonly cpu: number;
  readonly ours: number[];
  readonly floor: number[];
}

const COLUMNS: readonly { readonly name: string; readonly key: keyof PageCost; readonly digits: number }[] = [
  { name: 'KiB transferred', key: 'kib', digits: 1 },
  { name: 'JS KiB', key: 'jsKib', digits: 1 },
  { name: 'FCP ms', key: 'fcp', digits: 0 },
  { name: 'LCP ms', key: 'lcp', digits: 0 },
  { name: 'TBT ms', key: 'tbt', digits: 0 },
  { name: 'CLS', key: 'cls', digits: 3 },
  { name: 'requests', key: 'requests', digits: 0 },
  { name: 'heap MB', key: 'heap', digits: 1 },
];

/** The report in Markdown: one row per page with its floor below; `about` is the commit and machine it was measured on. */
export function pageReport(pages: readonly PageRow[], clicks: readonly ClickRow[], about: string): string {
  const cells = (costs: readonly PageCost[]) => COLUMNS.map(({ key, digits }) => median(costs.map((cost) => cost[key])).toFixed(digits));
  const row = (name: string, costs: readonly PageCost[]) => `| ${[name, ...cells(costs)].join(' | ')} |`;
  const clickLine = ({ cpu, ours, floor }: ClickRow) => `- CPU ${cpu}×: ${runsOf(ours)}; its floor: ${runsOf(floor)}`;
  return [
    '# What a page costs a first-time visitor',
    '',
    `Measured by \`npm run bench:page -- --write\` on ${about}. Later changes are not in these figures.`,
    '',
    `Medians of ${pages[0]?.ours.length ?? 0} runs in a phone-sized window, with the CPU slowed down four times, 150 ms round-trip time, 1.6 Mbit/s and an empty cache. A run ends after`,
    'three seconds without network activity, so what is fetched in idle time (search index, prefetches) counts.',
    'The floor is the same document with its files but without scripts. Runs of page and floor alternate.',
    '',
    `| | ${COLUMNS.map(({ name }) => name).join(' | ')} |`,
    `| --- | ${COLUMNS.map(() => '---:').join(' | ')} |`,
    ...pages.flatMap(({ path, ours, floor }) => [row(`\`${path}\``, ours), row('its floor', floor)]),
    ...(clicks.length === 0
      ? []
      : [
          '',
          "The time from a click on the link to the next article until that article's heading is on the screen. The page is idle, the network fast, and the",
          `pointer rests on the link for ${HOVER_MS} ms before the click. The floor loads the next document:`,
          '',
          ...clicks.map(clickLine),
        ]),
    '',
  ].join('\n');
}

/** The median of the runs, with each of them. */
function runsOf(times: readonly number[]): string {
  return `**${median(times).toFixed(0)} ms** (${times.map((time) => time.toFixed(0)).join(', ')})`;
}

/** How long it takes until the first step of a runbook that is opened by its address. */
export function openingSection(path: string, times: readonly number[]): string {
  return [
    '## A runbook opened by its address',
    '',
    'From the navigation until the first step is painted, with the same processor, network and empty cache. Until then there are its title and a message:',
    'the document is the guide, and the steps need scripts.',
    '',
    `- \`${path}\`: ${runsOf(times)}`,
    '',
  ].join('\n');
}

/** How often the typeface arrived during a first visit, and how much the layout shifted. */
export function arrivalSection(rows: readonly ArrivalRow[]): string {
  const row = ({ path, width, loads, drawn, shifts }: ArrivalRow) =>
    `| \`${path}\` | ${width} | ${drawn} of ${loads} | ${median(shifts).toFixed(4)} | ${Math.max(...shifts).toFixed(4)} |`;
  return [
    '## The typeface on a first visit',
    '',
    'Each page is opened by new visitors, with an empty cache, 150 ms round-trip time and 1.6 Mbit/s. Drawn means that the heading is in the typeface',
    'once the page has loaded. The shift is the CLS of a load, most of it from the swap of the fallback font for the typeface.',
    '',
    '| | width | drawn | shift, median | most |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(row),
    '',
  ].join('\n');
}
