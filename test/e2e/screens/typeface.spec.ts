import type { Page } from '@playwright/test';
import { watched, watchFrames } from '../support/frames';
import { BOTH, ENGINES, expect, FOREIGN, hold, PHONE, waitUntilStable, sidewaysOf, slowLine, test, visit } from '../support/site';

const FACE = '**/hanken-grotesk.*.woff2';
/** A paragraph that changed its height would shift more. */
const MAX_SHIFT = 0.01;

const hasFace = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, style, status }) => /Hanken Grotesk/.test(family) && style === 'normal' && status === 'loaded'));

/** The width of a tablet, between those that the tests run in. */
const TABLET = { width: 768, height: 1024 };

for (const [path, width, where] of [
  ['/', 'in either window', BOTH],
  ['/', 'on a tablet', {}],
  ['/wiki/ssh', 'on a desktop', {}],
  ['/blog/learning-docker-compose', 'on a phone', PHONE],
] as const) {
  test(`H8 ${path}, ${width}, is read in a face of the system until ours has come, and stays where it is then`, where, async ({ page }) => {
    if (width === 'on a tablet') await page.setViewportSize(TABLET);
    await watchFrames(page);
    const letItCome = await hold(page, FACE);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await waitUntilStable(page);
    expect(await hasFace(page)).toBe(false);
    letItCome();
    await expect.poll(() => hasFace(page)).toBe(true);
    await waitUntilStable(page);
    const { shifts } = await watched(page);
    expect(shifts.reduce((sum, shift) => sum + parseFloat(shift), 0)).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

test('H8 on a slow line the face comes within the first visit', async ({ page }) => {
  await slowLine(page);
  await page.goto('/wiki/ssh');
  await expect.poll(() => hasFace(page)).toBe(true);
});

test('H8 a page asks for further letters of the face only where it shows some', ENGINES, async ({ page }) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.resourceType() === 'font' && asked.push(new URL(request.url()).pathname.replace(/^.*\/|\.\w{8}\.woff2$/g, ''))),
  );
  const facesOf = async (address: string) => {
    asked.length = 0;
    await visit(page, address);
    await page.evaluate(() => document.fonts.ready);
    // A preload and its use may be two requests, the second answered by the cache.
    return [...new Set(asked)].sort();
  };
  expect((await facesOf('/wiki/ssh')).filter((name) => /-(?:accents|ext)$/.test(name))).toEqual([]);
  expect(await facesOf('/resume')).toEqual(['hanken-grotesk']);
  expect(await facesOf(`${FOREIGN}/blog/hello`)).toEqual([
    'hanken-grotesk',
    'hanken-grotesk-accents',
    'hanken-grotesk-ext',
    'hanken-grotesk-italic',
    'hanken-grotesk-italic-ext',
  ]);
});

test('H8 Łódź is set in the typeface alone', async ({ page }) => {
  await visit(page, `${FOREIGN}/blog/hello`);
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: '.prose #thanks + p' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
});

test("W6 inline code of a guide never breaks inside a short token, at a phone's width", PHONE, async ({ page }) => {
  await visit(page, '/wiki/ssh');
  const broken = await page
    .locator('.prose :not(pre) > code')
    .evaluateAll((codes) =>
      codes
        .filter((code) => /^\S{2,16}$/.test(code.textContent) && !/[-/]/.test(code.textContent) && code.getClientRects().length > 1)
        .map((code) => code.textContent),
    );
  expect(broken).toEqual([]);
  expect(await sidewaysOf(page)).toBe(0);
});

test('W6 stressed words of a guide are set in the true italic, not in the upright face slanted', async ({ page }) => {
  await visit(page, '/wiki/firewall');
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: '.prose p em' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts).toEqual([expect.objectContaining({ isCustomFont: true, postScriptName: expect.stringMatching(/Italic/) })]);
});
