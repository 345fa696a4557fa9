import { ENGINES, expect, FOREIGN, hydrated, markDocument, test, visit } from '../support/site';

/* Lists with more items than a page shows: the foreign site is built with one item a page. */

const FIRST = 'Templates and placeholders';
const SECOND = 'Line ends from another system';
const rows = '.entries .card__title, .posts .card__title';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R1 W1 G2 leads from each page of a list to the others, and to the groups on them', async ({ page }) => {
    await page.goto(`${FOREIGN}/wiki`);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(page.locator(rows)).toHaveText([FIRST]);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://docs.example.org/sub/wiki');
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${FOREIGN}/wiki/page/2`);
    await expect(page).toHaveTitle(/^Wiki, page 2 /);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://docs.example.org/sub/wiki/page/2');
    await expect(page.locator(rows)).toHaveText([SECOND]);
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('list', { name: 'Guides by category' }).getByRole('link', { name: 'Advance' }).click();
    await expect(page).toHaveURL(`${FOREIGN}/wiki#group-Advance`);
    await page.goto(`${FOREIGN}/tags/Templates`);
    await expect(page.locator(rows)).toHaveCount(1);
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${FOREIGN}/tags/Templates/page/2`);
    await expect(page.locator(rows)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Templates, page 2');
  });
});

test('W1 R5 goes through the pages of a list without a load, and filters all of them', ENGINES, async ({ page }) => {
  await visit(page, `${FOREIGN}/wiki`);
  const isSameDocument = await markDocument(page);
  const box = page.getByRole('searchbox', { name: 'Search the guides by title or tag' });
  await box.fill('line ENDS');
  await expect(page.getByText('1 of 2 guides.')).toBeVisible();
  await expect(page.locator(rows)).toHaveText([SECOND]);
  await box.fill('');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`${FOREIGN}/wiki/page/2`);
  await expect(page.locator(rows)).toHaveText([SECOND]);
  await page.goBack();
  await expect(page.locator(rows)).toHaveText([FIRST]);
  expect(await isSameDocument()).toBe(true);
  await page.goto(`${FOREIGN}/tags/templates/page/2`);
  await hydrated(page);
  await expect(page.locator(rows)).toHaveCount(1);
});

test.describe('a page that no longer exists', () => {
  test.use({ expectedProblems: ['404 (Not Found)'] });

  test('R3 leads to the first page of its list', async ({ page }) => {
    await page.goto(`${FOREIGN}/wiki/page/9`);
    await expect(page).toHaveURL(`${FOREIGN}/wiki`);
    await expect(page.locator(rows)).toHaveText([FIRST]);
  });
});
