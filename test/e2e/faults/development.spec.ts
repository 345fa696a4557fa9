import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '../../build-scripts/support/folder';
import { DevelopmentServer } from '../support/developmentServer';

const ARTICLE = `---
title: A guide
category: Basics
tags: [x]
lastUpdated: 2026-01-01
---

![Drawing](/images/a.svg)

${Array.from({ length: 40 }, (_, part) => `## Part ${part + 1}\n\nText of it.\n`).join('\n')}`;

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60" viewBox="0 0 90 60"><rect width="90" height="60" fill="${colour}"/></svg>`;
const site = (name: string) => `name: ${name}\nurl: https://a.example\n`;

test.describe('the development server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'developed-'));
  const server = new DevelopmentServer(folder);
  const write = (path: string, text: string) => writeFiles(folder, { [path]: text });

  test.beforeAll(async () => {
    writeFiles(folder, { 'site.yml': site('One'), 'wiki/a.md': ARTICLE, 'images/a.svg': drawing('red') });
    await server.start();
  });
  test.afterAll(() => {
    server.stop();
    rmSync(folder, { recursive: true });
  });

  test('E7 shows each edit to its owner, who stays at their place', async ({ page }) => {
    // A bundle is made several times, next to all other tests.
    test.setTimeout(400_000);
    const bundled = expect.configure({ timeout: 100_000 });
    await page.goto(`${server.url}/wiki/a`);
    await bundled(page.getByRole('heading', { level: 1 })).toHaveText('A guide');
    const picture = page.getByRole('img', { name: 'Drawing' });
    const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc && fetch(image.currentSrc).then((answer) => answer.text()));
    await expect.poll(shown).toContain('red');
    const before = await picture.getAttribute('src');

    await test.step('a replaced picture is fetched', async () => {
      write('images/a.svg', drawing('blue'));
      await expect(picture).not.toHaveAttribute('src', before ?? '');
      await expect.poll(shown).toContain('blue');
    });

    const notice = page.locator('#content-problems');
    const place = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(place).toBe(1500);

    await test.step('the only guide that is gone for a while takes nobody elsewhere', async () => {
      rmSync(join(folder, 'wiki/a.md'));
      await expect(notice).toContainText('isn’t in the content any more');
      write('wiki/a.md', ARTICLE.replace('Text of it.', 'Other text.'));
      await expect(page.getByText('Other text.')).toBeAttached();
      expect([page.url(), await place()]).toEqual([`${server.url}/wiki/a`, 1500]);
    });

    await test.step('the search finds what was edited', async () => {
      await page.keyboard.press('Control+k');
      const search = page.getByRole('combobox', { name: 'Search everything' });
      const found = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
      await search.fill('renamed');
      await expect(page.getByText('No results found').first()).toBeVisible();
      write('wiki/a.md', ARTICLE.replace('A guide', 'A renamed guide'));
      await expect(found.first()).toContainText('A renamed guide');
      await page.keyboard.press('Escape');
    });

    await test.step('other constants load the page anew, at the same place', async () => {
      write('site.yml', site('Two'));
      await bundled(page).toHaveTitle(/Two/);
      await expect.poll(place).toBe(1500);
    });

    await test.step('a mistake in the code is shown with its stack', async () => {
      await page.evaluate(() => setTimeout(() => reportError(new Error('a mistake of ours'))));
      await expect(page.frameLocator('#webpack-dev-server-client-overlay').getByText(/a mistake of ours[^]* at /)).toBeVisible();
    });

    await test.step('the next document knows that there is no guide any more', async () => {
      const wiki = page.getByRole('banner').getByRole('link', { name: 'Wiki' });
      await page.goto(server.url);
      await bundled(wiki).toBeVisible();
      rmSync(join(folder, 'wiki/a.md'));
      await bundled
        .poll(async () => {
          await page.goto(server.url);
          await bundled(page.getByRole('banner')).toBeVisible();
          return wiki.count();
        })
        .toBe(0);
    });
  });
});
