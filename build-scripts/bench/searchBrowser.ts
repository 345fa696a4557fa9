/*
 * Measures the search as a visitor experiences it: `npm run bench:search:browser -- [sizes...] [--write]`, in Chromium, on the
 * built site, from a key press to the first paint after the results changed. The site's own content is measured, and
 * the same pages with generated corpora of 1,000 and 10,000 documents, or of the sizes named. The report goes to
 * docs/search-benchmark-browser.md when no size is named, or with --write.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { until } from '../lib/browser/until';
import { withServer } from '../lib/browser/withSite';
import { ensureChromium, CHROMIUM_FLAGS } from '../lib/browser/chromium';
import { runCommand } from '../lib/running/command';
import { readCommand } from '../lib/running/readCommand';
import { createSiteServer } from '../lib/serving/server';
import { readDistDir } from '../lib/settings/settings';
import { ROOT } from '../lib/files/paths';
import { corpusOf } from './corpus';
import { createCorpusServer } from './corpusServer';
import { createTypingFloorServer } from './floorServer';
import { KEY_TIMER } from './keyTimer';
import { sizesIn } from './namedWords';
import { quantile } from './quantile';
import { makeQueries, type Query } from './queries';
import { Random } from './random';
import { provenance } from './provenance';

const DEFAULT_SIZES = [1_000, 10_000];
/** The same threshold as the build's. */
const WORKER_FROM = 1_000;
const RUNS = 3;
const SLOW_CPU = 4;
/** How long one key may take before it counts as unanswered. */
const KEY_TIMEOUT_MS = 1_000;
/** The wait after the first answer, while the rest is prepared in idle time or in the worker. */
const SETTLE_MS = 12_000;
/** The pause between two keys. */
const BETWEEN_KEYS_MS = 60;
const MOBILE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const OWN_QUERIES = ['sshd_config', 'permission denied', 'journalctl -u', '/etc/ssh', 'ufw allow', 'chroot', 'sudo', 'systemctl'];
/** A phrase, which is answered only once the texts have arrived. */
const WARM_UP = 'the a';
const TYPED_KINDS: readonly Query['kind'][] = ['word', 'fragment', 'phrase', 'code'];

interface Site {
  readonly name: string;
  readonly server: Server;
  readonly queries: readonly string[];
  /** An expression that is true once keys are answered; by default, once our own search box is hydrated. */
  readonly isUsable?: string;
}

/** Whether the page is hydrated, and with it the search box; see src/app/hydration.ts. */
const IS_BOX_HYDRATED = `document.querySelector('main[data-hydrated] input[type=search]')`;
/** How many rows our page shows in the first frame after a key. */
const FIRST_ROWS = 4;
/** The line with the number of results, and those rows. */
const FIRST_OF_OUTCOME = `.result-count, .result:nth-child(-n + ${FIRST_ROWS})`;

interface Row {
  readonly site: string;
  readonly cpu: number;
  readonly keys: number;
  readonly p50: number;
  readonly p95: number;
}

await runCommand(async () => {
  const { values, positionals } = readCommand('bench/searchBrowser');
  const named = sizesIn(positionals);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const distDir = readDistDir();
    const own = { name: 'the site itself', server: createSiteServer(distDir), queries: OWN_QUERIES };
    const floor = { name: 'the floor: no search, no framework', server: await floorOf(browser, own, distDir), queries: OWN_QUERIES, isUsable: 'true' };
    const rows = [...(await measureSite(browser, floor)), ...(await measureSite(browser, { ...own, server: createSiteServer(distDir) }))];
    for (const size of named.length > 0 ? named : DEFAULT_SIZES) rows.push(...(await measureSite(browser, generatedSite(distDir, size))));
    const cold = await medianCold(browser, { ...own, server: createSiteServer(distDir) });
    const report = reportOf(rows, cold);
    console.log(report);
    if (named.length === 0 || values.write) writeReport(report);
  } finally {
    await browser.close();
  }
});

function generatedSite(distDir: string, size: number): Site {
  const documents = corpusOf(size);
  const queries = makeQueries(documents, new Random(11)).filter(({ kind }) => TYPED_KINDS.includes(kind));
  const typed = TYPED_KINDS.flatMap((kind) => queries.filter((query) => query.kind === kind).slice(0, 3));
  return {
    name: `${size.toLocaleString('en-US')} generated documents`,
    server: createCorpusServer(distDir, documents, size >= WORKER_FROM),
    queries: typed.map(({ text }) => text.slice(0, 24)),
  };
}

/** Warm keys at full speed and at a quarter, after everything has been loaded and prepared. */
function measureSite(browser: Browser, site: Site): Promise<Row[]> {
  return withServer(site.server, (url) => measureServed(browser, site, url));
}

async function measureServed(browser: Browser, site: Site, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const cpu of [1, SLOW_CPU]) {
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await typeAll(browser, site, { url, cpu }));
    const middle = (part: number) =>
      quantile(
        runs.map((times) => quantile(times, part)),
        0.5,
      );
    rows.push({ site: site.name, cpu, keys: runs[0]?.length ?? 0, p50: middle(0.5), p95: middle(0.95) });
  }
  return rows;
}

