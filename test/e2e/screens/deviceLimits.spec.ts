import { ENGINES, expect, test, visit } from '../support/site';

test('D1 W4 a browser that refuses storage: theme, values, likes and search work, and nothing is remembered', ENGINES, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('The user denied it.', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: refuse, sessionStorage: refuse });
  });
  await visit(page, '/wiki/ssh');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByText('Your values').click();
  const box = page.locator('details', { hasText: 'Your values' }).getByRole('textbox').first();
  await box.fill('db1.example.com');
  await expect(page.locator('main pre').filter({ hasText: 'db1.example.com' }).first()).toBeVisible();
  await visit(page, '/blog/learning-to-read-logs');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /Like/ }).click();
  await expect(page.getByRole('button', { name: /Like/ })).toHaveText('1 Like');
});

test('S1 N3 5,000 characters that are pasted into a box leave the page usable, and what is typed next is answered', ENGINES, async ({ page }) => {
  await visit(page, '/search');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('x <b>"'.repeat(900).slice(0, 5_000));
  await expect(page.getByRole('main')).toContainText('No results found');
  await box.fill('firewall');
  await expect(page.getByRole('main')).toContainText(/\d+ results?/);
  await visit(page, '/');
  const prompt = page.getByRole('textbox', { name: 'Terminal command' });
  await prompt.fill('y'.repeat(5_000));
  await prompt.press('Enter');
  await expect(page.getByRole('log', { name: 'Terminal output' })).toContainText('Command not found: yyy');
  await prompt.fill('skills');
  await prompt.press('Enter');
  await expect(page.getByRole('log', { name: 'Terminal output' })).toContainText('Linux');
});
