import { changesBetween, newRanges } from '../../../src/core/history/changes';
import { editionTexts, type GuideHistory } from '../../../src/core/history/editions';
import { passagesOf } from '../../../src/core/history/passages';
import type { WikiArticleData } from '../../../src/core/content/pages';
import type { Page } from '@playwright/test';
import { firstSteps } from '../../support/propertyRuns';
import { clearOfBars, violations } from '../support/axe';
import { BOTH, expect, hold, shiftsDelivered, siteData, test, visit } from '../support/site';

const bar = (page: Page) => page.getByRole('region', { name: 'What has changed' });
const next = (page: Page) => page.getByRole('button', { name: 'Next change' });
const readings = (page: Page) => page.evaluate(() => localStorage.getItem('read'));
/** The marked texts of the change that is shown. */
const marked = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('guide-change-here') ?? [])].map((range) => String(range)));

/** The sum of all layout shifts so far. */
async function shifts(page: Page): Promise<number> {
  await shiftsDelivered(page);
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}

/** A guide's history on the site, and the texts of its editions, the present one first. */
async function editionsOf(page: Page, guide: string) {
  const { blocks } = await siteData<WikiArticleData>(page, `wiki/${guide}`);
  const history = await siteData<GuideHistory>(page, `history/${guide}`);
  return { history, texts: editionTexts(history, passagesOf(blocks)) };
}

/** As on a device on which an edition was read this year. */
async function readBefore(page: Page, guide: string, edition: string): Promise<void> {
  const reading = JSON.stringify({ [guide]: [edition, `${new Date().getFullYear()}-01-03`] });
  await page.addInitScript((text) => localStorage.getItem('read') ?? localStorage.setItem('read', text), reading);
}

test('W13 a reader of an earlier edition goes from one change to the next, and reads none of them twice', BOTH, async ({ page }) => {
  const { history, texts } = await editionsOf(page, 'upgrade-rules');
  const [now = [], before = []] = texts;
  const changes = changesBetween(before, now);
  await readBefore(page, 'upgrade-rules', history.editions[1]?.edition ?? '');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) document.documentElement.dataset['shift'] = String(entry.value + Number(document.documentElement.dataset['shift'] ?? 0));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const letHistoryCome = await hold(page, '**/data/history/*.json');
  await visit(page, '/wiki/upgrade-rules');
  // The typeface may load late, and moves a line by less than anybody sees.
  await page.evaluate(async () => void (await document.fonts.ready));
  const shiftBefore = await shifts(page);
  letHistoryCome();
  await expect(bar(page)).toContainText(`${changes.length} ${changes.length === 1 ? 'block' : 'blocks'} changed since 3 January`);
  expect((await shifts(page)) - shiftBefore).toBeLessThan(0.001);
  expect(await violations(page)).toEqual([]);

  for (const [index, change] of firstSteps(changes, 5).entries()) {
    await next(page).press('Enter');
    await expect(bar(page)).toContainText(`${index + 1} of ${changes.length}`);
    await expect(next(page)).toBeFocused();
    for (const added of await bar(page).locator('ins').all()) await expect(added).toHaveCSS('text-decoration-line', 'underline');
    for (const word of await marked(page)) expect(change.now).toContain(word.trim());
    const isMarked = newRanges(change).length > 0;
    expect((await marked(page)).length > 0).toBe(isMarked);
    if (!isMarked) continue;
    const place = await page.evaluate(() => {
      const [range] = CSS.highlights.get('guide-change-here') ?? [];
      const { top, bottom } = (range as Range).getBoundingClientRect();
      const foot = document.querySelector('.changes-bar')?.getBoundingClientRect().top ?? 0;
      return { top, bottom, foot, room: foot - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) };
    });
    expect(place.top).toBeGreaterThan(0);
    // A change longer than the room above the bar at least begins there.
    if (place.bottom - place.top < place.room) expect(place.bottom).toBeLessThan(place.foot);
    else expect(place.top).toBeLessThan(place.room);
  }
  await clearOfBars(page);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(bar(page)).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/wiki/upgrade-rules');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /history|changes/.test(url))).toEqual([]);
  expect(await readings(page)).toContain(history.editions[0]?.edition);
});

test('W13 every change of a much changed guide has its marks, also beside the reader’s own values', async ({ page }) => {
  const { history, texts } = await editionsOf(page, 'zabbix-setup');
  const changes = changesBetween(texts[1] ?? [], texts[0] ?? []);
  await page.addInitScript(() => localStorage.setItem('values/zabbix-setup', '{"ZABBIX":"zbx.example.net","SERVER":"zbx.example.net"}'));
  await readBefore(page, 'zabbix-setup', history.editions[1]?.edition ?? '');
  await visit(page, '/wiki/zabbix-setup');
  for (const [index, { now, before }] of firstSteps(changes, 12).entries()) {
    await next(page).click();
    await expect(bar(page)).toContainText(`${index + 1} of ${changes.length}`);
    // A passage that has only lost words has nothing to mark.
    if (now === null) expect(await marked(page)).toEqual([]);
    else if (before === null) expect((await marked(page)).join('').trim()).not.toBe('');
  }
});

test('W13 the edition of a new reader is remembered once they have read on for half a minute', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/wiki/upgrade-rules');
  await page.clock.fastForward(31_000);
  await page.clock.runFor(1_000);
  expect(await readings(page)).toBeNull();
  await page.clock.runFor(30_000);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(() => readings(page)).toContain('upgrade-rules');
  await expect(bar(page)).toHaveCount(0);
});

test('W12 a guide leads to the feed of its changes, in its head and under "About this guide"', async ({ page }) => {
  await visit(page, '/wiki/upgrade-rules');
  const href = await page.locator('head link[type="application/atom+xml"][title="Changes"]').getAttribute('href');
  expect(new URL(href ?? '', page.url()).pathname).toBe('/wiki/upgrade-rules/changes.xml');
  await page.getByText('About this guide').click();
  const feed = await page.request.get((await page.getByRole('link', { name: 'Feed', exact: true }).getAttribute('href')) ?? '');
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, expect.stringContaining('xml')]);
  expect(await feed.text()).toContain('<del>');
});
