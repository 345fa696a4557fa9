import { expect, test, type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../build-scripts/lib/browser/withSite';
import { createSiteServer } from '../../build-scripts/lib/server';
import { ROOT } from '../../build-scripts/lib/settings';
import { HOSTILE_SITE } from '../../build-scripts/lib/testSites';
import { writeFiles } from '../build-scripts/support/folder';
import { hostileFiles, MARKUP, NAMES, SCHEMES } from '../support/hostileContent';
import { hydrated } from './site';

/** The one build and the one server of this file: its tests run one after another. */
test.describe.configure({ mode: 'serial' });

let server: Server | undefined;
let home: string;

test.beforeAll(async () => {
  const content = mkdtempSync(join(tmpdir(), 'hostile-'));
  writeFiles(content, hostileFiles());
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: HOSTILE_SITE, COMPRESSION: 'fast' };
  const { status, stderr } = spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', 'build'], { cwd: ROOT, env, encoding: 'utf8' });
  rmSync(content, { recursive: true });
  expect(status, stderr).toBe(0);
  server = createSiteServer(HOSTILE_SITE);
  home = await startServer(server);
});

test.afterAll(() => {
  server?.close();
  server?.closeAllConnections();
});

/** Whatever a script of the content's would have done; the page's own policy must have had nothing to stop either. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('reportPolicy', (report: string) => seen.push(report));
  await page.addInitScript(() => {
    const { reportPolicy } = window as unknown as { reportPolicy: (report: string) => void };
    addEventListener('securitypolicyviolation', (event) => reportPolicy(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('canary')) seen.push(`request: ${request.url()}`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  return async () => {
    const ran = await page.evaluate(() => '__canary' in window);
    return ran ? [...seen, 'a script has run'] : seen;
  };
}

/** Goes to an address as the router does, without loading a document, and waits for the page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

test('R1 S1 pages, searches, addresses and anchors with whatever somebody may write run nothing', async ({ page }) => {
  const findings = await watch(page);
  await page.goto(`${home}/wiki/constructor`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('constructor');
  const addresses = [
    ...['/', '/wiki', '/blog', '/blog/prototype', '/wiki/title-0', '/open-source', '/resume'],
    ...NAMES.flatMap((name) => [`/tags/${name}`, `/wiki/${name}`, `/search?q=${name}`, `/wiki/constructor#${name}`]),
    ...MARKUP.slice(0, 20).flatMap((text) => [`/search?q=${encodeURIComponent(text)}`, `/wiki/constructor#${encodeURIComponent(text)}`]),
    ...MARKUP.slice(20, 30).map((text) => `/tags/${encodeURIComponent(text)}`),
    ...SCHEMES.slice(0, 4).map((text) => `/?cmd=${encodeURIComponent(text)}`),
  ];
  for (const address of addresses) await follow(page, address);
  expect(await findings()).toEqual([]);
});

test('T1 T2 the terminal shows what it is told and what it reads as text', async ({ page }) => {
  const findings = await watch(page);
  await page.goto(`${home}/?cmd=${encodeURIComponent(MARKUP[0] ?? '')}`);
  await hydrated(page);
  const prompt = page.getByRole('textbox', { name: 'Terminal command' });
  const log = page.getByRole('log', { name: 'Terminal output' });
  for (const line of [...MARKUP.slice(0, 6), ...NAMES, 'cat wiki/constructor.md', "grep -r 'onerror' .", 'ls -l wiki', 'man __proto__', 'cd __proto__']) {
    await prompt.fill(line);
    await prompt.press('Enter');
    await expect(log).toHaveAttribute('aria-busy', 'false');
  }
  await expect(log).toContainText(`Command not found: ${MARKUP[0]}`);
  expect(await log.locator('script, img, svg, iframe').count()).toBe(0);
  expect(await findings()).toEqual([]);
});

/** What a reader of feeds must not be given, and whether the structured data of a page is whole; asked in a page without a policy. */
const faultsOf = ({ xml, feed, html }: { xml: string[]; feed: string; html: string }): string[] => {
  const parse = (text: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(text, type);
  const faults = xml.filter((text) => parse(text, 'text/xml').querySelector('parsererror')).map((text) => `not XML: ${text.slice(0, 80)}`);
  const blocks = [...parse(html, 'text/html').querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent ?? '');
  if (blocks.length === 0 || blocks.some((text) => typeof JSON.parse(text) !== 'object')) faults.push('no structured data');
  const { items } = JSON.parse(feed) as { items: { content_html: string }[] };
  const elements = items.flatMap(({ content_html }) => [...parse(content_html, 'text/html').body.querySelectorAll('*')]);
  const isBad = (element: Element) =>
    element.matches('script, iframe, object, embed, base, meta, link, form, style') ||
    [...element.attributes].some(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value));
  return [...faults, ...elements.filter(isBad).map(({ outerHTML }) => `feed: ${outerHTML.slice(0, 80)}`)];
};

test('M1 files for programs are whole: no text ends its string or element, and feeds hold nothing that runs', async ({ page }) => {
  const text = async (path: string) => (await page.request.get(home + path)).text();
  const all = (paths: readonly string[]) => Promise.all(paths.map(text));
  for (const json of await all(['/resume.json', '/manifest.webmanifest', '/data/wiki.json', '/data/catalog.json']))
    expect(() => JSON.parse(json) as unknown).not.toThrow();
  const [feed = '', html = ''] = await all(['/feed.json', '/wiki/title-0']);
  expect(await page.evaluate(faultsOf, { xml: await all(['/feed.xml', '/atom.xml', '/sitemap.xml']), feed, html })).toEqual([]);
});

test('a picture that is opened by itself runs and loads nothing', async ({ page }) => {
  const asked: string[] = [];
  const response = await page.goto(`${home}/images/hostile.svg`);
  page.on('request', (request) => asked.push(request.url()));
  expect(response?.headers()['content-security-policy']).toContain('sandbox');
  await expect(page.locator('rect')).toBeVisible();
  expect(await page.evaluate(() => '__canary' in window)).toBe(false);
  expect(asked).toEqual([]);
});
