import type { Locator } from '@playwright/test';
import { plainTitle } from '../../../src/core/content/plainTitle';
import { expect, markDocument, passTime, PHONE, sidewaysOf, siteData, test, visit, waitUntilStable, type Item } from '../support/site';

test.beforeEach(({ page }) => visit(page, '/'));

test('H1 H3 E13 M2 T3 the hero leads to resume, projects and four places elsewhere, states the four figures, and welcomes once; the intro links to blog and status in new tabs', async ({
  page,
}) => {
  const hero = page.getByRole('region', { name: 'Jordan Doe' });
  await expect(hero.getByRole('link', { name: 'Read the resume' })).toHaveAttribute('href', '/resume');
  await expect(hero.getByRole('link', { name: 'See the projects' })).toHaveAttribute('href', '/projects');
  const elsewhere = hero.getByRole('list', { name: 'Elsewhere' }).getByRole('link');
  await expect(elsewhere).toHaveText(['GitHub', 'GitLab', 'LinkedIn', 'E-mail']);
  await expect(elsewhere.last()).toHaveAttribute('href', /^mailto:/);
  await expect(page.locator('.summary-card__value')).toHaveText(['9+', '100%', '40%', '95%']);
  for (const name of ['Personal blog', 'Uptime status']) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const welcome = page.getByText(/^Welcome\. This is/);
  await expect(welcome).toBeVisible();
  await welcome.scrollIntoViewIfNeeded();
  await expect(page.locator('.terminal__typing')).toHaveCount(0);
});

test(
  'T3 the welcome line is typed out when it can be seen: on a phone, the terminal is far below the first screen',
  { tag: ['@phone', '@engines'] },
  async ({ page }) => {
    const typing = page.locator('.terminal__typing');
    await expect(typing).toHaveCount(1);
    // Typing takes 1.3 seconds.
    await passTime(page, 2_000);
    await expect(typing).toHaveCount(1);
    await typing.scrollIntoViewIfNeeded();
    await expect(typing).toHaveCount(0);
  },
);

