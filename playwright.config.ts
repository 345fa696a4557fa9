import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from './build-scripts/lib/browser/chromium';
import { findFirefox } from './build-scripts/lib/browser/firefox';
import { FOREIGN_SITE, hasSample, TEST_SITE } from './build-scripts/lib/testing/testSites';
import { findWebKit } from './build-scripts/lib/browser/webkit';

/** E2E_PORT chooses the ports, this one and the next, so that two runs can share a machine. */
const PORT = Number(process.env['E2E_PORT'] || 4173);
const FOREIGN_PORT = PORT + 1;
/** Without one, Playwright reports that its own isn't installed. */
const BROWSER = findTestBrowser();
/** With one process for a context's pages, Chromium keeps no spare one, which it would start anew for every test. */
const FLAGS = [...CHROMIUM_FLAGS, '--renderer-process-limit=1'];
/** Only where `npm test` has prepared the driver for it (test/support/firefoxDriver.mjs). */
const FIREFOX = process.env['TEST_ENGINES'] === '1' ? findFirefox() : undefined;
/** WebKitGTK is driven by its own driver, not by Playwright's. */
const HAS_WEBKIT = process.env['TEST_ENGINES'] === '1' && findWebKit() !== undefined;
const FIREFOX_PREFERENCES = {
  // A mouse, which a machine without a screen doesn't report.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Keeps no pages in memory: the driver can't follow them.
  'browser.sessionhistory.max_total_viewers': 0,
  // Starts no spare process for pages: every test would pay for it.
  'dom.ipc.processPrelaunch.enabled': false,
};
/** Names this run to its workers, which read this file anew with the environment of the first process. */
process.env['TEST_RUN'] ??= `${process.pid} ${Date.now()}`;
const serve = (port: number, outDir: string) => ({
  command: 'node --import tsx build-scripts/serve.ts',
  env: { PORT: String(port), OUT_DIR: outDir },
  port,
  reuseExistingServer: false,
});

/**
 * The production build, on our own server. Tests run in a desktop's window; those tagged `@both` also run in a phone's, and
 * those tagged `@phone` only there. A test waits for a condition, never for a fixed time, so the limits are wide: a busy
 * machine is no failure. No test is retried. Those tagged `@engines` also run in Firefox.
 */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than there are cores: tests that wait for a frame or a second leave theirs to the others.
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A service worker would answer in place of the network that a test sets up; its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: { ...(BROWSER === undefined ? {} : { executablePath: BROWSER }), args: FLAGS },
  },
  webServer: [...(hasSample() ? [serve(PORT, TEST_SITE)] : []), serve(FOREIGN_PORT, FOREIGN_SITE)],
  projects: [
    { name: 'phone', grep: /@phone|@both/, use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', grepInvert: /@phone|@webkit/, use: { viewport: { width: 1440, height: 900 } } },
    // Its two walks take a worker each; if they came after Firefox, the third would be idle.
    ...(HAS_WEBKIT ? [{ name: 'webkit', grep: /@webkit/ }] : []),
    ...(FIREFOX === undefined ? [] : [firefoxProject(FIREFOX)]),
  ],
});

function firefoxProject(executablePath: string) {
  return {
    name: 'firefox',
    grep: /@engines/,
    use: {
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      viewport: { width: 1440, height: 900 },
      launchOptions: { executablePath, firefoxUserPrefs: FIREFOX_PREFERENCES },
    },
  };
}
