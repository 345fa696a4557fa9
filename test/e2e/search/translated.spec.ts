import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/site';

/** Does to the page what translators in browsers do: each text node becomes an element. What says `translate="no"` stays. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walk = (node: Node): void => {
      for (const child of [...node.childNodes]) {
        if (child instanceof Text && child.data.trim() !== '') {
          const font = document.createElement('font');
          font.textContent = child.data;
          child.replaceWith(font);
        } else if (child instanceof Element && !child.matches('[translate="no"], script, style, textarea, svg')) walk(child);
      }
    };
    walk(document.body);
  });

test.describe('a page that the browser translates', () => {
  test('S1 can still be searched, on the search page', async ({ page }) => {
    await visit(page, '/search?q=sshd');
    const box = page.getByRole('searchbox', { name: 'Search everything' });
    await expect(page.locator('.result').first()).toBeVisible();
    await translate(page);
    for (const query of ['sshd_', 'permission denied', 'ansibel', 'qqqqq', 'umask']) {
      await box.fill(query);
      await expect(page).toHaveURL(new RegExp(`q=${query.split(' ')[0] ?? ''}`));
      await expect(box).toHaveValue(query);
    }
    await expect(page.locator('.result').first()).toContainText('umask');
  });

  test('S1 N3 can still be searched, in the dialog', async ({ page }) => {
    await visit(page, '/wiki');
    await page.keyboard.press('Control+K');
    const box = page.getByRole('combobox', { name: 'Search everything' });
    await box.fill('sshd');
    await expect(page.getByRole('option').first()).toBeVisible();
    await translate(page);
    for (const query of ['sshd_', 'ansibel', 'umask']) {
      await box.fill(query);
      await expect(page.getByRole('dialog').getByText('could not be loaded')).toHaveCount(0);
    }
    await expect(page.getByRole('option').first()).toContainText('umask');
  });

  test('B3 counts a like', async ({ page }) => {
    await visit(page, '/blog/learning-to-read-logs');
    await translate(page);
    const like = page.getByRole('button', { name: 'Like' });
    await like.click();
    await expect(like).toHaveText('1 Like');
  });
});
