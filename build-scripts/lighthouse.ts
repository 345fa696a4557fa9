import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { median } from './lib/reports/median';
import { provenance } from './bench/provenance';
import { withServer } from './lib/browser/withSite';
import { CHROMIUM_FLAGS, ensureChromium } from './lib/browser/chromium';
import { runCommand } from './lib/running/command';
import { ensureLighthouse, LIGHTHOUSE_VERSION, type Lighthouse, type LighthouseResult } from './lib/lighthouse/ensureLighthouse';
import { calibratedSlowdown, calibrationText } from './lib/lighthouse/slowdown';
import { lighthouseTable, shortfalls, type PageRuns } from './lib/lighthouse/report';
import { createSiteServer, freePort } from './lib/serving/server';
import { readDistDir } from './lib/settings/settings';
import { ROOT } from './lib/files/paths';

const PATHS = ['/', '/wiki/ssh', '/wiki', '/projects/azure-migration', '/resume', '/search'];
/** As many as Lighthouse's own text about the variability of its results advises. */
const RUNS = 5;
/** A shared machine's speed varies by half from one second to the next. */
const CALIBRATION_RUNS = 5;
const REPORT = 'docs/lighthouse.md';

/**
 * Runs Lighthouse, with its mobile preset, on one page of each kind, and takes medians of five runs. Fails when accessibility, best
 * practices or SEO is below 100 on any page. Performance is only reported, because a busy machine lowers it. How fast the machine
 * is decides by how much it is slowed. `--write` writes the report.
 */
await runCommand(async () => {
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
  const lighthouse = await ensureLighthouse();
  await withServer(createSiteServer(readDistDir()), async (url) => {
    const port = await freePort();
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`] });
    try {
      const paths = named.length > 0 ? named : PATHS;
      const slowdown = await slowdownOf(lighthouse, url + paths[0], port);
      console.log(`The processor is slowed by ${slowdown} from here on.`);
      const pages: PageRuns[] = [];
      for (const path of paths) {
        const runs = await runsOf(lighthouse, url + path, { port, runs: RUNS, throttling: { cpuSlowdownMultiplier: slowdown } });
        pages.push({ path, runs });
      }
      report({ pages, slowdown }, `Lighthouse ${LIGHTHOUSE_VERSION}, Chromium ${browser.version()}, ${provenance()}`);
    } finally {
      await browser.close();
    }
  });
});

/** @throws Error with the scores that must be 100 but aren't */
function report({ pages, slowdown }: { pages: readonly PageRuns[]; slowdown: number }, about: string): void {
  const table = lighthouseTable(pages);
  const missing = shortfalls(pages);
  console.log([table, ...missing.map(({ text }) => text)].join('\n'));
  if (process.argv.includes('--write')) writeReport([calibrationText(slowdown), table].join('\n\n'), about);
  const exact = missing.filter(({ isExact }) => isExact);
  if (exact.length > 0) throw new Error(`lighthouse: ${exact.length} scores are below 100:\n${exact.map(({ text }) => text).join('\n')}`);
}

/** By how much to slow the processor: by the median speed of the machine beside some first runs, which aren't counted otherwise. */
async function slowdownOf(lighthouse: Lighthouse, address: string, port: number): Promise<number> {
  const runs = await runsOf(lighthouse, address, { port, runs: CALIBRATION_RUNS });
  return calibratedSlowdown(median(runs.map(({ environment }) => environment.benchmarkIndex)));
}

async function runsOf(
  lighthouse: Lighthouse,
  address: string,
  { runs, ...flags }: { runs: number; port: number; throttling?: object },
): Promise<LighthouseResult[]> {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOf(lighthouse, address, flags));
  return results;
}

/** Of a page that couldn't be recorded, Lighthouse says to run it again, so it is run again once. */
async function runOf(lighthouse: Lighthouse, address: string, flags: Readonly<Record<string, unknown>>): Promise<LighthouseResult> {
  const attempt = async () => (await lighthouse(address, { logLevel: 'error', output: 'json', ...flags }))?.lhr;
  const first = await attempt();
  const result = first && !first.runtimeError ? first : await attempt();
  if (!result) throw new Error(`lighthouse: ${address}: there is no result.`);
  if (result.runtimeError) throw new Error(`lighthouse: ${address}: ${result.runtimeError.message}`);
  console.log(
    `${new URL(address).pathname}: performance ${Math.round(100 * (result.categories.performance?.score ?? 0))}, CPU index ${result.environment.benchmarkIndex}`,
  );
  return result;
}

function writeReport(body: string, about: string): void {
  const text = `# Lighthouse\n\nMeasured by \`npm run lighthouse -- --write\` with ${about}. Later changes are not in these figures.\n\nLighthouse's mobile preset, on the production build served by our own server. Medians of ${RUNS} runs.\n\n${body}\n`;
  mkdirSync(join(ROOT, 'docs'), { recursive: true });
  writeFileSync(join(ROOT, REPORT), text);
  console.log(`Written: ${REPORT}`);
}
