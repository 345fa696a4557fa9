import { expect, hold, siteData, slowLine, test, visit, ENGINES, type Item } from '../support/site';

const box = { name: 'Search everything' };

test(
  'S1 S2 a blank query asks for a term, one without a match says so, results follow each key, and the box keeps what was typed',
  ENGINES,
  async ({ page }) => {
    await visit(page, '/search');
    await expect(page.getByText('Enter a search term to begin')).toBeVisible();
    const field = page.getByRole('searchbox', box);
    await field.fill('zzzqqqxxx');
    await expect(page.getByText('No results found')).toBeVisible();
    await field.fill('  ');
    await expect(page.getByText('Enter a search term to begin')).toBeVisible();
    await field.fill('');
    await field.pressSequentially('permit root');
    await expect(field).toHaveValue('permit root');
    await field.fill('ssh ');
    await expect(field).toHaveValue('ssh ');
    await expect(page.locator('.result').first()).toContainText('SSH');
  },
);

test('S4 E5 a title that is the query comes first, and every result leads to its page', async ({ page }) => {
  await visit(page, '/search');
  const field = page.getByRole('searchbox', box);
  const { articles } = await siteData<{ articles: Item[] }>(page, 'wiki');
  const [article] = articles;
  await field.fill(article?.title ?? '');
  const first = page.locator('.result').first();
  await expect(first.getByRole('heading')).toHaveText(article?.title ?? '');
  await first.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`/wiki/${article?.id ?? ''}`);
});

/* Other queries, typed into the box, are tested in dialog.spec.ts. */
test('S3 S5 a path in the address is found, its match marked in the excerpt', async ({ page }) => {
  await visit(page, `/search?q=${encodeURIComponent('/etc/ssh/sshd_config')}`);
  await expect(page.locator('.result mark').first()).toHaveText('/etc/ssh/sshd_config');
});

