import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './lib/building/buildSite';
import { ensureTestBrowser } from './lib/browser/chromium';
import { runCommand } from './lib/running/command';
import { readCommand } from './lib/running/readCommand';
import { describeBuild } from './lib/building/describeBuild';
import { ensureFirefox } from './lib/browser/firefox';
import { FUZZ_REPORTS, fuzzSummary } from './lib/testing/fuzzSummary';
import { preloading } from './lib/testing/preloading';
import { readSettings } from './lib/settings/settings';
import { CACHE_DIR, ROOT } from './lib/files/paths';
import { startProgram } from './lib/running/startProgram';
import { createStopwatch } from './lib/running/stopwatch';
import { testedParts } from './lib/testing/testedParts';
import { ensureWebKit } from './lib/browser/webkit';

const REPORTS = join(CACHE_DIR, 'reports');
const UNIT_REPORT = join(REPORTS, 'jest.json');
const SITE_REPORT = join(REPORTS, 'jest-site.json');
const BROWSER_REPORT = join(REPORTS, 'playwright.json');

/** The turn in which every row of a table is tried; see test/support/propertyRuns.ts. */
const ALL_ROWS = 'all';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs every test of the project: the units and, while these run, what the sites serve once they are built; then what a browser makes of
 * them, under our own server. What may differ by engine also runs in Firefox, and a walk through the site in WebKit. Of tables of
 * similar pages, an ordinary run tries some, by turns, and `--tables` all; `--full` also tries the full number of cases of every property;
 * `--chromium` leaves out the other engines. Without the sample, the tests of its site are left out.
 */
await runCommand(async () => {
  const { env, hasEngines } = readArguments();
  mkdirSync(REPORTS, { recursive: true });
  [UNIT_REPORT, SITE_REPORT, BROWSER_REPORT, FUZZ_REPORTS].forEach((path) => rmSync(path, { recursive: true, force: true }));
  const browsers = { ...env, CHROMIUM_PATH: ensureTestBrowser(), ...(hasEngines ? engineEnvironment() : {}) };
  const { time, summary } = createStopwatch();
  const tested = testedParts();
  // A build ends while the units run. Browsers don't: beside the units, which would then take three times as long, all of it took a third longer.
  const units = time('unit', () => runJest(tested.units, { report: UNIT_REPORT, env, isShown: true }));
  const sites = (async () => {
    await time('build', () => buildSites(tested.sites));
    // One after the other: of two builds at once, the second would find the bundler's cache in use and make everything anew.
    await time('site', () => runJest([...tested.site, '--runInBand'], { report: SITE_REPORT, env, isShown: units }));
  })();
  // A failed build ends the run, but not before the unit tests have reported.
  const [, ended] = await Promise.allSettled([units, sites]);
  if (ended.status === 'rejected') throw ended.reason;
  await time('browser', () => runBrowser(tested.browser, browsers));
  const counts = [jestCounts(UNIT_REPORT), jestCounts(SITE_REPORT), browserCounts()];
  const sum = (key: keyof Counts) => counts.reduce((total, each) => total + each[key], 0);
  console.log([fuzzSummary(), ...leftOut(SITE_REPORT), tested.note, turnOf(env), summary()].filter(Boolean).join('\n'));
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
});

function readArguments() {
  const { full, tables, chromium } = readCommand('test').values;
  const env = { TEST_TURN: full || tables ? ALL_ROWS : thisTurn(), ...(full ? { PROPERTY_RUNS: 'full' } : {}) };
  return { env, hasEngines: !chromium };
}

/** By the minute, so that a run and the next have different rows; TEST_TURN repeats those of a run that failed, or with `all` tries every one. */
function thisTurn(): string {
  return process.env['TEST_TURN'] || String(Math.floor(Date.now() / 60_000) % 60);
}

/** What lets the browser tests run in Firefox and WebKit as well, if they are there. */
function engineEnvironment(): Record<string, string> {
  ensureWebKit();
  const firefox = ensureFirefox();
  const driver = preloading(join(ROOT, 'test/support/firefoxDriver.mjs'), process.env['NODE_OPTIONS']);
  return { TEST_ENGINES: '1', ...(firefox === undefined ? {} : { FIREFOX_PATH: firefox, NODE_OPTIONS: driver }) };
}

/** How to repeat the run; empty if it tried all rows. */
function turnOf({ TEST_TURN }: Record<string, string>): string {
  return TEST_TURN !== ALL_ROWS ? `Some rows of each table were tried: TEST_TURN=${TEST_TURN} npm test repeats these, npm test -- --tables tries all` : '';
}

interface JestRun {
  readonly report: string;
  readonly env: Record<string, string>;
  readonly isShown: true | Promise<unknown>;
}

function runJest(selection: readonly string[], { report, env, isShown }: JestRun) {
  const args = [...selection, '--json', `--outputFile=${report}`, '--silent', '--reporters=default'];
  return startProgram('jest/bin/jest.js', args, { env, isShown });
}

function runBrowser(selection: readonly string[], env: Record<string, string>) {
  return startProgram('@playwright/test/cli.js', ['test', ...selection], { env, isShown: true });
}

async function buildSites(sites: readonly NodeJS.ProcessEnv[]): Promise<void> {
  for (const env of sites) console.log(describeBuild(await buildSite(await readSettings(env))));
}

function jestCounts(file: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readReport(file) as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) };
}

/** The tests that need a program which isn't installed, such as nginx. */
function leftOut(file: string): string[] {
  const { testResults } = readReport(file) as { testResults: { assertionResults: { status: string; fullName: string }[] }[] };
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'pending').map(({ fullName }) => `Left out: ${fullName}`),
  );
}

function browserCounts(): Counts {
  const { stats, errors } = readReport(BROWSER_REPORT) as { stats: { expected: number; unexpected: number }; errors: unknown[] };
  return { passed: stats.expected, failed: stats.unexpected + errors.length };
}

/** A runner that wrote no report has not run; that is a failure, not zero tests. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    throw new Error(`A test runner exited without a report (${file}); the lines above say why.`);
  }
}
