import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './build-scripts/lib/chromium';

/** E2E_PORT chooses the ports, this one and the next, so that two runs can share a machine. */
const PORT = Number(process.env['E2E_PORT'] || 4173);
const FOREIGN_PORT = PORT + 1;
const serve = (port: number, outDir: string) => ({
  command: 'node --import tsx build-scripts/serve.ts',
  env: { PORT: String(port), OUT_DIR: outDir },
  port,
  reuseExistingServer: false,
});

/** The production build, under our own server, in a phone's and a desktop's window. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  // A shared machine stutters; a test that needs its second try is told as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS },
  },
  webServer: [serve(PORT, 'dist'), serve(FOREIGN_PORT, '.cache/foreign-site')],
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
