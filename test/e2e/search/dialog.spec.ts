import { box, dialog, markedTexts, openDialog, options } from '../support/searchDialog';
import { expect, FOREIGN, markDocument, PHONE, test, visit, ENGINES } from '../support/site';

test('N3 Ctrl+K, Cmd+K and the slash open the dialog with the focus in its box, and Escape gives the focus back', ENGINES, async ({ page }) => {
  await visit(page, '/resume');
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await test.step(keys, async () => {
      await page.keyboard.press(keys);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
    });
  }
});

test('N3 a slash that is typed stays one, and with other keys held it opens nothing', async ({ page }) => {
  await visit(page, '/wiki');
  const field = page.getByRole('searchbox');
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  for (const keys of ['Alt+/', 'Control+/', 'Control+Shift+K', 'Alt+k']) await page.keyboard.press(keys);
  await expect(dialog(page)).toBeHidden();
});

test('N3 the slash can be switched off, and stays off after a reload; Ctrl+K still works', async ({ page }) => {
  await openDialog(page);
  await dialog(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await visit(page, '/resume');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
});

test('S2 S3 S5 results are grouped, marked, counted for a screen reader, and each a link to the heading that its match is under', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type('PermitRootLogin');
  const first = options(page).first();
  await expect(first).toHaveAttribute('href', /^\/wiki\/[\w-]+#[\w-]+$/);
  await expect(first.locator('mark').first()).toHaveText('PermitRootLogin');
  await expect(first.locator('code mark').first()).toBeVisible();
  await expect(page.getByRole('listbox').getByRole('group', { name: 'Wiki' })).toBeVisible();
  await box(page).fill('zzzqqqxxx');
  await expect(dialog(page).getByRole('status')).toHaveText('No results found');
  await box(page).fill('journalctl');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
});

test('S1 S3 filters narrow, typed or clicked, and say what they leave out; no key that an input method is composing with is ours', async ({ page }) => {
  await openDialog(page);
  await box(page).fill('ssh');
  await expect(options(page).first()).toBeVisible();
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    await box(page).dispatchEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
  }
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/resume');
  await box(page).fill('ssh');
  await dialog(page).getByRole('button', { name: 'Blog' }).click();
  await expect(box(page)).toHaveValue('type:blog ssh');
  await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(1);
  await box(page).fill('tag:ssh type:wiki');
  await expect(options(page).first()).toHaveAttribute('href', /^\/wiki\//);
  await expect(dialog(page).getByRole('button', { name: 'Wiki' })).toHaveAttribute('aria-pressed', 'true');
  await box(page).fill('type:opensource PermitRootLogin');
  await expect(dialog(page).getByText(/The filters leave out/)).toBeVisible();
});

test('S3 the arrow keys, Home, End and Enter do without a pointer, and the match is marked where they lead', ENGINES, async ({ page }) => {
  await openDialog(page);
  const stays = await markDocument(page);
  await page.keyboard.type('sshd_config');
  // Headings come with the texts.
  await expect(options(page).first()).toHaveAttribute('href', /#/);
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id')) ?? '');
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const target = (await options(page).first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(`[id="${target.split('#')[1]}"]`)).toBeFocused();
  await expect.poll(() => markedTexts(page)).toContain('sshd_config');
  expect(await stays()).toBe(true);
});

test('S3 the marks disappear when the visitor moves on', async ({ page }) => {
  await visit(page, '/search?q=journalctl');
  await page.locator('.result').first().getByRole('link').first().click();
  await expect.poll(async () => (await markedTexts(page)).length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Jordan Doe' }).click();
  await expect.poll(() => markedTexts(page)).toEqual([]);
});

test('S3 a result opens in a new tab with Ctrl+Enter and with a Ctrl click, and the dialog stays', async ({ page, context }) => {
  await openDialog(page);
  await page.keyboard.type('nftables');
  // Headings come with the texts.
  await expect(options(page).first()).toHaveAttribute('href', /#/);
  await page.keyboard.press('ArrowDown');
  // Waits for the document's request: Playwright sometimes waits forever for a page that it didn't open.
  const opensGuide = () => context.waitForEvent('request', (request) => request.isNavigationRequest() && /\/wiki\//.test(request.url()));
  const byKey = opensGuide();
  await page.keyboard.press('Control+Enter');
  await byKey;
  const byClick = opensGuide();
  await options(page)
    .first()
    .click({ modifiers: ['Control'] });
  await byClick;
  await expect(page).toHaveURL('/resume');
  await expect(dialog(page)).toBeVisible();
});

test('N3 Enter without an option goes to the search page, and blank text does nothing', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type('logs');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=logs');
  await expect(dialog(page)).toBeHidden();
});

test('S2 the empty box offers recent searches and the most linked guides, and forgets them on request', async ({ page }) => {
  await openDialog(page);
  await expect(page.getByRole('group', { name: 'Most linked guides' }).getByRole('option')).toHaveCount(5);
  await page.keyboard.type('journalctl');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=journalctl');
  await page.reload();
  await openDialog(page, '/resume');
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await recent.getByRole('option', { name: 'journalctl' }).click();
  await expect(box(page)).toHaveValue('journalctl');
  await expect(box(page)).toBeFocused();
  await expect(options(page).first()).toHaveAttribute('href', /^\//);
  await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await box(page).fill('');
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('search'))).toBeNull();
});

test('S3 quotes force literal text: no help is offered', async ({ page }) => {
  await visit(page, '/search?q=ansibel');
  await expect(page.getByText(/No results found for/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search everything' }).fill('"ansibel"');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page.getByText(/No results found for/)).toHaveCount(0);
});

test('N2 on a phone a tap on the box opens the dialog, which fills the screen, shows all kinds of pages and takes what was typed', PHONE, async ({ page }) => {
  await visit(page, '/resume');
  await page.getByRole('combobox', { name: 'Search the site' }).tap();
  await expect(box(page)).toBeFocused();
  expect(await dialog(page).evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([360, 740]);
  expect(await box(page).evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(16);
  const kinds = dialog(page).getByRole('group', { name: 'Kinds of pages' });
  await expect(kinds.getByRole('button')).toHaveCount(5);
  expect(await kinds.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('N3 S3 the list under the box of the bar follows each key and goes with Escape or a click elsewhere', async ({ page }) => {
  await visit(page, '/resume');
  const bar = page.getByRole('combobox', { name: 'Search the site' });
  await bar.pressSequentially('ournalct');
  await expect(options(page).first().locator('mark').first()).toHaveText('ournalct');
  await bar.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(bar).toHaveValue('ournalct');
  await bar.press('l');
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test.describe('without a network, once a search has been opened', () => {
  // `déjà` is the first text with letters of a file of the typeface that hasn't been fetched.
  test.use({ expectedProblems: ['ERR_INTERNET_DISCONNECTED', 'favicon.svg', '/assets/offline.', '/assets/hanken-grotesk-accents.'] });

  test('S1 S3 S5 every query still finds what it should, and nothing of it runs', async ({ page, context }) => {
    await openDialog(page, '/search');
    await page.keyboard.press('Escape');
    const field = page.getByRole('searchbox', { name: 'Search everything' });
    await field.fill('journalctl');
    await expect(page.locator('.result mark').first()).toBeVisible();
    await context.setOffline(true);
    const found = ['/etc/ssh/sshd_config', 'PermitRootLogin', 'RootLogin', '--now', 'ournalctl', 'systemctl enable', '2>&1'];
    for (const query of found) {
      await field.fill(query);
      await expect(page.locator('.result mark').first(), query).toHaveText(new RegExp(query.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'i'));
    }
    await field.fill('ansibel');
    await expect(page.getByText(/No results found for/)).toContainText('ansible');
    for (const query of ['déjà', '日本', 'x'.repeat(5000), '<img src=x onerror=alert(1)>']) {
      await field.fill(query);
      await expect(page.getByText(/No results found|\d results?|Enter a search term to begin/).first()).toBeVisible();
    }
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  });
});

test.describe('a site so large that its search runs in a worker', () => {
  test('S2 S3 S5 finds, marks and filters like any other, and fetches nothing before it is asked', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, `${FOREIGN}/`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('search'))).toEqual([]);
    await page.goto(`${FOREIGN}/search?q=template`);
    await expect(page.locator('.result mark').first()).toHaveText(/template/i);
    await page.getByRole('searchbox', { name: 'Search everything' }).fill('tempalte');
    await expect(page.getByText(/No results found for/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search everything' }).fill('');
    await expect(page.getByText('Enter a search term to begin')).toBeVisible();
    expect(asked.filter((path) => path.includes('shard-worker')).length).toBeGreaterThan(0);
  });
});

test('N1 S2 on a phone with a keyboard the list of the bar’s box is whole in the window', PHONE, async ({ page }) => {
  await visit(page, '/wiki');
  await page.getByRole('combobox', { name: 'Search the site' }).focus();
  await page.keyboard.type('ssh');
  const list = page.locator('.nav-search__list');
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(await list.boundingBox()).toMatchObject({ x: 16, width: 328 });
});
