import { expect, test, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTILE_CONTENT, HOSTILE_SITE } from '../../../build-scripts/lib/testing/testSites';
import { valueProblem } from '../../../src/core/content/valueProblem';
import { HOSTILE_OWNER, WEB_ADDRESSES } from '../../support/hostileContent';
import { MARKUP, NAMES, PAYLOADS, VALUES } from '../../support/hostilePayloads';
import { byTurns, sample } from '../../support/propertyRuns';
import { activeParts, brokenXml, builtNames, builtText, headOf, hostileAddresses, outputOf, pagePaths, runningIn } from '../support/hostileFiles';
import { askFor, hasArrived, MARK, notedByNow, openHostileSite, type HostileSite } from '../support/hostileSite';
import { ENGINES, hydrated, nextFrame, routeTo, SOON } from '../support/site';

/** One server for this file: its tests run one after another. */
test.describe.configure({ mode: 'default' });

let site: HostileSite | undefined;
let home: string;

test.beforeAll(async () => {
  site = await openHostileSite();
  home = site.home;
});

test.afterAll(() => site?.close());

/** Watches for whatever a script in the content would do; the page's own policy must have had nothing to stop, either. */
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
    const { pathname } = new URL(request.url());
    if (pathname.includes('canary') && !pathname.startsWith(MARK)) seen.push(`request: ${request.url()}`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  return async () => {
    if (site) seen.push(...(await notedByNow(site, (address) => page.evaluate(askFor, address))));
    const ran = await page.evaluate(() => '__canary' in window);
    return ran ? [...seen, 'a script has run'] : seen;
  };
}

