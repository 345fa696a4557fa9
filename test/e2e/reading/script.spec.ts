import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../support/site';

const link = (page: Page) => page.getByRole('link', { name: 'This guide as a shell script' });

async function saved(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), link(page).click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide is saved as a script with its examples', async ({ page }) => {
    await page.goto('/wiki/ssh');
    const { name, text } = await saved(page);
    expect(name).toBe('ssh.sh');
    expect(text).toContain("\nvalues[HOST]='server.example.com'\n");
  });
});

// In Chromium only: Firefox's driver doesn't report files that are saved from memory.
test('a guide is saved as a script with the values that its reader typed, now and on a later visit, but with no secret', async ({ page }) => {
  await visit(page, '/wiki/zabbix-setup');
  expect((await saved(page)).text).toContain("\nvalues[ZABBIX]='zabbix.example.com'\n");
  await page.locator('summary', { hasText: 'Your values' }).click();
  await page.getByLabel('The name of the Zabbix server').fill('monitor.example.net');
  await page.getByLabel('The first host to watch').fill('no address');
  await page.getByLabel('Password of the database').fill('canary');
  const { name, text } = await saved(page);
  expect(name).toBe('zabbix-setup.sh');
  expect(text).toContain("\nvalues[ZABBIX]='monitor.example.net'\n");
  expect(text).toContain("\nvalues[AGENT_IP]='192.0.2.21'\n");
  expect(text).not.toContain('canary');
  await visit(page, '/wiki/zabbix-setup');
  await expect(page.locator('pre .placeholder', { hasText: 'monitor.example.net' }).first()).toBeAttached();
  expect((await saved(page)).text).toContain("\nvalues[ZABBIX]='monitor.example.net'\n");
});
