import type { Page } from '@playwright/test';
import { expect, hold, holdScripts, hydrated, markDocument, PHONE, sidewaysOf, SOON, test, visit, ENGINES } from '../support/site';

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Terminal command' });
const log = (page: Page) => page.getByRole('log', { name: 'Terminal output' });

/** Enters a command by the keyboard alone. */
async function enter(page: Page, command: string): Promise<void> {
  await page.keyboard.type(command);
  await page.keyboard.press('Enter');
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
}

test.describe('the terminal', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/');
    await prompt(page).focus();
  });

  test('T1 a visitor reads a guide in it and opens it, by the keyboard alone', ENGINES, async ({ page }) => {
    const stays = await markDocument(page);
    await enter(page, 'ls wiki');
    await expect(log(page).getByRole('link', { name: 'ssh.md' })).toHaveAttribute('href', '/wiki/ssh');
    await page.keyboard.type('cd wi');
    await page.keyboard.press('Tab');
    await expect(prompt(page)).toHaveValue('cd wiki/');
    await page.keyboard.press('Enter');
    await enter(page, 'cat ssh.md');
    await expect(log(page).getByRole('link', { name: 'Secure SSH logins' })).toBeVisible();
    await expect(log(page)).toContainText('PermitRootLogin no');
    // It leaves this page, and the terminal with it.
    await page.keyboard.type('open ssh.md');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/wiki/ssh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure SSH logins');
    expect(await stays()).toBe(true);
    await page.goBack();
    await expect(log(page)).toContainText('wiki $ open ssh.md');
  });

  test('T1 T2 S3 Ctrl+R finds what was entered, Ctrl+L clears, Escape leaves; markup is text; what grep finds leads to its heading, where it is marked', async ({
    page,
  }) => {
    await enter(page, 'whoami');
    await enter(page, 'pwd');
    await page.keyboard.press('Control+r');
    await page.keyboard.type('who');
    await page.keyboard.press('Enter');
    await expect(log(page).locator('.terminal__line--command')).toHaveText(['$ whoami', '$ pwd', '$ whoami']);
    await page.keyboard.press('Control+l');
    await expect(log(page)).toHaveText('');
    await page.keyboard.press('Control+r');
    await page.keyboard.type('pw');
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toHaveAccessibleName('Terminal command');
    await expect(prompt(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(prompt(page)).not.toBeFocused();
    await prompt(page).focus();
    await enter(page, '<img src=x onerror=alert(1)>');
    await enter(page, "echo '<b>bold</b>' | grep '<b>'");
    await enter(page, "cat '<script>alert(1)</script>'");
    await expect(log(page)).toContainText('Command not found: <img src=x onerror=alert(1)>');
    await expect(log(page)).toContainText('cat: <script>alert(1)</script>: No such file or directory');
    await expect(log(page).locator('img, b, script')).toHaveCount(0);
    await page.keyboard.press('Control+l');
    await enter(page, 'grep -rn PermitRootLogin wiki');
    const link = log(page)
      .getByRole('link', { name: /^wiki\/ssh\.md:\d+$/ })
      .first();
    await expect(link).toHaveAttribute('href', /^\/wiki\/ssh#[\w-]+$/);
    await expect(log(page).locator('mark').first()).toHaveText('PermitRootLogin');
    await link.click();
    await expect(page).toHaveURL(/\/wiki\/ssh#/);
    await expect.poll(() => page.evaluate(() => [...(CSS.highlights.get('search-match') ?? [])].length), { intervals: SOON }).toBeGreaterThan(0);
  });

  test('T4 a reader who has scrolled up is left there; less begins at the beginning', async ({ page }) => {
    await enter(page, 'less wiki/firewall.md');
    const top = () => log(page).evaluate((box) => box.scrollTop);
    const height = await log(page).evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(await top()).toBeLessThan(height / 2);
    await expect(log(page).getByText('$ less wiki/firewall.md')).toBeInViewport();
    await enter(page, 'whoami');
    expect(await top()).toBeGreaterThan(height - 50);
    await log(page).evaluate((box) => box.scrollTo(0, 40));
    await page.getByRole('button', { name: 'projects', exact: true }).click();
    await expect(log(page)).toContainText('$ projects');
    expect(await top()).toBe(40);
  });

  test('T1 nothing is wider than the screen, whatever is printed', PHONE, async ({ page }) => {
    for (const command of ['help', 'ls tags', 'ls -l wiki', 'tree -L 1', 'cat wiki/zabbix-setup.md', 'grep -rn nft wiki', 'man grep'])
      await enter(page, command);
    expect(await log(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await sidewaysOf(page)).toBe(0);
  });
});

test('T1 an address puts a command at the prompt, which waits for Enter', async ({ page }) => {
  await visit(page, '/?cmd=ls+projects');
  await expect(prompt(page)).toHaveValue('ls projects');
  await expect(prompt(page)).toBeFocused();
  await expect(log(page).locator('.terminal__line--command')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(log(page).getByRole('link', { name: 'azure-migration.md' })).toBeVisible();
});

test('T1 its shell is fetched when the visitor turns to it, and what is typed meanwhile is not lost', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => /\/terminal\.\w+\.js/.test(request.url()) && chunks.push(request.url()));
  await visit(page, '/');
  expect(chunks).toEqual([]);
  const letShellCome = await hold(page, /\/terminal\.\w+\.js/);
  await prompt(page).focus();
  await page.keyboard.type('whoami');
  await page.keyboard.press('Enter');
  await page.keyboard.type('cert');
  letShellCome();
  await expect(log(page)).toContainText('guest');
  await expect(prompt(page)).toHaveValue('cert');
});

test('T1 what is typed and entered before the scripts are here is run once they are, in its order, and the rest stays at the prompt', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/');
  const stays = await markDocument(page);
  await prompt(page).focus();
  for (const command of ['pwd', 'whoami']) {
    await page.keyboard.type(command);
    await page.keyboard.press('Enter');
  }
  await expect(prompt(page)).toHaveValue('');
  await page.keyboard.type('cert');
  letScriptsCome();
  await hydrated(page);
  await expect(log(page).locator('.terminal__line--command')).toHaveText(['$ pwd', '$ whoami']);
  await expect(log(page)).toContainText('guest');
  await expect(prompt(page)).toHaveValue('cert');
  await expect(prompt(page)).toBeFocused();
  await page.keyboard.type('s');
  await page.keyboard.press('Enter');
  await expect(log(page).locator('.terminal__line--command')).toHaveText(['$ pwd', '$ whoami', '$ certs']);
  await expect(page).toHaveURL('/');
  expect(await stays()).toBe(true);
});

test('T1 what is typed before the scripts are here isn’t replaced by the command of the address, which leaves the focus, too', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/?cmd=ls+projects');
  await prompt(page).focus();
  await page.keyboard.type('whoami');
  const box = page.getByRole('combobox', { name: 'Search the site' });
  await box.focus();
  letScriptsCome();
  await hydrated(page);
  await expect(page).toHaveURL('/?cmd=ls+projects');
  await expect(prompt(page)).toHaveValue('whoami');
  await expect(box).toBeFocused();
});

