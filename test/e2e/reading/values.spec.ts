import { expect, recordTexts, test, visit, ENGINES } from '../support/site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('W4 setting the host once changes every block of the guide, lasts over a reload, and can be undone, all by keyboard', ENGINES, async ({ page }) => {
  await visit(page, '/wiki/ssh');
  const host = page.getByLabel('The server you log in to');
  const panel = page.locator('summary', { hasText: 'Your values' });
  await panel.focus();
  await page.keyboard.press('Enter');
  const placeholders = page.locator('pre .placeholder', { hasText: 'server.example.com' });
  const count = await placeholders.count();
  expect(count).toBeGreaterThan(2);
  await host.focus();
  await page.keyboard.type('db1.example.org');
  await expect(placeholders).toHaveCount(0);
  await expect(page.locator('pre .placeholder', { hasText: 'db1.example.org' })).toHaveCount(count);
  await visit(page, '/wiki/ssh');
  await expect(page.locator('pre .placeholder', { hasText: 'db1.example.org' })).toHaveCount(count);
  await expect(panel).toContainText('1 of 4 set');
  await panel.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Back to the examples' }).focus();
  await page.keyboard.press('Enter');
  await expect(placeholders).toHaveCount(count);
});

test('W4 a session of several commands copies exactly its commands, or the one that is asked for', async ({ page }) => {
  await visit(page, '/wiki/ssh');
  const block = page.locator('figure.code--session', { has: page.locator('.code__copies') }).first();
  // The buttons of single commands come with the scripts.
  await expect(block).toBeAttached();
  const commands = await block.locator('.line[data-prompt]').allTextContents();
  expect(commands.length).toBeGreaterThan(1);
  const button = block.getByRole('button', { name: 'Copy', exact: true });
  const texts = await recordTexts(button);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(texts).toContain('Copied');
  const all = await page.evaluate(() => navigator.clipboard.readText());
  expect(all.split('\n').filter((line) => commands.includes(line))).toHaveLength(commands.length);
  expect(all).not.toMatch(/^[$#] |\n$/m);
  await block
    .getByRole('button', { name: /^Copy the command/ })
    .nth(1)
    .focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`^${(commands[1] ?? '').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}`));
});
