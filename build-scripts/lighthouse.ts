import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { pathsIn } from './bench/namedWords';
import { provenance } from './bench/provenance';
import { withServer } from './lib/browser/withSite';
import { CHROMIUM_FLAGS, ensureChromium } from './lib/browser/chromium';
import { runCommand } from './lib/running/command';
import { readCommand } from './lib/running/readCommand';
import { ensureLighthouse, LIGHTHOUSE_VERSION, type Lighthouse, type LighthouseResult } from './lib/lighthouse/ensureLighthouse';
import { calibratedRun } from './lib/lighthouse/calibratedRun';
import { CALIBRATION } from './lib/lighthouse/slowdown';
import { lighthouseTable, lineOf, shortfalls, type PageRuns } from './lib/lighthouse/report';
import { createSiteServer, freePort } from './lib/serving/server';
import { readDistDir } from './lib/settings/settings';
import { ROOT } from './lib/files/paths';

const PATHS = ['/', '/wiki/ssh', '/wiki', '/projects/azure-migration', '/resume', '/search'];
/** As many as Lighthouse's own text about the variability of its results advises. */
const RUNS = 5;
const REPORT = 'docs/lighthouse.md';

/**
 * Runs Lighthouse, with its mobile preset, on one page of each kind, and takes medians of five runs. Fails when accessibility, best
 * practices or SEO is below 100 on any page. Performance is only reported, because a busy machine lowers it. How fast the machine
 * is beside a run decides by how much it is slowed. `--write` writes the report.
 */
await runCommand(async () => {
  const { values, positionals } = readCommand('lighthouse');
  const named = pathsIn(positionals);
  const lighthouse = await ensureLighthouse();
  await withServer(createSiteServer(readDistDir()), async (url) => {
    const pages: PageRuns[] = [];
    for (const path of named.length > 0 ? named : PATHS) pages.push({ path, runs: await runsOf(lighthouse, url + path) });
    const version = await inBrowser((_port, browser) => Promise.resolve(browser.version()));
    const table = lighthouseTable(pages);
    console.log(table);
    if (values.write) writeReport(table, `Lighthouse ${LIGHTHOUSE_VERSION}, Chromium ${version}, ${provenance()}`);
    requireFullScores(pages);
  });
});

/** Starts a browser that Lighthouse can attach to, and ends it. */
async function inBrowser<T>(use: (port: number, browser: Browser) => Promise<T>): Promise<T> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`] });
  try {
    return await use(port, browser);
  } finally {
    await browser.close();
  }
}

/** @throws Error with the scores that must be 100 but aren't */
function requireFullScores(pages: readonly PageRuns[]): void {
  const missing = shortfalls(pages);
  for (const { text } of missing) console.log(text);
  const exact = missing.filter(({ isExact }) => isExact);
  if (exact.length > 0) throw new Error(`lighthouse: ${exact.length} scores are below 100:\n${exact.map(({ text }) => text).join('\n')}`);
}

/**
 * Each run has a browser of its own, as those of Lighthouse's command line have: one that has shown the page before begins with a task of up to
 * 200 ms before it navigates, which is counted. Of a page that couldn't be recorded, Lighthouse says to run it again, so it is run again once.
 */
async function runsOf(lighthouse: Lighthouse, address: string): Promise<LighthouseResult[]> {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const attempt = () => inBrowser((port) => calibratedRun(lighthouse, address, port));
    const result = await attempt().catch(attempt);
    console.log(lineOf(new URL(address).pathname, result));
    results.push(result);
  }
  return results;
}

function writeReport(table: string, about: string): void {
  const text = `# Lighthouse\n\nMeasured by \`npm run lighthouse -- --write\` with ${about}. Later changes are not in these figures.\n\nLighthouse's mobile preset, on the production build served by our own server. Medians of ${RUNS} runs. ${CALIBRATION}\n\n${table}\n`;
  mkdirSync(join(ROOT, 'docs'), { recursive: true });
  writeFileSync(join(ROOT, REPORT), text);
  console.log(`Written: ${REPORT}`);
}
