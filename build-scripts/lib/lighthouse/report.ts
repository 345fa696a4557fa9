import { median } from '../reports/median';
import type { LighthouseResult } from './ensureLighthouse';

/** All runs of a page. */
export interface PageRuns {
  readonly path: string;
  readonly runs: readonly LighthouseResult[];
}

/** In Lighthouse's order. Scores that don't depend on the machine must be 100 (`isExact`). */
const CATEGORIES = [
  { id: 'performance', name: 'Performance', isExact: false },
  { id: 'accessibility', name: 'Accessibility', isExact: true },
  { id: 'best-practices', name: 'Best practices', isExact: true },
  { id: 'seo', name: 'SEO', isExact: true },
] as const;
const METRICS = [
  { id: 'first-contentful-paint', name: 'FCP ms' },
  { id: 'largest-contentful-paint', name: 'LCP ms' },
  { id: 'total-blocking-time', name: 'TBT ms' },
  { id: 'cumulative-layout-shift', name: 'CLS' },
] as const;

const indexOf = ({ environment }: LighthouseResult): number => environment.benchmarkIndex;
const slowdownOf = ({ configSettings }: LighthouseResult): number => configSettings.throttling.cpuSlowdownMultiplier;

/** One line of progress, printed after each run. */
export function lineOf(path: string, run: LighthouseResult): string {
  return `${path}: performance ${scoreOf({ path, runs: [run] }, 'performance')}, CPU index ${indexOf(run).toFixed(0)}, slowed by ${slowdownOf(run)}`;
}

/** The median score of a category, from 0 to 100. */
export function scoreOf({ runs }: PageRuns, category: string): number {
  return Math.round(100 * median(runs.map(({ categories }) => categories[category]?.score ?? 0)));
}

/** A Markdown table, one row per page: median scores, the medians of the metrics behind the performance score, and of the machine's speed. */
export function lighthouseTable(pages: readonly PageRuns[]): string {
  const metric = ({ runs }: PageRuns, id: string) => {
    const value = median(runs.map(({ audits }) => audits[id]?.numericValue ?? NaN));
    return value < 1 ? String(Number(value.toFixed(3))) : value.toFixed(0);
  };
  const of = ({ runs }: PageRuns, value: (run: LighthouseResult) => number) => median(runs.map(value));
  const row = (page: PageRuns) => [
    `\`${page.path}\``,
    ...CATEGORIES.map(({ id }) => String(scoreOf(page, id))),
    ...METRICS.map(({ id }) => metric(page, id)),
    of(page, indexOf).toFixed(0),
    `${of(page, slowdownOf)} ×`,
  ];
  const names = ['', ...CATEGORIES.map(({ name }) => name), ...METRICS.map(({ name }) => name), 'CPU index', 'Slowed'];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replace('|  |', '| |');
  return [line(names), line(names.map((name) => (name ? '---:' : '---'))), ...pages.map((page) => line(row(page)))].join('\n');
}

/** One line per category below 100, with the audits that lowered it; `isExact` marks those that a busy machine can't explain. */
export function shortfalls(pages: readonly PageRuns[]): { readonly text: string; readonly isExact: boolean }[] {
  return pages.flatMap((page) =>
    CATEGORIES.filter(({ id }) => scoreOf(page, id) < 100).map(({ id, name, isExact }) => ({
      text: `${page.path}: ${name} ${scoreOf(page, id)}: ${failedAudits(page, id).join('; ') || 'no single audit failed'}`,
      isExact,
    })),
  );
}

function failedAudits({ runs }: PageRuns, category: string): string[] {
  const failed = runs.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return audit && weight > 0 && audit.score !== null && audit.score < 0.9 ? [`${id} (${audit.displayValue ?? audit.title})`] : [];
    }),
  );
  return [...new Set(failed)];
}
