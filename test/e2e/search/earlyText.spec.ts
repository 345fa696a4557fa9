import { expect, FOREIGN, holdScripts, hydrated, test, ENGINES } from '../support/site';

/* Text that is typed before the scripts are here. */

test('W1 R5 text typed into a list’s filter before the scripts are here filters the list once they are', ENGINES, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/wiki');
  const box = page.getByRole('searchbox', { name: 'Search the guides by title or tag' });
  await box.focus();
  await page.keyboard.type('nftables');
  letScriptsCome();
  await hydrated(page);
  await expect(page.getByText(/^guides found: \d+\.$/)).toBeAttached();
  await expect(box).toHaveValue('nftables');
});

test('S2 R5 text typed into the box of the search page before the scripts are here is searched once they are', ENGINES, async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/search');
  const box = page.getByRole('searchbox', { name: 'Search everything' });
  await box.focus();
  await page.keyboard.type('nftables');
  letScriptsCome();
  await expect(page.locator('.result').first()).toBeVisible();
  await expect(box).toHaveValue('nftables');
  await expect(page).toHaveURL('/search?q=nftables');
});

test('S2 R5 Enter in the box of the search page leads to the results before the scripts are here, under a base path, too', async ({ page }) => {
  await holdScripts(page);
  for (const site of ['', FOREIGN]) {
    await page.goto(`${site}/search`);
    await page.getByRole('searchbox', { name: 'Search everything' }).focus();
    await page.keyboard.type('line ends');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/search?q=line+ends`);
  }
});
