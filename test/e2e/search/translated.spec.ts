import { translatePage } from '../../support/translatePage';
import { expect, holdScripts, hydrated, test, visit } from '../support/site';

test.describe('a page that the browser translates', () => {
  test('S1 can still be searched, on the search page', async ({ page }) => {
    await visit(page, '/search?q=sshd');
    const box = page.getByRole('searchbox', { name: 'Search everything' });
    await expect(page.locator('.result').first()).toBeVisible();
    await page.evaluate(translatePage);
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
    await page.evaluate(translatePage);
    for (const query of ['sshd_', 'ansibel', 'umask']) {
      await box.fill(query);
      await expect(page.getByRole('dialog').getByText('could not be loaded')).toHaveCount(0);
    }
    await expect(page.getByRole('option').first()).toContainText('umask');
    const keys = page.locator('.search-dialog__keys');
    await expect(keys).toContainText('Enter');
    await page.evaluate(translatePage);
    await box.fill('');
    await expect(keys).not.toContainText('Enter');
    await box.fill('umask');
    await expect(keys).toContainText('Enter');
    await expect(page.getByRole('dialog').getByText('could not be loaded')).toHaveCount(0);
  });

  test('B3 counts a like', async ({ page }) => {
    await visit(page, '/blog/learning-to-read-logs');
    await page.evaluate(translatePage);
    const like = page.getByRole('button', { name: 'Like' });
    await like.click();
    await expect(like).toHaveText('1 Like');
  });
});

test.describe('a page that was translated before its scripts came', () => {
  test.use({ expectedProblems: ['React error #418'] });

  test('R1 B3 is rendered anew and works, with a warning that tests take for an error', async ({ page }) => {
    const told: string[] = [];
    const uncaught: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    page.on('pageerror', ({ message }) => uncaught.push(message));
    const letScriptsCome = await holdScripts(page);
    await page.goto('/blog/learning-to-read-logs', { waitUntil: 'domcontentloaded' });
    await page.evaluate(translatePage);
    letScriptsCome();
    await hydrated(page);
    await page.getByRole('button', { name: 'Like' }).click();
    await expect(page.getByRole('button', { name: 'Like' })).toHaveText('1 Like');
    expect(told.join()).toContain('React error #418');
    expect(uncaught).toEqual([]);
  });
});
