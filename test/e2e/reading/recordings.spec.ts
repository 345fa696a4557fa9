import type { Page } from '@playwright/test';
import type { WikiArticleData } from '../../../src/core/content/pages';
import { plainText } from '../../../src/core/recordings/playback';
import type { Recording } from '../../../src/core/recordings/recording';
import { violations } from '../support/axe';
import { BOTH, expect, HOME, sidewaysOf, siteData, test, visit } from '../support/site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const GUIDE = 'user-permissions';
const DATA = `**/data/recordings/wiki/${GUIDE}.json`;
const player = (page: Page) => page.getByRole('region', { name: 'Recording' });
const key = (page: Page, name: string | RegExp) => player(page).getByRole('button', { name });
const screen = (page: Page) => player(page).getByLabel('What the machine printed');
const watch = (page: Page) => page.getByRole('button', { name: 'Watch it run' });

/** The first of a guide's recordings with several commands, and its block. */
async function recordedBlock(page: Page) {
  const recordings = await siteData<(Recording | null)[]>(page, `recordings/wiki/${GUIDE}`);
  const commands = (recording: Recording | null) => recording?.events.filter(([, kind]) => kind === 'm').length ?? 0;
  const place = recordings.findIndex((recording) => commands(recording) > 2);
  const recording = recordings[place];
  if (!recording) throw new Error('There is no such recording.');
  const output = plainText(recording.events.map(([, kind, text]) => (kind === 'o' ? text : '')).join(''));
  return { block: page.locator('.prose .code').nth(place), commands: commands(recording), output };
}

/** Turns to a block, by the pointer or a finger. */
async function turnTo(block: Awaited<ReturnType<typeof recordedBlock>>['block']): Promise<void> {
  await block.scrollIntoViewIfNeeded();
  await block.locator('pre').first().click();
  await expect(block.getByRole('button', { name: 'Watch it run' })).toBeVisible();
}

const shifts = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));

test('W15 a recorded session plays in its place without moving anything, by command, and is copied', BOTH, async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        document.documentElement.dataset['shift'] = String(value + Number(document.documentElement.dataset['shift'] ?? 0));
    }).observe({ type: 'layout-shift' });
  });
  await visit(page, `/wiki/${GUIDE}`);
  const { block, commands, output } = await recordedBlock(page);
  await block.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const before = { box: await block.boundingBox(), shift: await shifts(page) };
  await turnTo(block);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await watch(page).click();
  // While it plays: at its end, there is Play.
  await expect(key(page, 'Pause')).toBeFocused();
  await expect(screen(page)).toContainText(output.split('\n')[0] ?? '');
  expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([`/data/recordings/wiki/${GUIDE}.json`]);
  expect(await violations(page)).toEqual([]);
  for (const control of await player(page).getByRole('button').all()) expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await key(page, 'Speed: 1×').click();
  await key(page, 'Speed: 2×').click();
  await expect(screen(page)).toHaveText(output, { timeout: 30_000, useInnerText: true });
  await expect(key(page, 'Play')).toBeVisible();
  await key(page, 'Copy what is shown').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(output);
  for (let at = commands; at > 1; at -= 1) await key(page, 'Previous command').click();
  await expect(player(page).getByRole('slider')).toHaveAttribute('aria-valuetext', new RegExp(`^1 of ${commands}: `));
  // What is below the player, and the block itself, hasn't moved.
  expect(await block.boundingBox()).toEqual(before.box);
  expect(await shifts(page)).toBe(before.shift);
  expect(await sidewaysOf(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(player(page)).toHaveCount(0);
  await expect(block.getByRole('button', { name: 'Watch it run' })).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('W15 nothing plays by itself: the whole session is there', async ({ page }) => {
    await visit(page, `/wiki/${GUIDE}`);
    const { block, output } = await recordedBlock(page);
    await turnTo(block);
    await watch(page).click();
    await expect(screen(page)).toHaveText(output, { useInnerText: true });
    await expect(key(page, 'Play')).toBeVisible();
    await test.step('N1 and nothing that it covers takes the focus, but its block is printed', async () => {
      const first = key(page, 'Play');
      await first.press('Shift+Tab');
      await expect(first).not.toBeFocused();
      await expect(block.locator(':focus')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(block.locator('.line').first()).toBeVisible();
    });
  });
});

test.describe('when its data fails', () => {
  test.use({ expectedProblems: ['recordings/'] });

  test('W15 the player says so in its place, and Retry plays', async ({ page }) => {
    await visit(page, `/wiki/${GUIDE}`);
    const { block } = await recordedBlock(page);
    await page.route(DATA, (route) => route.abort());
    await turnTo(block);
    await watch(page).click();
    await expect(page.getByRole('alert')).toContainText('The recording could not be loaded.');
    await page.unroute(DATA);
    await key(page, 'Retry').click();
    await expect(screen(page)).toBeVisible();
  });
});

test('W15 without scripts the example stays as it is', async ({ page, browser }) => {
  const { recorded } = await siteData<WikiArticleData>(page, `wiki/${GUIDE}`);
  const place = recorded?.blocks[0] ?? -1;
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${HOME}wiki/${GUIDE}`);
  const block = plain.locator('.prose .code').nth(place);
  await block.hover();
  await expect(block.locator('.line').first()).toBeVisible();
  await expect(plain.locator('.watch')).toHaveCount(0);
  await plain.close();
});
