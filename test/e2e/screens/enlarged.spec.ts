import type { Page } from '@playwright/test';
import { byTurns } from '../../support/propertyRuns';
import { expect, KINDS, test, visit } from '../support/site';

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.describe('a browser with its text at 24 pixels', () => {
  test.beforeEach(async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
  });

  test('N1 W6 scrolls nothing sideways on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of byTurns([...KINDS, '/wiki/upgrade-rules', '/wiki/openvpn-2fa-setup', '/wiki/ssh?run'], 3)) {
      await visit(page, path);
      expect(await widthOf(page), path).toBe(320);
    }
  });

  test('N1 shows the whole name of the site on a phone, and buttons that a finger hits', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/wiki');
    const name = page.getByRole('navigation').getByRole('link', { name: 'Jordan Doe' });
    expect(await name.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
    const menu = await page.getByRole('button', { name: /menu/i }).boundingBox();
    expect(Math.min(menu?.width ?? 0, menu?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  test('D3 shows every button of a visit that is played', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/blog');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Wiki' }).click();
    await page.getByRole('link', { name: 'This visit' }).click();
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.locator('.visit-bar').getByRole('button', { name: 'End' })).toBeInViewport({ ratio: 1 });
  });
});

test('W8 a runbook’s buttons keep their words whole in the narrowest window and with large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/wiki/ssh?run');
  await page.getByRole('button', { name: 'Start the run' }).click();
  const client = await page.context().newCDPSession(page);
  for (const standard of [16, 24]) {
    await client.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
    for (const name of ['Done', 'Failed', 'Skip', 'Note']) {
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
      const lines = await button.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.lastChild ?? element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${name} at ${standard}`).toBe(1);
    }
  }
});

test('H7 C1 an owner’s long e-mail address scrolls nothing sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/resume']) {
    await visit(page, path);
    const addresses = page.getByRole('main').getByRole('link', { name: 'jordan@example.com' });
    await expect(addresses).toHaveCount(1);
    await addresses.evaluate((link) => (link.textContent = 'maximilian.mustermann@operations.example.com'));
    expect(await widthOf(page), path).toBe(320);
  }
});

test('N1 the sections in the bar are as large in a low window as in a high one', async ({ page }) => {
  await visit(page, '/blog');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  const sizes = [];
  for (const height of [800, 360]) {
    await page.setViewportSize({ width: 740, height });
    sizes.push(await link.boundingBox());
  }
  expect(sizes[0]?.height).toBeGreaterThanOrEqual(44);
  expect(sizes[1]).toEqual(sizes[0]);
});

test('N1 C1 an enlarged page on a computer, as narrow as a phone, shows achievements to their last words', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await visit(page, '/resume');
  const hidden = page.locator('.achievement__text .rest').filter({ visible: false });
  await expect(page.locator('.achievement__text .rest').first()).toBeVisible();
  await expect(hidden).toHaveCount(0);
});

test('D3 a step of a played visit is read to its end in the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/blog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wiki' }).click();
  await page.getByRole('link', { name: 'This visit' }).click();
  await page.getByRole('button', { name: 'Play it' }).click();
  const text = page.locator('.visit-bar__text');
  const cutOff = (length: number) =>
    text.evaluate((bar, count) => {
      const step = bar.lastElementChild;
      if (step) step.textContent = 'Chose the result /wiki/firewall#roll-back for “nftables” '.repeat(9).slice(0, count);
      return bar.scrollHeight - bar.clientHeight;
    }, length);
  expect(await cutOff(100)).toBeLessThanOrEqual(0);
  await expect(text).toHaveCSS('-webkit-line-clamp', '4');
});