test('S1 a hostile query is text, and nothing of it runs', async ({ page }) => {
  page.on('dialog', () => expect('a dialog').toBe('none'));
  await visit(page, `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>ssh')}`);
  await expect(page.getByRole('searchbox', box)).toHaveValue('<img src=x onerror=alert(1)>ssh');
  await expect(page.locator('.result').first()).toContainText('SSH');
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('S6 the index loads by itself once the page has loaded', async ({ page }) => {
  // A document from the cache says nothing about the connection; on a busy machine, this one may arrive as over a slow one.
  await page.addInitScript(() => Object.defineProperty(PerformanceNavigationTiming.prototype, 'transferSize', { get: () => 0 }));
  const index = page.waitForResponse('**/data/search-index.json');
  await visit(page, '/resume');
  expect((await index).status()).toBe(200);
});

test('S6 on a slow line the index waits until somebody is about to search', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAskedFor = (name: string) => asked.some((path) => path.includes(name));
  await slowLine(page);
  await visit(page, '/resume');
  // This waits for an idle moment, too; the index, or the script that fetches it, would have been requested before it.
  await expect.poll(() => isAskedFor('/offline.')).toBe(true);
  expect(asked.filter((path) => /\/search-(files|index)/.test(path))).toEqual([]);
  await page.keyboard.press('/');
  await expect.poll(() => isAskedFor('search-index')).toBe(true);
  await page.keyboard.type('permitroot');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('SSH');
});

test('S2 "Searching..." shows while the index is on its way', async ({ page }) => {
  const letIndexCome = await hold(page, '**/data/search-*.json');
  await visit(page, '/search?q=ssh');
  await expect(page.getByText('Searching...')).toBeVisible();
  letIndexCome();
  await expect(page.locator('.result').first()).toBeVisible();
});

test.describe('an index that fails to load', () => {
  test.use({ expectedProblems: ['failed: ', 'ERR_FAILED'] });

  test('S2 S6 says so, and Retry recovers', async ({ page }) => {
    await page.route('**/data/search-*.json', (route) => route.abort());
    await visit(page, '/search?q=ssh');
    await expect(page.getByText('The search could not be loaded.')).toBeVisible();
    await page.unroute('**/data/search-*.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('.result').first()).toBeVisible();
  });
});

test('N3 S1 the address can be shared, survives a reload and does not fill the history', ENGINES, async ({ page }) => {
  await visit(page, '/resume');
  await page.getByRole('combobox', { name: 'Search the site' }).fill('journal');
  await page.getByRole('combobox', { name: 'Search the site' }).press('Enter');
  await expect(page).toHaveURL('/search?q=journal');
  await page.getByRole('searchbox', box).press('End');
  await page.getByRole('searchbox', box).pressSequentially('ctl --vacuum');
  await expect(page).toHaveURL(/q=journalctl%20--vacuum/);
  await page.reload();
  await expect(page.getByRole('searchbox', box)).toHaveValue('journalctl --vacuum');
  await page.goBack();
  await expect(page).toHaveURL('/resume');
});

test('S3 a misspelt word is never silently replaced', async ({ page }) => {
  await visit(page, '/search?q=jornalctl');
  const note = page.getByText(/^No results found for/);
  await expect(note).toContainText('journalctl');
  await expect(page.locator('.result mark').first()).toBeVisible();
  // The headline says what is shown instead, and marks it as the results do.
  const mark = await page
    .locator('.result mark')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(note.getByText('journalctl', { exact: true })).toHaveCSS('background-color', mark);
});

test('S2 S5 words that stand apart lead to the passage that has them together, and the opened page marks that', async ({ page }) => {
  await visit(page, '/search?q=how%20to%20add%20user%20sudo');
  const row = page.locator('.result').first();
  for (const word of ['add', 'user', 'sudo']) await expect(row.locator('.result__excerpt mark', { hasText: word }).first()).toBeVisible();
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/wiki\/user-permissions#/);
  await expect.poll(() => page.evaluate(() => [...(CSS.highlights.get('search-match') ?? [])].map(String))).toContain('adduser alice sudo');
});

test('S2 S3 few results are followed by further pages with the words close together', async ({ page }) => {
  await visit(page, '/search?q=ssh%20key');
  await expect(page.getByText(/^[2-9] results$/)).toBeVisible();
  const further = page.getByRole('region', { name: 'Words close together' });
  await expect(further.locator('.card__title a').first()).toHaveAttribute('href', /^\/wiki\/ssh#/);
  await expect(further.locator('.result__excerpt mark').first()).toHaveText(/^(?:ssh|key)$/i);
});

test('S2 an empty search page offers recent searches and popular tags', async ({ page }) => {
  await visit(page, '/search');
  await page.getByRole('searchbox', box).fill('PermitRootLogin');
  await page.locator('.result .card__title a').first().click();
  await expect(page).toHaveURL(/\/wiki\//);
  await visit(page, '/search');
  await expect(page.getByRole('region', { name: 'Popular tags' }).getByRole('button', { name: 'Debian' })).toBeVisible();
  await page.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: 'PermitRootLogin' }).click();
  await expect(page.getByRole('searchbox', box)).toHaveValue('PermitRootLogin');
  await expect(page.locator('.result mark').first()).toHaveText('PermitRootLogin');
  await expect(page.getByRole('region', { name: 'Recent searches' })).toHaveCount(0);
});

test('R5 a reload, and Back from another document, come back to the row that was read, with the rows that had been asked for', async ({ page }) => {
  await visit(page, '/search?q=ssh');
  const rows = page.locator('.result');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows.nth(20)).toBeVisible();
  await rows.nth(20).evaluate((row) => row.scrollIntoView());
  const place = await page.evaluate(() => window.scrollY);
  const isBack = () => expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(100);
  await page.reload();
  await isBack();
  await expect(rows.nth(20)).toBeInViewport();
  await page.evaluate(() => window.location.assign('/resume'));
  await page.waitForURL('/resume');
  await page.goBack();
  await isBack();
  await expect(rows.nth(20)).toBeInViewport();
});

test('S5 opening a result marks the passage, not its filler words wherever they are', async ({ page }) => {
  await visit(page, '/search?q=restore+backup');
  await page.locator('.result').first().getByRole('link').first().click();
  const marks = () => page.evaluate(() => [...(CSS.highlights.get('search-match') ?? [])].map(String));
  await expect.poll(marks).not.toEqual([]);
  const marked = await marks();
  expect(marked.length).toBeLessThan(50);
  expect(marked.filter((text) => /^(?:a|in|to|the)$/i.test(text))).toEqual([]);
});

test('S2 a long paste can be reloaded', async ({ page }) => {
  await visit(page, '/search');
  await page.getByRole('searchbox', box).fill('Nov 29 03:12:44 web01 systemd[1]: nginx.service: Failed with result exit-code. '.repeat(160));
  await expect(page).toHaveURL(/\?q=Nov/);
  expect((await page.reload())?.status()).toBe(200);
  await expect(page.getByRole('searchbox', box)).toHaveValue(/^Nov 29 03:12:44 web01/);
});
