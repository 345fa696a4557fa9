import { plainTitle } from '../../../src/core/content/plainTitle';
import { expect, siteData, test, visit, ENGINES, type Item } from '../support/site';

test('G1 G3 a click on a tag goes to its page and selects it, and Go Back clears it and goes back one step', ENGINES, async ({ page }) => {
  await visit(page, '/wiki/ssh');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL('/tags/Security');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/wiki/ssh');
});

test('G2 the page lists every item with the tag, dated ones newest first, the others after them', async ({ page }) => {
  await visit(page, '/tags/Security');
  const { records } = await siteData<{ records: Item[] }>(page, 'catalog');
  const tagged = records.filter(({ tags }) => tags.some((tag) => tag.toLowerCase() === 'security'));
  const dated = tagged.filter(({ date }) => date).sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const expected = [...dated, ...tagged.filter(({ date }) => !date)].map(({ title }) => plainTitle(title));
  expect(expected.length).toBeGreaterThan(2);
  await expect(page.locator('article h2')).toHaveText(expected);
});

test('G2 R5 opened cold, its path is one line of links that can be hit, without numbers', async ({ page }) => {
  await page.goto('/tags/Security');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const items = crumbs.getByRole('listitem');
  const [home, tags] = [await items.first().boundingBox(), await items.last().boundingBox()];
  expect(home?.y).toBe(tags?.y);
  await expect(crumbs.getByRole('list')).toHaveCSS('list-style-type', 'none');
  expect((await crumbs.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

test('G3 Go Back leads home when there is no step to go back', async ({ page }) => {
  await visit(page, '/tags/SSH');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
});