test('T1 before the scripts are here, the Enter that ends an input method’s composition enters nothing', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/');
  await prompt(page).fill('pwd');
  // Safari reports it by key code only.
  await prompt(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(prompt(page)).toHaveValue('pwd');
  letScriptsCome();
  await hydrated(page);
  await expect(log(page).locator('.terminal__line--command')).toHaveCount(0);
});

test('T1 a command entered before the home page is hydrated doesn’t run at a later visit to it', async ({ page }) => {
  const letPageCome = await hold(page, '**/data/home.json');
  await page.goto('/');
  await prompt(page).focus();
  await page.keyboard.type('open resume');
  await page.keyboard.press('Enter');
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wiki' }).click();
  await expect(page).toHaveURL('/wiki');
  letPageCome();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
  await expect(page.getByText(/^Welcome\. This is/)).toBeVisible();
  await expect(log(page).locator('.terminal__line--command')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test.describe('without the network', () => {
  test.use({ expectedProblems: ['Failed to load resource', 'failed: '] });

  test('T1 says that something could not be read, and reads it when it is asked again', async ({ page }) => {
    await visit(page, '/');
    await prompt(page).focus();
    await enter(page, 'ls');
    await page.route('**/data/wiki/ssh.json', (route) => route.abort());
    await enter(page, 'cat wiki/ssh.md');
    await expect(log(page)).toContainText('cat: it could not be read');
    await page.unroute('**/data/wiki/ssh.json');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(log(page).getByRole('link', { name: 'Secure SSH logins' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('T3 the terminal welcomes and leads to what it would show', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/^Welcome\. This is/)).toBeVisible();
    await expect(prompt(page)).toBeHidden();
    const places = log(page).getByRole('link');
    await expect(places).toHaveText(['resume', 'projects', 'wiki', 'blog', 'open-source']);
    await places.nth(2).click();
    await expect(page).toHaveURL(/\/wiki$/);
  });
});
