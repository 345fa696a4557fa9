import type { Page } from '@playwright/test';
import { byTurns } from '../../support/propertyRuns';
import { expect, FOREIGN, hydrated, KINDS, markDocument, waitUntilStable, sidewaysOf, test, visit, windowsOf, ENGINES } from '../support/site';

const PAGES = [...KINDS, '/search', '/tags/CI%2FCD'];

/** A list and an article; a post, a tag and the search are reloaded in tests of their own. */
const RELOADED = ['/wiki', '/projects/azure-migration'];

/** What the head of a page says in JSON-LD. */
function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>);
}

/** The breadcrumbs of a page: as they are shown, with the page itself at the end, and as search engines get them. */
async function trails(page: Page): Promise<{ shown: string[][]; structured: string[][] }> {
  const shown = await page.locator('.crumbs a').evaluateAll((links) => links.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']));
  const list = structuredData(await page.content()).find((data) => data['@type'] === 'BreadcrumbList');
  const steps = (list?.['itemListElement'] ?? []) as { name: string; item: string; position: number }[];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  const here = [(await page.getByRole('heading', { level: 1 }).textContent()) ?? '', new URL(page.url()).pathname];
  return { shown: [...shown, here], structured: steps.map(({ name, item }) => [name, item.replace('https://example.com', '')]) };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, path] of ['/wiki/ssh', '/blog', '/projects/azure-migration', '/resume'].entries()) {
    test(`R5 M1 ${path} reads whole, styled and in one column`, windowsOf(path, index), async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(700);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wiki' })).toBeVisible();
      expect(await sidewaysOf(page)).toBe(0);
      await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
    });
  }

  test.describe('on a narrow screen', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('R5 every kind of page reads whole and in one column, in every engine', ENGINES, async ({ page }) => {
      for (const path of byTurns(KINDS, 2)) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(300);
          expect(await sidewaysOf(page)).toBe(0);
          // Not the menu: Firefox's driver stops scripts without telling the style sheets.
          await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Wiki', exact: true })).toBeVisible();
        });
      }
    });
  });

  test('N3 the search box is a form that asks /search', async ({ page }) => {
    await page.goto('/wiki');
    await page.getByRole('combobox').fill('ssh');
    await page.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL('/search?q=ssh');
  });
});

test('M1 breadcrumbs and article as data are those of the new page after each navigation', async ({ page }) => {
  await visit(page, '/wiki/ssh');
  const isSameDocument = await markDocument(page);
  for (const link of [page.locator('.next__link'), page.getByRole('list', { name: 'Tags' }).first().getByRole('link').first()]) {
    const before = page.url();
    await link.click();
    await expect(page).not.toHaveURL(before);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://example.com${new URL(page.url()).pathname}`);
    // The head is that of the new page a moment before the page itself is shown.
    await expect(async () => {
      const { shown, structured } = await trails(page);
      expect(structured).toEqual(shown);
    }).toPass({ timeout: 30_000 });
    const data = structuredData(await page.content());
    const kinds = data.map(({ '@type': type }) => type);
    expect(kinds.sort()).toEqual(['BreadcrumbList', 'Person', ...(page.url().includes('/wiki/') ? ['TechArticle'] : [])]);
  }
  expect(await isSameDocument()).toBe(true);
});

test('M1 title and metadata change with each navigation', ENGINES, async ({ page }) => {
  await visit(page, '/wiki/ssh');
  const title = await page.title();
  await page.locator('.next__link').click();
  await expect(page).toHaveURL('/wiki/user-permissions');
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://example.com/wiki/user-permissions');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});

test.describe('far away', () => {
  test.use({ locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' });

  for (const part of [0, 1, 2]) {
    const paths = PAGES.filter((_, index) => index % 3 === part);
    test(`R1 R5 ${paths.join(', ')} open by their addresses and hydrate without a difference in another time zone and locale`, ENGINES, async ({ page }) => {
      // What an empty search offers comes with the index, which is held back here.
      await page.route('**/data/search-index.json', () => undefined);
      for (const path of byTurns(paths, 2)) {
        expect((await page.goto(path))?.status(), path).toBe(200);
        const before = await page.getByRole('main').innerText();
        await hydrated(page);
        await waitUntilStable(page);
        expect(await page.getByRole('main').innerText(), path).toBe(before);
        if (!RELOADED.includes(path)) continue;
        await page.reload();
        await hydrated(page);
        expect(await page.getByRole('main').innerText(), path).toBe(before);
      }
    });
  }
});

test('R5 an article’s text travels once before it is readable, and no script before it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const early = page.waitForEvent('domcontentloaded').then(() => [...asked]);
  await page.goto('/wiki/ssh', { waitUntil: 'domcontentloaded' });
  expect((await early).filter((path) => path.endsWith('.js') || path.startsWith('/data/'))).toEqual([]);
  await hydrated(page);
  expect(asked.filter((path) => path === '/data/wiki/ssh.json').length).toBe(1);
});

test('M3 R5 a whole visit sends no request to another host, and none with a method other than GET', async ({ page }) => {
  const methods = new Set<string>();
  page.on('request', (request) => methods.add(request.method()));
  await visit(page, '/');
  await page.getByRole('region', { name: 'Latest posts' }).getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.getByRole('button', { name: /Like/ }).click();
  await page.getByRole('combobox').fill('ssh');
  await page.getByRole('combobox').press('Enter');
  await expect(page.locator('.result').first()).toBeVisible();
  expect([...methods]).toEqual(['GET']);
});

test('E1 E2 content that merely looks like a template or like HTML is shown as typed, and nothing of it runs', async ({ page }) => {
  await page.goto(`${FOREIGN}/wiki/templates`);
  const main = page.getByRole('main');
  for (const text of ['{{ inventory_hostname }}', '{{ bare }}', '<10s', '${{ secrets.TOKEN }}', '<user>@<host>', '<script>window.hacked = true</script>'])
    await expect(main).toContainText(text);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('W5 commands that stand bare in a text are one block for each group, with its button, and prose stays prose', async ({ page }) => {
  await page.goto(`${FOREIGN}/wiki/templates`);
  await hydrated(page);
  const blocks = page.locator('.code').filter({ hasText: /sudo apt|systemctl status/ });
  await expect(blocks.locator('code')).toHaveText('sudo apt update\nsudo apt install nginx\nsystemctl status nginx');
  await expect(blocks.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(1);
  await expect(page.getByText('Prose that mentions systemctl restart nginx')).toBeVisible();
});

test('E7 R1 a foreign content folder under a base path is a whole site', ENGINES, async ({ page }) => {
  await page.goto(`${FOREIGN}/wiki/windows`);
  await hydrated(page);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://docs.example.org/sub/wiki/windows');
  await page.locator('.next__link').click();
  await expect(page).toHaveURL(`${FOREIGN}/wiki/templates`);
  await page.getByRole('link', { name: 'the post' }).click();
  await expect(page).toHaveURL(`${FOREIGN}/blog/hello#why`);
  await page.goBack();
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'C#' }).click();
  await expect(page).toHaveURL(`${FOREIGN}/tags/C%23`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C#');
  await page.goto(`${FOREIGN}/tags/100%25`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('100%');
});
