/*
 * Measures what a page costs a first-time visitor: `npm run bench:page -- [paths...] [--write]`, in Chromium, with a
 * phone's processor and network. Each page is measured next to its floor, the same document without scripts; then
 * whether the typeface arrives and how long a runbook takes that is opened by its address. The report goes to docs/page-benchmark.md with --write.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { withServer, withSite } from '../lib/browser/withSite';
import { runCommand } from '../lib/running/command';
import { readCommand } from '../lib/running/readCommand';
import { readDistDir } from '../lib/settings/settings';
import { ROOT } from '../lib/files/paths';
import { createFloorServer } from './floorServer';
import { measureArrivals, type ArrivalRow } from './measureArrival';
import { measureClick, measureOpening, measurePage } from './measurePage';
import { pathsIn } from './namedWords';
import { arrivalSection, openingSection, pageReport, type ClickRow, type PageRow } from './pageReport';
import { provenance } from './provenance';
import { SLOW_CPU } from './windows';

const PATHS = ['/wiki/ssh', '/', '/wiki'];
/** A page of each kind, for the typeface's arrival. */
const KINDS = [
  '/',
  '/resume',
  '/wiki',
  '/wiki/ssh',
  '/blog',
  '/blog/learning-docker-compose',
  '/projects',
  '/projects/azure-migration',
  '/open-source',
  '/tags/SSH',
  '/search',
];
const ARTICLE = '/wiki/ssh';
const RUNBOOK = '/wiki/ssh?run';
const RUNS = 5;
const REPORT = 'docs/page-benchmark.md';

await runCommand(async () => {
  const { values, positionals } = readCommand('bench/page');
  const named = pathsIn(positionals);
  const distDir = readDistDir();
  const report = await withServer(createFloorServer(distDir), (floorUrl) =>
    withSite(distDir, async ({ url, browser }) => {
      const pages: PageRow[] = [];
      for (const path of named.length > 0 ? named : PATHS) pages.push(await measurePair(browser, path, { url, floorUrl }));
      const clicks = named.length > 0 ? [] : [await measureClicks(browser, 1, { url, floorUrl }), await measureClicks(browser, SLOW_CPU, { url, floorUrl })];
      const arrivals: ArrivalRow[] = [];
      for (const path of named.length > 0 ? named : KINDS) arrivals.push(...(await measureArrivals(browser, url, path)));
      return [
        pageReport(pages, clicks, `${provenance()}, Chromium ${browser.version()}`),
        ...(named.length > 0 ? [] : [openingSection(RUNBOOK, await measureRuns(() => measureOpening(browser, url + RUNBOOK)))]),
        arrivalSection(arrivals),
      ].join('\n');
    }),
  );
  console.log(report);
  if (!values.write) return;
  mkdirSync(join(ROOT, 'docs'), { recursive: true });
  writeFileSync(join(ROOT, REPORT), report);
  console.log(`Written: ${REPORT}`);
});

interface Sites {
  readonly url: string;
  readonly floorUrl: string;
}

async function measurePair(browser: Browser, path: string, sites: Sites): Promise<PageRow> {
  return { path, ...(await measureBoth(sites, (url) => measurePage(browser, url + path))) };
}

async function measureClicks(browser: Browser, cpu: number, sites: Sites): Promise<ClickRow> {
  return { cpu, ...(await measureBoth(sites, (url) => measureClick(browser, url + ARTICLE, cpu))) };
}

/** The site and its floor alternate, so that a busy machine affects both alike. */
async function measureBoth<T>({ url, floorUrl }: Sites, measure: (url: string) => Promise<T>): Promise<{ ours: T[]; floor: T[] }> {
  const runs: { ours: T[]; floor: T[] } = { ours: [], floor: [] };
  for (let run = 0; run < RUNS; run += 1) {
    runs.ours.push(await measure(url));
    runs.floor.push(await measure(floorUrl));
  }
  return runs;
}

async function measureRuns(measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measure());
  return times;
}
