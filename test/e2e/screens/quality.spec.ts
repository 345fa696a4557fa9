import { expect, hydrated, waitUntilStable, test, visit } from '../support/site';

test('D1 DevTools sees every step of a visit by a readable name, the index summarised, and can go back to each', async ({ page }) => {
  await page.addInitScript(() => {
    // A fake of the extension: it records what the store sends it.
    const seen: { type: string; size: number }[] = [];
    Object.assign(window, {
      seen,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
        (options: { stateSanitizer: (state: unknown) => unknown; actionSanitizer: (action: { type: string }) => { type: string } }) =>
        (...enhancers: ((next: unknown) => unknown)[]) =>
        (createStore: (...args: unknown[]) => { dispatch: (action: { type: string }) => unknown; getState: () => unknown }) => {
          const recorded = (...args: unknown[]) => {
            const store = createStore(...args);
            const { dispatch } = store;
            store.dispatch = (action) => {
              const result = dispatch(action);
              seen.push({ type: action.type, size: JSON.stringify([options.actionSanitizer(action), options.stateSanitizer(store.getState())]).length });
              return result;
            };
            return store;
          };
          return enhancers.reduceRight((next, enhancer) => enhancer(next), recorded as unknown);
        },
    });
  });
  await visit(page, '/wiki/ssh');
  await page.getByRole('combobox').fill('journal');
  await page.getByRole('combobox').press('Enter');
  await expect(page.locator('.result').first()).toBeVisible();
  const seen = () => page.evaluate(() => (window as unknown as { seen: { type: string; size: number }[] }).seen);
  const types = async () => (await seen()).map(({ type }) => type);
  await expect.poll(types).toEqual(expect.arrayContaining(['search/queryChanged', 'search/loadIndex/fulfilled', 'search/loadTexts/fulfilled']));
  await page.getByRole('list', { name: 'Tags' }).first().getByRole('link').first().click();
  await expect.poll(types).toEqual(expect.arrayContaining(['navigation/locationChanged', 'tags/tagSelected']));
  expect(Math.max(...(await seen()).map(({ size }) => size))).toBeLessThan(5000);
});

test.describe('after a deploy, whose old chunks answer 404', () => {
  test.use({ expectedProblems: ['status of 404', 'MIME type'] });

  test('R4 a stale page loads the new site once when its chunk is gone', async ({ page }) => {
    await visit(page, '/wiki');
    let isGone = true;
    await page.route(/section-resume.*\.js/, (route) => (isGone ? route.fulfill({ status: 404, contentType: 'text/html', body: '' }) : route.continue()));
    await page.route('**/data/home.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/"build":"[^"]*"/, '"build":"another"') });
    });
    page.once('load', () => {
      isGone = false;
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Resume' }).click();
    await expect(page).toHaveURL('/resume');
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  });
});

for (const path of ['/wiki/', '/tags/CI%2FCD/', '/blog/learning-to-read-logs/index.html']) {
  test(`R5 ${path}, as static hosts write addresses, is the page, hydrates without a difference, and names its canonical address`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    const before = await page.getByRole('main').innerText();
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toBe(`https://example.com${path.replace(/\/(?:index\.html)?$/, '')}`);
    await hydrated(page);
    await waitUntilStable(page);
    expect(await page.getByRole('main').innerText()).toBe(before);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical ?? '');
  });
}