/** Goes to an address without loading a document, and waits for the page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(routeTo, address);
  await expect.poll(() => page.evaluate(hasArrived), { message: address, intervals: SOON }).toBe(true);
  await page.evaluate(nextFrame);
}

test(`R1 S1 pages, searches, addresses and anchors run nothing of ${PAYLOADS.length} payloads`, ENGINES, async ({ page }) => {
  const findings = await watch(page);
  await page.goto(`${home}/wiki/constructor`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('constructor');
  const addresses = [...byTurns(pagePaths(), 3), ...hostileAddresses()];
  for (const address of addresses) await follow(page, address);
  expect(await findings()).toEqual([]);
});

test('T1 T2 the terminal shows what it is told and what it reads as text', ENGINES, async ({ page }) => {
  const findings = await watch(page);
  await page.goto(`${home}/?cmd=${encodeURIComponent(MARKUP[0] ?? '')}`);
  await hydrated(page);
  const prompt = page.getByRole('textbox', { name: 'Terminal command' });
  const log = page.getByRole('log', { name: 'Terminal output' });
  for (const line of [
    MARKUP[0] ?? '',
    ...sample(PAYLOADS).slice(0, 8),
    ...byTurns(NAMES, 2),
    'cat wiki/constructor.md',
    "grep -r 'onerror' .",
    'ls -l wiki',
    'man __proto__',
    'cd __proto__',
  ]) {
    await prompt.fill(line);
    await prompt.press('Enter');
    await expect(log).toHaveAttribute('aria-busy', 'false');
  }
  await expect(log).toContainText(`Command not found: ${MARKUP[0]}`);
  expect(await log.locator('script, img, svg, iframe').count()).toBe(0);
  expect(await findings()).toEqual([]);
});

test('R1 no document of the site has an element, a handler or an address of its content that runs or loads anything', async ({ page }) => {
  const documents = builtNames('.html').map((path) => ({ path, html: builtText(path) }));
  expect(documents.length).toBeGreaterThan(40);
  expect(await page.evaluate(runningIn, documents)).toEqual([]);
  const broken = ['<p onclick=x>', '<a href=" javascript:x">', '<iframe>', '<img src=/canary>', '<script>canary</script>', '<p style=x>', '<svg><set>'];
  expect(
    await page.evaluate(
      runningIn,
      broken.map((html) => ({ path: html, html })),
    ),
  ).toHaveLength(broken.length);
});

test("M1 each page's social card and structured data are whole and have the texts as they were written", async ({ page }) => {
  for (const path of byTurns(builtNames('index.html'), 4)) {
    const { title, data, card, siteName } = await page.evaluate(headOf, builtText(path));
    expect({ path, card, siteName }).toEqual({ path, card: title.slice(0, card.length), siteName: HOSTILE_OWNER.name });
    for (const text of data) expect(() => JSON.parse(text) as unknown, path).not.toThrow();
  }
  const { title, data } = await page.evaluate(headOf, builtText('index.html'));
  expect(title).toBe(HOSTILE_OWNER.title);
  const { name, jobTitle } = HOSTILE_OWNER.author;
  expect(data.map((text) => JSON.parse(text) as unknown)).toContainEqual(expect.objectContaining({ '@type': 'Person', name, jobTitle, sameAs: WEB_ADDRESSES }));
});

test('M1 feeds are whole, and hold nothing that runs', async ({ page }) => {
  expect(await page.evaluate(brokenXml, ['feed.xml', 'atom.xml', 'sitemap.xml', 'favicon.svg'].map(builtText))).toEqual([]);
  const { items } = JSON.parse(builtText('feed.json')) as { items: { id: string; content_html: string }[] };
  expect(items.length).toBeGreaterThan(0);
  expect(
    await page.evaluate(
      runningIn,
      items.map(({ id, content_html }) => ({ path: id, html: content_html })),
    ),
  ).toEqual([]);
});

test('R1 no Markdown file has an element of HTML or a link of a forbidden scheme outside of its code, and JSON is JSON', () => {
  for (const path of [...builtNames('.json'), 'manifest.webmanifest']) expect(() => JSON.parse(builtText(path)) as unknown, path).not.toThrow();
  const paths = [...builtNames('.md'), 'llms.txt', ...builtNames('llms-full.txt')];
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.flatMap(activeParts)).toEqual([]);
});

test('R1 files of text are sent as text', async ({ request }) => {
  for (const path of [...builtNames('.md'), ...builtNames('.txt')]) {
    const { 'content-type': type = '', 'x-content-type-options': sniffing } = (await request.get(`${home}/${path}`)).headers();
    expect({ path, type: type.split(';')[0], sniffing }).toEqual({ path, type: path.endsWith('.md') ? 'text/markdown' : 'text/plain', sniffing: 'nosniff' });
  }
  const resume = JSON.parse(builtText('resume.json')) as { basics: { name: string } };
  expect(resume.basics.name).toBe(HOSTILE_OWNER.author.name);
  expect(builtText('resume.txt')).toContain(HOSTILE_OWNER.author.name.toUpperCase());
});

test('C1 the resume as PDF has no script, starts nothing and links to the web and to mail only', () => {
  const pdf = readFileSync(join(HOSTILE_SITE, 'resume.pdf'))
    .toString('latin1')
    .replace(/\bstream\r?\n[^]*?endstream/g, '');
  expect(pdf).toMatch(/^%PDF-/);
  const strings = /\((?:\\[^]|[^\\()])*\)/g;
  expect(pdf.replace(strings, '')).not.toMatch(/\/(?:JavaScript|JS|Launch|OpenAction|AA|SubmitForm|ImportData|GoToR|EmbeddedFile)\b/);
  const addresses = [...pdf.matchAll(/\/URI \(((?:\\[^]|[^\\()])*)\)/g)].map(([, address = '']) => address.replace(/\\([^])/g, '$1'));
  expect(addresses).toEqual(expect.arrayContaining([...WEB_ADDRESSES, `mailto:${HOSTILE_OWNER.author.email}`]));
  expect(addresses.filter((address) => !/^(?:https?:|mailto:)/.test(address))).toEqual([]);
});

test('W4 a value that a visitor types is one word of its command, or isn’t used and said not to be', async ({ page }) => {
  const findings = await watch(page);
  await page.goto(`${home}/wiki/prototype`);
  await hydrated(page);
  await page.locator('summary', { hasText: 'Your values' }).click();
  const box = page.getByLabel(/^<script>window\.__canary=1;fetch/);
  const line = page.locator('main pre .line').first();
  const typed = [...sample(MARKUP), ...byTurns(VALUES, 3), ...byTurns(NAMES, 3)];
  const shown: string[] = [];
  const isUsed = (value: string) => valueProblem({ type: 'secret', value: 'example-0' }, value.trim()) === null;
  const used = (value: string) => (isUsed(value) ? value.trim() : 'example-0');
  for (const value of typed) {
    await box.fill(value);
    await expect(box).toHaveAttribute('aria-invalid', String(!isUsed(value)));
    await expect(line).toContainText(used(value));
    shown.push((await line.textContent()) ?? '');
  }
  // One shell for them all: on a busy machine each costs a second.
  expect(outputOf(shown.join('\n'))).toBe(typed.map((value) => `${used(value)}\n`).join(''));
  expect(await page.locator('main pre :is(script, img, svg, iframe)').count()).toBe(0);
  expect(readdirSync(HOSTILE_CONTENT)).not.toContain('canary');
  expect(await findings()).toEqual([]);
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
