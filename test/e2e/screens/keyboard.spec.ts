import type { Page } from '@playwright/test';
import { pressAndLook, tabOn, tabTo } from '../support/keyboard';
import { BOTH, expect, FOREIGN, hold, hydrated, recordTexts, waitUntilStable, SOON, test, visit, ENGINES } from '../support/site';

/* Only keys are used here, and at each stop the focus must show, on the screen and uncovered. */

test(
  'N1 N2 the links of the bar are in visual order, reached and opened, on a phone through the menu, and the new page has the focus',
  BOTH,
  async ({ page }, info) => {
    await visit(page, '/resume');
    if (info.project.name === 'phone') {
      await tabTo(page, page.getByRole('button', { name: 'Menu' }));
      await page.keyboard.press('Enter');
    }
    const bar = page.getByRole('navigation', { name: 'Main' });
    const boxes = await bar
      .locator('a:visible, input:visible, button:visible:not(.nav-search__key)')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()).map(({ x, y, height }) => ({ x, y: y + height / 2 })));
    expect(boxes.length).toBeGreaterThan(5);
    // Line by line, from left to right, as the eye goes.
    boxes.slice(1).forEach((next, index) => {
      const last = boxes[index];
      const isAfter = next.y > (last?.y ?? 0) + 8 || (Math.abs(next.y - (last?.y ?? 0)) <= 8 && next.x > (last?.x ?? 0));
      expect(isAfter).toBe(true);
    });
    await tabTo(page, bar.getByRole('link', { name: 'Blog' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
    await pressAndLook(page, 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  },
);

test('N3 S2 the box of the bar searches, and its result opens', async ({ page }) => {
  await visit(page, '/resume');
  await tabTo(page, page.getByRole('combobox', { name: 'Search the site' }));
  await page.keyboard.type('PermitRootLogin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=PermitRootLogin');
  const first = page.locator('.result').first().getByRole('link').first();
  await expect(first).toBeVisible();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wiki\//);
});

test('N3 the dialog keeps the focus inside, shows it, and gives it back', async ({ page }) => {
  await visit(page, '/wiki');
  const link = page.getByRole('link', { name: 'Favorite Resources' });
  await tabTo(page, link);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('ssh');
  await expect(page.getByRole('option').first()).toBeVisible();
  const seen = new Set<string>();
  for (let presses = 0; presses < 12; presses += 1) {
    const stop = await pressAndLook(page, 'Tab');
    if (stop !== null) seen.add(stop);
    // Between the last and the first stop the focus may be with the browser, never on the page beneath.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  expect(seen.size).toBeGreaterThan(4);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('N3 S2 S4 at most six keys open a guide whose name is known', async ({ page }) => {
  await visit(page, '/resume');
  for (const [letters, id] of Object.entries({ ssh: 'ssh', gra: 'graylog-setup', sel: 'selfhosting-opensource-apps', zab: 'zabbix-setup' })) {
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
    await page.keyboard.type(letters);
    await expect(page.getByRole('option').first()).toHaveAttribute('href', new RegExp(`/${id}(?:#|$)`));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${id}(?:#|$)`));
    const owner = page.getByRole('heading', { level: 1, name: 'Jordan Doe' });
    // The address is the guide's a moment before its page is shown.
    await expect(owner).toHaveCount(0);
    await page.goBack();
    await expect(owner).toBeVisible();
  }
});

test('B1 P3 chips choose and clear, the box filters, and a card opens', async ({ page }) => {
  await visit(page, '/projects');
  await tabTo(page, page.getByRole('searchbox', { name: /Search the projects/ }));
  await page.keyboard.type('azure');
  await expect(page.getByRole('article')).toHaveCount(1);
  const chip = page.getByRole('button', { name: 'Infrastructure' });
  await tabTo(page, chip);
  await page.keyboard.press('Space');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Space');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await tabTo(page, page.getByRole('article').getByRole('heading').getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects/azure-migration');
});

test('G1 G3 a tag of an article opens its page, and Go Back returns', async ({ page }) => {
  await visit(page, '/wiki/ssh');
  await tabTo(page, page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Security' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security');
  await tabTo(page, page.getByRole('button', { name: 'Go Back' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/wiki/ssh');
});

async function unfold(page: Page, name: string): Promise<void> {
  await tabTo(page, page.locator('summary', { hasText: name }));
  await page.keyboard.press('Enter');
}

test(
  'N1 W4 an article’s contents, values and copy buttons answer to keys, and the arrow keys move among those of a block’s commands',
  BOTH,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/wiki/ssh');
    const entry = page.locator('.contents a').nth(1);
    const hash = (await entry.getAttribute('href')) ?? '';
    // Where there is no room beside the text they are folded, and close when the focus is elsewhere.
    if (await entry.isVisible()) await tabTo(page, entry);
    else {
      await unfold(page, 'On this page');
      await tabOn(page, entry);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/wiki/ssh${hash}`);
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
    await unfold(page, 'Your values');
    const server = page.getByLabel('The server you log in to');
    await expect(server).toBeVisible();
    await tabTo(page, server);
    await page.keyboard.type('db1.example.org');
    const block = page.locator('.code', { hasText: 'db1.example.org' }).first();
    const button = block.getByRole('button', { name: 'Copy', exact: true });
    await tabTo(page, button);
    const texts = await recordTexts(button);
    await page.keyboard.press('Enter');
    await expect.poll(texts, { intervals: SOON }).toEqual(['Copy', 'Copied', 'Copy']);
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('db1.example.org');
    // The buttons of a block's commands are one stop.
    const commands = page.locator('figure.code--several').first();
    const buttons = commands.getByRole('button', { name: /^Copy the command/ });
    await tabTo(page, buttons.first());
    await pressAndLook(page, 'ArrowDown');
    await expect(buttons.nth(1)).toBeFocused();
    await pressAndLook(page, 'Tab');
    await expect(commands.getByRole('button', { name: 'Watch it run' })).toBeFocused();
    await pressAndLook(page, 'Tab');
    expect(await commands.evaluate((figure) => figure.contains(document.activeElement))).toBe(false);
    expect(
      await page.locator('.code__copies').evaluateAll((groups) => groups.filter((group) => group.querySelectorAll('button:not([tabindex="-1"])').length !== 1)),
    ).toEqual([]);
  },
);

test('W6 the tabs of an article are one stop, and the arrow keys choose', ENGINES, async ({ page }) => {
  await page.goto(`${FOREIGN}/wiki/windows`);
  await hydrated(page);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabTo(page, tabs.first());
  await pressAndLook(page, 'ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await pressAndLook(page, 'Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('B3 D1 like and theme are switched, and keep the focus', async ({ page }) => {
  await visit(page, '/blog/learning-to-read-logs');
  const theme = page.getByRole('button', { name: /^Theme:/ });
  await tabTo(page, theme);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(theme).toBeFocused();
  const like = page.getByRole('button', { name: /Like/ });
  await tabTo(page, like);
  await page.keyboard.press('Space');
  await expect(like).toHaveText('1 Like');
  await expect(like).toBeFocused();
});

test('T1 T2 the terminal is used and left by keys: Tab completes only what can be completed, Escape always leaves', async ({ page }) => {
  await visit(page, '/');
  const input = page.getByRole('textbox', { name: 'Terminal command' });
  await tabTo(page, input);
  await page.keyboard.type('pro');
  await page.keyboard.press('Tab');
  await expect(input).toHaveValue(/^projects ?$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('link', { name: /Azure/ })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(input).toHaveValue('projects');
  await page.keyboard.press('Escape');
  await expect(input).not.toBeFocused();
  await tabTo(page, input, 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('zzz');
  await pressAndLook(page, 'Tab');
  await expect(input).not.toBeFocused();
});

test('N1 the focused key of the terminal stays where it is when the shell arrives', BOTH, async ({ page }) => {
  const letShellCome = await hold(page, /\/terminal\.\w+\.js/);
  await visit(page, '/');
  const key = page.getByRole('button', { name: 'ls wiki' });
  await tabTo(page, key);
  const before = await key.boundingBox();
  // The shell's first act is to fetch the list of pages.
  const shellIsHere = page.waitForResponse('**/data/catalog.json');
  letShellCome();
  await shellIsHere;
  await waitUntilStable(page);
  await expect(key).toBeFocused();
  expect(await key.boundingBox()).toEqual(before);
  await expect(key).toBeInViewport({ ratio: 1 });
});

test('C1 the resume is downloaded and left', async ({ page }) => {
  await visit(page, '/resume');
  await tabTo(page, page.getByRole('link', { name: 'Download PDF' }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('jordan-doe-resume.pdf');
  await tabTo(page, page.getByRole('link', { name: 'Back to Home' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