test('H4 H5 H6 H7 tools, collaboration and contact are there, and the two latest posts and projects with their actions', async ({ page }) => {
  expect(await page.getByRole('region', { name: 'Core tools' }).getByRole('listitem').count()).toBeGreaterThan(3);
  await expect(page.getByRole('region', { name: 'Collaborate' }).getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('region', { name: 'Get in touch' })).toBeVisible();
  const posts = (await siteData<{ posts: Item[] }>(page, 'blog')).posts;
  const projects = (await siteData<{ projects: Item[] }>(page, 'projects')).projects;
  const latest = (items: Item[]) =>
    [...items]
      .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
      .slice(0, 2)
      .map(({ title }) => plainTitle(title));
  const titles = (name: string) => page.getByRole('region', { name }).getByRole('heading', { level: 3 });
  await expect(titles('Latest posts')).toHaveText(latest(posts));
  await expect(titles('Latest projects')).toHaveText(latest(projects));
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(2);
  await page
    .getByRole('link', { name: /^View Project/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(latest(projects)[0] ?? '');
});

test('H8 an image loads once a tenth of it is in view, and nothing moves', async ({ page }) => {
  const image = page.getByRole('region', { name: 'About this site' }).locator('.lazy-image');
  await expect(image).toHaveAttribute('data-state', 'waiting');
  const height = (await image.boundingBox())?.height;
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('data-state', 'shown');
  expect((await image.boundingBox())?.height).toBe(height);
});

test('H1 H6 the first project begins within 1,100 pixels on a phone 360 wide', PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const project = page.getByRole('region', { name: 'Latest projects' }).getByRole('article').first();
  expect((await project.boundingBox())?.y).toBeLessThanOrEqual(1100);
});

test('H1 a phone says where the owner is, and what each figure is of', PHONE, async ({ page }) => {
  await expect(page.locator('.hero__kicker')).toContainText('Remote, Central European Time');
  const figure = page.locator('.summary-card').filter({ hasText: 'uptime' });
  expect((await figure.innerText()).split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining(['100%', 'uptime', 'Of the database tier, for six months']),
  );
});

test('H2 on a wide screen the terminal has three fifths of the width, beside five commands that run at a press', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const commands = page.getByRole('list', { name: 'Commands to start with' }).getByRole('button');
  await expect(commands).toHaveText(['help', 'projects', 'exp', 'ls wiki', 'cat resume.txt']);
  const terminal = await page.locator('.terminal').boundingBox();
  const whole = await page.locator('.home').boundingBox();
  expect((terminal?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(0.58, 1);
  await commands.nth(3).click();
  await expect(page.getByRole('log').getByRole('link', { name: 'ssh.md' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Terminal command' })).toBeFocused();
  // By the keyboard, one can go on to the next of them.
  await commands.nth(0).press('Enter');
  await expect(commands.nth(0)).toBeFocused();
});

test(
  'H2 T3 in a narrow window the commands to start with are in the empty terminal, clear of its welcome, and below it once one has answered',
  PHONE,
  async ({ page }) => {
    const commands = page.getByRole('list', { name: 'Commands to start with' });
    const [output, welcome] = [page.getByRole('log'), page.getByText('Welcome. This is')];
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: NaN, height: NaN };
    for (const width of [320, 360, 703, 1000]) {
      await page.setViewportSize({ width, height: 780 });
      const [list, screen, line] = [await boxOf(commands), await boxOf(output), await boxOf(welcome)];
      expect([list.y > screen.y, list.y + list.height < line.y]).toEqual([true, true]);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    const press = async (name: string) => {
      const command = commands.getByRole('button', { name, exact: true });
      await command.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await command.tap();
    };
    await press('projects');
    await expect(output.getByRole('link', { name: /Azure/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'Terminal command' })).toBeInViewport();
    const screen = await boxOf(output);
    expect((await boxOf(commands)).y).toBeGreaterThan(screen.y + screen.height);
    await press('ls wiki');
    await expect(output.getByRole('link', { name: 'ssh.md' })).toBeInViewport({ ratio: 1 });
  },
);

test('H1 on a phone no row of the ledger is hit by a finger, as it is some pixels high; a link says where the rows are', PHONE, async ({ page }) => {
  const picture = page.locator('.ledger__picture');
  await picture.scrollIntoViewIfNeeded();
  await picture.tap({ position: { x: 100, y: 60 } });
  await waitUntilStable(page);
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'How they are checked' }).tap();
  await expect(page).toHaveURL('/ledger');
});

test('H1 each row of the ledger leads to its article, by pointer and by arrow key', async ({ page }) => {
  const rows = page.locator('.ledger__picture').getByRole('link', { name: /^.+: \d+ of \d+ (?:commands|code blocks) run$/ });
  expect(await rows.count()).toBeGreaterThan(20);
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  const address = await rows.nth(1).getAttribute('href');
  await rows.nth(1).click();
  await expect(page).toHaveURL(address ?? '');
});

test('H2 T1 T2 the terminal runs commands on Enter, whatever their case, and says which it does not know', async ({ page }) => {
  const terminal = page.getByRole('log', { name: 'Terminal output' });
  const input = page.getByRole('textbox', { name: 'Terminal command' });
  await input.fill('  PROJECTS ');
  await input.press('Enter');
  await expect(terminal.getByRole('link', { name: /Azure/ })).toHaveAttribute('href', '/projects/azure-migration');
  await input.fill('  Helpp <b>me</b> ');
  await input.press('Enter');
  await expect(terminal).toContainText('Command not found: Helpp <b>me</b>');
  await expect(terminal.locator('b')).toHaveCount(0);
  for (const command of ['help', 'about', 'skills', 'exp', 'contact', 'certs', 'tools']) {
    await input.fill(command);
    await input.press('Enter');
    await expect(terminal.locator('.terminal__line').last()).not.toHaveText(`$ ${command}`);
  }
  await input.fill('clear');
  await input.press('Enter');
  await expect(terminal).toHaveText('');
  await input.press('Enter');
  await expect(terminal.locator('.terminal__line--command')).toHaveText(['$ ']);
});

test('T4 the output is 24rem high and keeps to the newest line; the history outlives a visit to another page', async ({ page }) => {
  const terminal = page.getByRole('log', { name: 'Terminal output' });
  const input = page.getByRole('textbox', { name: 'Terminal command' });
  expect((await terminal.boundingBox())?.height).toBe(24 * 16);
  for (let count = 0; count < 6; count += 1) {
    await input.fill('help');
    await input.press('Enter');
  }
  await expect.poll(() => terminal.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop))).toBe(0);
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', { name: 'Read the resume' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Experience' })).toBeVisible();
  await page.goBack();
  await expect(terminal.locator('.terminal__line--command')).toHaveCount(6);
  await expect(page.locator('.terminal__typing')).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});

test('H6 the longest word of a title makes no list wider than a phone', PHONE, async ({ page }) => {
  const titles = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
  await titles.evaluateAll((links) => links.forEach((link) => (link.textContent = `node_exporter_${'textfile_collector_'.repeat(4)}`)));
  expect(await sidewaysOf(page)).toBe(0);
});
