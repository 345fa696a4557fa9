import { box, dialog, markedTexts, openDialog, options } from '../support/searchDialog';
import { expect, hold, PHONE, waitUntilStable, SOON, test, visit, ENGINES } from '../support/site';

/* Where a search result leads, and how the page looks on arrival. */

for (const [query, where] of [
  ['PermitRootLogin', {}],
  ['AllowTcpForwarding', PHONE],
] as const) {
  test(`S3 W6 from a result for ${query}, code is seen from its left edge, the heading has no ring, and the contents mark it`, where, async ({ page }) => {
    await openDialog(page);
    await page.keyboard.type(query);
    await expect(options(page).first()).toHaveAttribute('href', /#/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => markedTexts(page), { intervals: SOON }).toContain(query);
    await waitUntilStable(page);
    const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(heading).toBeFocused();
    expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
    await expect(page.locator('.contents [aria-current]')).toHaveCount(1);
    const lefts = await page.locator('.code pre').evaluateAll((boxes) => boxes.map((box) => box.scrollLeft));
    expect(lefts.filter((left) => left > 0)).toEqual([]);
  });
}

test('S5 a reader who scrolls on before the code that marks the matches has come stays there, and sees the marks', async ({ page }) => {
  const letCodeCome = await hold(page, /\/search\.[^/]*\.js$/);
  await visit(page, '/');
  await page.getByRole('textbox', { name: 'Terminal command' }).fill('grep -n PasswordAuthentication wiki/ssh.md');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByRole('link', { name: /^\d+$/ }).last().click();
  await expect(page).toHaveURL(/\/wiki\/ssh/);
  await waitUntilStable(page);
  await page.mouse.wheel(0, 300);
  await waitUntilStable(page);
  const place = await page.evaluate(() => scrollY);
  letCodeCome();
  await expect.poll(() => markedTexts(page), { intervals: SOON }).toContain('PasswordAuthentication');
  await waitUntilStable(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('S5 on a phone a match wider than its block is shown from its start', PHONE, async ({ page }) => {
  const query = 'Got fatal error 1236 from master when reading data from binary log';
  await visit(page, `/search?q=${encodeURIComponent(query)}`);
  await page.locator('.result .card__title a').first().click();
  await expect.poll(() => markedTexts(page), { intervals: SOON }).toContain(query);
  await waitUntilStable(page);
  const starts = await page.evaluate(() => {
    const [first] = [...(CSS.highlights.get('search-match') ?? [])] as Range[];
    const box = first?.startContainer.parentElement?.closest('pre');
    return [first?.getBoundingClientRect().left ?? NaN, box?.getBoundingClientRect().left ?? NaN];
  });
  expect(starts[0]).toBeGreaterThanOrEqual(starts[1] ?? 0);
  expect(starts[0]).toBeLessThan(360 / 2);
});

test('S3 S5 a phrase is marked in its row and on its page, where the apostrophe is curly, however it was typed', ENGINES, async ({ page }) => {
  await visit(page, '/resume');
  for (const query of ["can't be made smaller", 'can’t be made smaller']) {
    await test.step(query, async () => {
      await page.keyboard.press('Control+k');
      await box(page).fill(query);
      await expect(options(page).first().locator('mark')).toHaveText('can’t be made smaller');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/wiki\/file-system#/);
      await expect.poll(() => markedTexts(page), { intervals: SOON }).toEqual(['can’t be made smaller']);
      await expect(page.locator('.prose p', { hasText: 'can’t be made smaller' })).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL('/resume');
      await expect.poll(() => markedTexts(page), { intervals: SOON }).toEqual([]);
    });
  }
});

test('R5 a result takes the focus to its page, also from a dialog that was opened while a box had it', async ({ page }) => {
  await visit(page, '/resume');
  await page.locator('#nav-search').focus();
  await page.keyboard.press('Control+k');
  await box(page).fill('MaxAuthTries');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wiki\/ssh/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
