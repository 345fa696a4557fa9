import type { Page } from '@playwright/test';
import { BOTH, expect, holdScripts, PHONE, shiftsDelivered, sidewaysOf, test, visit, waitUntilStable, ENGINES } from '../support/site';

test('N1 the bar has the site name, a search box and the sections, marks the current one, and can be skipped by the keyboard', BOTH, async ({ page }, info) => {
  await visit(page, '/blog/learning-to-read-logs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Jordan Doe' })).toHaveAttribute('href', '/');
  await expect(bar.getByRole('combobox')).toBeVisible();
  if (info.project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  await expect(bar.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  await expect(bar.getByRole('link', { name: 'Wiki' })).not.toHaveAttribute('aria-current');
  await test.step('an owner’s long name leaves the buttons their room', async () => {
    await bar.locator('.nav__name').evaluate((name) => (name.textContent = 'Harbour: notes on networks, names and the servers between them'));
    expect(await sidewaysOf(page)).toBe(0);
    const rights = await bar.locator('button:visible').evaluateAll((buttons) => buttons.map((button) => innerWidth - button.getBoundingClientRect().right));
    expect(Math.min(...rights)).toBeGreaterThanOrEqual(0);
  });
});

test('N2 the menu opens and closes by its button, by a link, by Escape and by Back', PHONE, async ({ page }) => {
  await visit(page, '/resume');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wiki' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect(page).toHaveURL('/wiki');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  // The new page takes the focus when it arrives.
  await expect(page.getByRole('heading', { level: 1, name: 'Wiki' })).toBeFocused();
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.goBack();
  await expect(page).toHaveURL('/resume');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('N3 submitting the search box goes to /search with the text, and does nothing when it is blank', ENGINES, async ({ page }) => {
  await visit(page, '/resume');
  const box = page.getByRole('combobox', { name: 'Search the site' });
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/resume');
  await box.fill('PermitRootLogin');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=PermitRootLogin');
  await expect(page.locator('.result').first()).toContainText('Secure SSH logins');
});

test('N2 a click before the scripts are here is answered once they are', PHONE, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Menu' }).click();
  letScriptsCome();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wiki' })).toBeVisible();
});

test('R4 a long article begins with its first screen, and its rest moves nothing', BOTH, async ({ page }) => {
  await visit(page, '/wiki');
  const seen = await page.evaluateHandle(() => {
    const record: { blocks: number[]; shifts: number[] } = { blocks: [], shifts: [] };
    new MutationObserver(() => {
      const blocks = document.querySelector('.prose')?.childElementCount ?? 0;
      if (blocks > 0 && blocks !== record.blocks.at(-1)) record.blocks.push(blocks);
    }).observe(document.body, { subtree: true, childList: true });
    new PerformanceObserver((list) => {
      if (record.blocks.length > 0) record.shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
    }).observe({ type: 'layout-shift' });
    return record;
  });
  await page.getByRole('main').getByRole('link', { name: 'Secure SSH logins' }).click();
  await expect(page.getByRole('main').locator('.next__link')).toBeAttached();
  await shiftsDelivered(page);
  const { blocks, shifts } = await seen.jsonValue();
  const [first = 0, whole = 0, ...more] = blocks;
  expect(more).toEqual([]);
  expect(first).toBeLessThan(whole / 4);
  expect(shifts).toEqual([]);
});

test('R5 a link to a heading far down finds it on a page that is not there yet', ENGINES, async ({ page }) => {
  await visit(page, '/wiki/ssh');
  const link = page.getByRole('main').locator('.prose a[href*="/wiki/firewall#"]');
  const target = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
});

/** Records which parts each view transition moves; React holds the page itself still, with an animation of zero duration. */
async function watchTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moved: string[][] = [];
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { moved });
    document.startViewTransition = (update) => {
      const transition = start(update);
      const parts = () => document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '');
      void transition.ready.then(() => moved.push(parts().filter((part) => /^::view-transition-group\((?!root)/.test(part))));
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[][] }).moved);
}

test('R4 the next page keeps the document’s language in place: without it, browsers compute the old page’s styles again', async ({ page }) => {
  await visit(page, '/wiki/ssh');
  await page.evaluate(() => {
    const changed: (string | null)[] = [];
    new MutationObserver((records) => changed.push(...records.map(({ attributeName }) => attributeName))).observe(document.documentElement, {
      attributes: true,
    });
    Object.assign(window, { changed });
  });
  await page.locator('.next__link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users, groups and permissions');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await waitUntilStable(page);
  expect(await page.evaluate('window.changed')).toEqual([]);
});

test('R4 a title moves from a list to its page and back, and from one article to the next nobody waits', async ({ page }) => {
  const moved = await watchTransitions(page);
  await visit(page, '/blog');
  const post = page.getByRole('main').locator('.card__title a').first();
  const title = await post.innerText();
  await post.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect.poll(moved).toHaveLength(1);
  expect((await moved())[0]).toHaveLength(1);
  await page.goBack();
  await expect.poll(moved).toHaveLength(2);
  await page.getByRole('main').locator('.card__title a').first().click();
  await expect.poll(moved).toHaveLength(3);
  await page.getByRole('navigation', { name: 'Other posts' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  await waitUntilStable(page);
  expect(await moved()).toHaveLength(3);
});

test('R4 nothing moves for a visitor who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moved = await watchTransitions(page);
  await visit(page, '/blog');
  await page.getByRole('main').locator('.card__title a').first().click();
  await expect.poll(moved).toEqual([[]]);
});