/** The server of the floor, with our own first rows, as rendered, for each text that the box will hold. */
async function floorOf(browser: Browser, { server, queries }: Site, distDir: string): Promise<Server> {
  return createTypingFloorServer(distDir, await withServer(server, (url) => outcomesOf(browser, queries, url)));
}

async function outcomesOf(browser: Browser, queries: readonly string[], url: string): Promise<Record<string, string>> {
  const { page } = await openPage(browser);
  await openSearch(page, url);
  await warmUp(page);
  const outcomes: Record<string, string> = {};
  for (const typed of [WARM_UP, ...queries.flatMap((query) => Array.from(query, (_, place) => query.slice(0, place + 1)))]) {
    await page.getByRole('searchbox', { name: 'Search everything' }).fill(typed);
    await page.waitForTimeout(BETWEEN_KEYS_MS);
    const [count, ...rows] = await page.locator(FIRST_OF_OUTCOME).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
    outcomes[typed] = `${count}<ol class="results">${rows.join('')}</ol>`;
  }
  await page.context().close();
  return outcomes;
}

interface Session {
  readonly url: string;
  readonly cpu: number;
}

async function typeAll(browser: Browser, { queries, isUsable }: Site, { url, cpu }: Session): Promise<number[]> {
  const { page, client } = await openPage(browser);
  await openSearch(page, url, isUsable);
  await warmUp(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const times: number[] = [];
  for (const query of queries) {
    await page.getByRole('searchbox', { name: 'Search everything' }).fill('');
    for (const key of query) times.push(...(await press(page, key)));
  }
  await page.context().close();
  return times;
}

async function openSearch(page: Page, url: string, isUsable = IS_BOX_HYDRATED): Promise<void> {
  await page.goto(`${url}/search`);
  await until(page, isUsable);
}

/** Waits until the texts are loaded and the idle work is done. */
async function warmUp(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search everything' }).fill(WARM_UP);
  await until(page, `/result|No results/.test(document.querySelector('.outcome').textContent)`);
  await page.waitForTimeout(SETTLE_MS);
}

/** Presses a key; returns its time, or nothing when the results don't change. */
async function press(page: Page, key: string): Promise<number[]> {
  const before = await page.evaluate<number>('keyTimes.length');
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  await until(page, `keyTimes.length > ${before}`, KEY_TIMEOUT_MS).catch(() => undefined);
  await page.waitForTimeout(BETWEEN_KEYS_MS);
  return page.evaluate<number[]>(`keyTimes.slice(${before}, ${before + 1})`);
}

/** The first key on a page that has just been hydrated, on a slow network and a slow processor, with an empty cache each time. */
function medianCold(browser: Browser, { server }: Site): Promise<number> {
  return withServer(server, (url) => medianFirstKey(browser, url));
}

async function medianFirstKey(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { page, client } = await openPage(browser);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', MOBILE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    await openSearch(page, url);
    await page.getByRole('searchbox', { name: 'Search everything' }).focus();
    await page.keyboard.press('s');
    await until(page, 'keyTimes.length > 0');
    times.push(await page.evaluate<number>('keyTimes[0]'));
    await page.context().close();
  }
  return quantile(times, 0.5);
}

async function openPage(browser: Browser): Promise<{ page: Page; client: CDPSession }> {
  const page = await (await browser.newContext({ viewport: { width: 1_280, height: 900 } })).newPage();
  await page.addInitScript({ content: KEY_TIMER });
  return { page, client: await page.context().newCDPSession(page) };
}

function reportOf(rows: readonly Row[], cold: number): string {
  const line = ({ site, cpu, keys, p50, p95 }: Row) => `| ${site} | ${cpu}× | ${keys} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`;
  return [
    '# The search in the browser',
    '',
    `Measured by \`npm run bench:search:browser\` on ${provenance()}, headless Chromium. Later changes are not in these figures.`,
    '',
    `Milliseconds from a key press on the search page to the first paint after the results have changed; medians of ${RUNS} runs. At CPU 4× the processor`,
    'is slowed down four times, which affects the page but not its worker. From 1,000 documents on, the search runs in that worker. A paint waits up',
    'to 16.7 ms for the next frame.',
    '',
    `The floor is the same page without our scripts. Its key handler inserts the same first ${FIRST_ROWS} rows as ready-made HTML. What remains is the browser's own`,
    'input handling, layout and paint, so no search that shows these results can be faster.',
    '',
    '| | CPU | keys | p50 | p95 |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(line),
    '',
    `First key on the search page, pressed as soon as the page responds, with an empty cache, 150 ms round-trip time, 1.6 Mbit/s and CPU 4×: **${Math.round(cold)} ms** to the results.`,
    '',
  ].join('\n');
}

function writeReport(report: string): void {
  mkdirSync(join(ROOT, 'docs'), { recursive: true });
  writeFileSync(join(ROOT, 'docs/search-benchmark-browser.md'), report);
  console.log('Written: docs/search-benchmark-browser.md');
}
