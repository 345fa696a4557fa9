import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './lib/buildSite';
import { ensureChromium } from './lib/chromium';
import { runCommand } from './lib/command';
import { describeBuild } from './lib/describeBuild';
import { runProgram } from './lib/runProgram';
import { CACHE_DIR, readSettings, ROOT } from './lib/settings';

const JEST_REPORT = join(CACHE_DIR, 'reports/jest.json');
const BROWSER_REPORT = join(CACHE_DIR, 'reports/playwright.json');

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Every test of the project: without a browser, then in one, against the production build under our own server. */
await runCommand(async () => {
  mkdirSync(join(CACHE_DIR, 'reports'), { recursive: true });
  [JEST_REPORT, BROWSER_REPORT].forEach((file) => rmSync(file, { force: true }));
  const path = ensureChromium();
  runProgram('jest/bin/jest.js', ['--json', `--outputFile=${JEST_REPORT}`, '--silent', '--reporters=default']);
  console.log(describeBuild(await buildSite(await readSettings({ ...process.env, OUT_DIR: '' }))));
  console.log(describeBuild(await buildSite(await readSettings(foreignSite()))));
  runProgram('@playwright/test/cli.js', ['test'], { CHROMIUM_PATH: path });
  const jest = jestCounts();
  const browser = browserCounts();
  const failed = jest.failed + browser.failed;
  console.log(`${jest.passed + browser.passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});

/** The site of a foreign content folder under a base path, its search in a worker as if it were large, for the browser tests of all three. */
function foreignSite(): NodeJS.ProcessEnv {
  return {
    CONTENT_DIR: join(ROOT, 'test/fixtures/foreign'),
    OUT_DIR: join(CACHE_DIR, 'foreign-site'),
    SITE_URL: 'https://docs.example.org',
    BASE_PATH: '/sub/',
    SEARCH_WORKER_FROM: '0',
  };
}

function jestCounts(): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readReport(JEST_REPORT) as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) };
}

function browserCounts(): Counts {
  const { stats, errors } = readReport(BROWSER_REPORT) as { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** A runner that wrote no report has not run; that is a failure, not zero tests. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    throw new Error(`A test runner ended without its report (${file}); the lines above say why.`);
  }
}
