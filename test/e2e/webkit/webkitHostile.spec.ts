import { expect, test } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { MARKUP, PAYLOADS } from '../../support/hostilePayloads';
import { byTurns, sample } from '../../support/propertyRuns';
import { KEYS, WebDriver } from '../../support/webDriver';
import { hostileAddresses, pagePaths } from '../support/hostileFiles';
import { askFor, hasArrived, notedByNow, openHostileSite, type HostileSite } from '../support/hostileSite';
import { foundWebKit, nextFrame, routeTo, SOON, WEBKIT } from '../support/site';

/* The hostile content folder in WebKit. Its driver reports neither the page's requests nor violations of its policy; the server does. */

/** How many of the addresses are loaded as documents; all are followed within one, which costs a tenth as much. */
const LOADED = 8;

let webkit: WebDriver;
let site: HostileSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  [webkit, site] = await Promise.all([WebDriver.start(foundWebKit()), openHostileSite()]);
});
test.afterAll(async () => {
  site.close();
  await webkit.end();
});

const hydrated = () =>
  expect.poll(() => webkit.evaluate(() => document.querySelector('#root[data-hydrated] > main[data-hydrated]') !== null), { intervals: SOON }).toBe(true);

/** Addresses that were opened, some with a payload in them. */
const opened = new Set<string>();

async function open(address: string): Promise<void> {
  opened.add(`request: ${new URL(address, site.home).pathname}`);
  await webkit.open(site.home + address);
  await hydrated();
}

/** WebKit refuses more than a hundred history entries in ten seconds, and the site changes most of these once: to a list's or the canonical one. */
const ENTRIES = { most: 40, perMs: 10_000 };
/** When the last addresses were followed. */
const followed: number[] = [];

/** Goes there without loading a document, and waits for the page. */
async function follow(address: string): Promise<void> {
  opened.add(`request: ${new URL(address, site.home).pathname}`);
  const wait = (followed.at(-ENTRIES.most) ?? -Infinity) + ENTRIES.perMs - performance.now();
  if (wait > 0) await delay(wait);
  followed.push(performance.now());
  await webkit.evaluate(routeTo, address);
  await expect.poll(() => webkit.evaluate(hasArrived), { message: address, intervals: SOON }).toBe(true);
  await webkit.evaluate(nextFrame);
}

/** Expects that nothing in the content has run or had to be stopped. */
async function isSilent(address: string): Promise<void> {
  const noted = (await notedByNow(site, (mark) => webkit.evaluate(askFor, mark))).filter((note) => !opened.has(note));
  expect({ address, ran: await webkit.evaluate(() => '__canary' in window), noted }).toEqual({ address, ran: false, noted: [] });
}

test('R1 each page of hostile content opens and runs nothing of it', WEBKIT, async () => {
  for (const path of byTurns(pagePaths(), 4)) {
    await open(path);
    await isSilent(path);
  }
});

test(`R1 S1 searches, addresses and anchors run nothing of ${PAYLOADS.length} payloads`, WEBKIT, async () => {
  // In a full run WebKit's limit alone takes minutes.
  test.slow();
  const addresses = hostileAddresses();
  for (const address of addresses.filter((_, index) => index % Math.ceil(addresses.length / LOADED) === 0)) {
    await open(address);
    await isSilent(address);
  }
  for (const address of addresses) await follow(address);
  await isSilent('an address that was followed');
});

test('T1 T2 the terminal shows what it is told as text', WEBKIT, async () => {
  await open(`/?cmd=${encodeURIComponent(MARKUP[0] ?? '')}`);
  const prompt = '.terminal__input';
  const shown = () => webkit.evaluate(() => document.querySelector('[role=log]')?.textContent ?? '');
  // Only single lines: the driver would type a line break as Enter.
  for (const line of [MARKUP[0] ?? '', ...sample(PAYLOADS.filter((text) => !/[\n\r\t\0]/.test(text))).slice(0, 8)]) {
    await webkit.evaluate((selector: string) => document.querySelector<HTMLInputElement>(selector)?.select(), prompt);
    await webkit.type(prompt, line + KEYS.Enter);
  }
  await expect.poll(shown, { intervals: SOON }).toContain(`Command not found: ${MARKUP[0]}`);
  expect(await webkit.evaluate(() => document.querySelectorAll('[role=log] :is(script, img, svg, iframe)').length)).toBe(0);
  await isSilent('the terminal');
});

test('what a script of the content would do is noted', WEBKIT, async () => {
  await open('/wiki/constructor');
  await webkit.evaluate(() => {
    for (const address of ['/canary', 'https://canary.example/picture.png']) new Image().src = address;
  });
  await expect.poll(() => site.noted.join('\n'), { intervals: SOON }).toMatch(/request: \/canary$/m);
  await expect.poll(() => site.noted.join('\n'), { intervals: SOON }).toMatch(/^policy: .*img-src.*canary\.example/m);
});
