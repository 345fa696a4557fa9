import type { Page, Route } from '@playwright/test';
import { ENGINES, expect, FOREIGN, hold, test, visit } from '../support/site';

/* The search of a collection whose data is in shards: the foreign site is built as if it were one. */

const box = { name: 'Search everything' };
const SHARDS = '**/data/search/**';

const search = (page: Page, query: string) => visit(page, `${FOREIGN}/search?q=${encodeURIComponent(query)}`);
const titles = (page: Page) => page.locator('.result .card__title');

test('S1 S2 S3 results in shards follow each key, and nothing found is said only then', ENGINES, async ({ page }) => {
  await visit(page, `${FOREIGN}/search`);
  const field = page.getByRole('searchbox', box);
  await field.pressSequentially('dos2un');
  await expect(titles(page)).toHaveText(['Line ends from another system']);
  await field.fill('zzzqqqxxx');
  await expect(page.getByText('No results found')).toBeVisible();
  await field.fill('  ');
  await expect(page.getByText('Enter a search term to begin')).toBeVisible();
  await field.fill('sudo apt install');
  await expect(page.locator('.result-count')).toHaveText('2 results');
  await expect(page.locator('.result mark').first()).toHaveText('sudo apt install');
});

test('S3 S5 shards know filters, quotes, the query as typed, words apart and typing errors', async ({ page }) => {
  await search(page, 'type:blog');
  await expect(page.locator('.result-count')).toHaveText('1 result');
  const field = page.getByRole('searchbox', box);
  await field.fill('tag:"C#" sudo');
  await expect(titles(page)).toHaveText(['Templates and placeholders']);
  await field.fill('type:project sudo');
  await expect(page.getByText('The filters leave out all 2 results.')).toBeVisible();
  await field.fill('<10s');
  await expect(page.locator('.result mark').first()).toHaveText('<10s');
  await field.fill('nginx update');
  await expect(page.getByText(/showing 1 page with all of these words/)).toBeVisible();
  await expect(titles(page)).toHaveText(['Templates and placeholders']);
  await field.fill('"nginx update"');
  await expect(page.getByText(/showing 1 page with all of these words/)).toHaveCount(0);
  await field.fill('pakages');
  await expect(page.getByText(/No results found for/)).toContainText('packages');
  await expect(titles(page)).toHaveText(['Templates and placeholders']);
});

test('S3 E5 a result from shards leads to the heading that its match is under', async ({ page }) => {
  await search(page, 'systemctl status nginx');
  await titles(page).getByRole('link').first().click();
  await expect(page).toHaveURL(`${FOREIGN}/wiki/templates#where-it-is-used`);
});

test('S2 E5 the address of a page, pasted with the id of a heading, leads there', async ({ page }) => {
  await search(page, `https://www.example.com${FOREIGN}/wiki/templates#where-it-is-used`);
  await expect(page.getByRole('status').getByText(/showing 1 page at \/wiki\/templates/)).toBeVisible();
  await expect(titles(page)).toHaveText(['Templates and placeholders']);
  await titles(page).getByRole('link').first().click();
  await expect(page).toHaveURL(`${FOREIGN}/wiki/templates#where-it-is-used`);
});

test('S2 "Searching..." shows while a shard is on its way, in place of what the query before had found', async ({ page }) => {
  await search(page, 'dos2unix');
  await expect(titles(page)).toHaveCount(1);
  const letShardsCome = await hold(page, SHARDS);
  await page.getByRole('searchbox', box).fill('sudo apt update');
  await expect(page.getByText('Searching...')).toBeVisible();
  await expect(titles(page)).toHaveCount(0);
  letShardsCome();
  await expect(titles(page)).toHaveText(['Templates and placeholders']);
});

test('S2 only the last query is answered, whichever shards come first', async ({ page }) => {
  await visit(page, `${FOREIGN}/search`);
  const field = page.getByRole('searchbox', box);
  const letPiecesCome = await hold(page, '**/data/search/*/pieces/**');
  const asked = page.waitForRequest('**/pieces/**');
  await field.fill('dos2unix');
  await asked;
  await field.fill('zzzqqqxxx');
  await expect(page.getByText('No results found')).toBeVisible();
  letPiecesCome();
  await field.fill('hello');
  await expect(titles(page).first()).toBeVisible();
  await expect(page.locator('.result mark').first()).toHaveText(/hello/i);
});

test.describe('a shard that does not come', () => {
  test.use({ expectedProblems: ['failed: ', 'ERR_FAILED', '404', '500'] });

  const ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'is lost': (route) => route.abort(),
    'is missing': (route) => route.fulfill({ status: 404, body: 'none' }),
    'answers 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
    'is cut off': async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'application/json', body: text.slice(0, text.length / 2) });
    },
    'is that of another build': async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'application/json', body: text.replace(/"build":"\w+"/, '"build":"other"') });
    },
  };

  for (const [what, answer] of Object.entries(ANSWERS)) {
    test(`S2 S6 and ${what} is told, and Retry recovers`, async ({ page }) => {
      await page.route('**/data/search/*/words/*.json', answer);
      await search(page, 'dos2unix');
      await expect(page.getByText('The search could not be loaded.')).toBeVisible();
      await expect(titles(page)).toHaveCount(0);
      // The answer for another shard may still be on its way.
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(titles(page)).toHaveText(['Line ends from another system']);
    });
  }

  test('S2 S6 of a build that a deploy has replaced makes the search begin anew', async ({ page }) => {
    const shards = { old: 0 };
    await page.route('**/data/search-index.json', async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'application/json', body: shards.old === 0 ? text.replace(/"build":"\w+"/, '"build":"0123456789abcdef"') : text });
    });
    await page.route('**/data/search/0123456789abcdef/**', async (route) => {
      shards.old += 1;
      await route.fulfill({ status: 404, body: 'gone' });
    });
    await search(page, 'dos2unix');
    await expect(titles(page)).toHaveText(['Line ends from another system']);
    expect(shards.old).toBeGreaterThan(0);
  });
});
