import { violations } from '../support/axe';
import { box, dialog, openDialog, options } from '../support/searchDialog';
import { expect, hold, PHONE, waitUntilStable, siteData, test, visit } from '../support/site';

/* With exact results, and blank, the dialog is a state of accessibility.spec.ts. */
test('S2 S3 the dialog has no accessibility violation, without results and with close matches', async ({ page }) => {
  await openDialog(page);
  for (const [query, status] of [
    ['zzzqqqxxx', 'No results found'],
    ['ansibel', /showing \d+ pages? with ansible/],
  ] as const) {
    await box(page).fill(query);
    await expect(dialog(page).getByRole('status')).toHaveText(status);
    expect(await violations(page, { parts: ['.search-dialog'] })).toEqual([]);
  }
});

test('N3 keys that are typed while the list is on its way are not lost, and Escape closes', async ({ page }) => {
  const letListCome = await hold(page, '**/quick-search.*');
  await visit(page, '/resume');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('journalctl');
  letListCome();
  await expect(box(page)).toHaveValue('journalctl');
  await expect(options(page).first()).toHaveAttribute('href', /^\//);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test.describe('a list that cannot be loaded', () => {
  test.use({ expectedProblems: ['quick-search', 'ERR_FAILED'] });

  test('S2 R4 says so in the dialog and leaves the page; Retry brings it', async ({ page }) => {
    await page.route('**/quick-search.*', (route) => route.abort());
    await visit(page, '/resume');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('journalctl');
    await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
    await expect(page.locator('main h1')).toHaveText('Jordan Doe');
    await page.unroute('**/quick-search.*');
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(options(page).first()).toHaveAttribute('href', /^\//);
    await expect(box(page)).toBeFocused();
  });
});

test('S3 S5 the same result opened again closes the dialog and comes back to the match; a heading of the contents is gone to itself', async ({ page }) => {
  const open = async () => {
    await page.keyboard.press('Control+k');
    await box(page).fill('PermitRootLogin');
    await expect(options(page).first()).toHaveAttribute('href', /#/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  };
  await visit(page, '/resume');
  await open();
  const address = page.url();
  await page.evaluate(() => scrollTo(0, 0));
  await open();
  await expect(page).toHaveURL(address);
  const id = await page.locator('main .prose h2').first().getAttribute('id');
  await page.evaluate((hash) => document.querySelector<HTMLElement>(`main a[href$="#${hash}"]`)?.click(), id);
  await waitUntilStable(page);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('N3 a text selected from the box to beyond the dialog leaves it open', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type('ssh');
  const { x = 0, y = 0 } = (await box(page).boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.down();
  await page.mouse.move(1, y + 10, { steps: 3 });
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test('N2 Escape in the empty box of the bar closes the menu', PHONE, async ({ page }) => {
  await visit(page, '/resume');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('combobox', { name: 'Search the site' }).focus();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('N1 N3 on a phone the dialog, closed by its button or by Escape, gives the focus to the icon, and the site’s name shows', PHONE, async ({ page }) => {
  await visit(page, '/resume');
  await page.getByRole('combobox', { name: 'Search the site' }).tap();
  await page.keyboard.type('ssh');
  for (const close of [() => dialog(page).getByRole('button', { name: 'Close the search' }).tap(), () => page.keyboard.press('Escape')]) {
    await close();
    await expect(dialog(page)).toBeHidden();
    const icon = page.getByRole('button', { name: 'Open the search dialog' });
    await expect(icon).toBeFocused();
    expect(await icon.evaluate((element) => element.closest('form')?.clientWidth)).toBe(44);
    const name = await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jordan Doe' }).boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan((await icon.boundingBox())?.x ?? 0);
    await icon.tap();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('ssh');
  }
});

test('S3 the option that the arrow keys came to before the texts were here is still the one that Enter opens', async ({ page }) => {
  const letTextsCome = await hold(page, '**/data/search-texts.json');
  await openDialog(page);
  await page.keyboard.type('nftables');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const active = page.getByRole('option', { selected: true });
  const href = (await active.getAttribute('href')) ?? '';
  letTextsCome();
  await expect(active).toHaveAttribute('href', new RegExp(`^${href}#`));
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}#`));
});

test('N3 R5 a result on the page that is being read gives the focus to its heading', async ({ page }) => {
  await openDialog(page, '/wiki/ssh');
  await page.keyboard.type('connection refused');
  const place = options(page).and(page.locator('[href^="/wiki/ssh#"]')).first();
  const active = page.getByRole('option', { selected: true });
  await expect(place).toBeVisible();
  const href = await place.getAttribute('href');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await active.getAttribute('href')).toBe(href);
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(new URL(page.url()).hash)).toBeFocused();
  await expect(page.locator(':focus')).toBeInViewport();
});

test('N1 N3 on a phone the switch of the keys takes no room until a keyboard reaches it', PHONE, async ({ page }) => {
  await openDialog(page);
  const foot = page.locator('.search-dialog__foot');
  const words = foot.getByText('opens the search');
  const before = (await foot.boundingBox())?.height;
  await expect(words).not.toBeInViewport({ ratio: 1 });
  await dialog(page).getByRole('checkbox').focus();
  await expect(words).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  expect((await foot.boundingBox())?.height).toBe(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
});

test('S5 excerpts begin with whole words and hold no heading, and each match in them is marked', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type('sshd');
  await expect(options(page).first()).toHaveAttribute('href', /#/);
  const { texts } = await siteData<{ texts: string[] }>(page, 'search-texts');
  const words = new Set(texts.flatMap((text) => text.split(/\s+/)));
  for (const excerpt of await options(page).locator('.quick__excerpt').all()) {
    const text = ((await excerpt.textContent()) ?? '').replace(/^…|…$/g, '');
    expect(words).toContain(text.split(/\s+/)[0]);
    expect(words).toContain(text.trim().split(/\s+/).at(-1));
    await expect(excerpt.locator('mark')).toHaveCount(text.toLowerCase().split('sshd').length - 1);
  }
});
