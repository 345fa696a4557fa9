import { readFileSync } from 'node:fs';
import { plainTitle } from '../../../src/core/content/plainTitle';
import { expect, FOREIGN, recordTexts, siteData, test, visit, ENGINES, type Item } from '../support/site';

test('W1 W2 W3 the wiki groups its guides by category and counts them, cards show three tags and how many more, the box filters on title and tags', async ({
  page,
}) => {
  await visit(page, '/wiki');
  const { articles } = await siteData<{ articles: Item[] }>(page, 'wiki');
  const counts = ['Basics', 'Installs', 'Advance', 'Other'].map((category) => String(articles.filter((article) => article.category === category).length));
  await expect(page.locator('.stats__count')).toHaveText(counts);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Basics');
  for (const { title, tags } of articles) {
    const list = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .getByRole('list', { name: 'Tags' });
    await expect(list.getByRole('link')).toHaveText(tags.slice(0, 3));
    if (tags.length > 3) await expect(list).toContainText(`+${tags.length - 3} more`);
  }
  const box = page.getByRole('searchbox', { name: /Search the guides/ });
  await box.fill('nftABLES');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await box.fill('zzz');
  await expect(page.getByText('No articles found')).toBeVisible();
  await expect(page.getByText('No documentation matches "zzz". Try a different search term.')).toBeVisible();
  await page.getByRole('link', { name: 'Favorite Resources' }).click();
  await expect(page).toHaveURL('/open-source');
});

test('W4 a session’s copy button copies its commands, without prompts, output or a last newline', ENGINES, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/wiki/ssh');
  const block = page.locator('.code--session').filter({ hasText: 'sudo works' });
  await expect(block).toContainText('Terminal');
  const button = block.getByRole('button', { name: 'Copy' });
  const texts = await recordTexts(button);
  await button.click();
  await expect.poll(texts).toEqual(['Copy', 'Copied', 'Copy']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('sudo true && echo "sudo works"');
});

test.describe('a clipboard that refuses', () => {
  test.use({ expectedProblems: ['Nothing could be copied'] });

  test('W4 is logged and nothing is shown', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
      document.execCommand = () => false;
    });
    const logged = page.waitForEvent('console', (message) => message.text().includes('Nothing could be copied'));
    await visit(page, '/wiki/ssh');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await logged;
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
  });
});

test('W6 steps and options, lists and bold text are shown as what they are', async ({ page }) => {
  await visit(page, '/wiki/firewall');
  await expect(page.locator('.step__label').first()).toHaveText(/^(?:Step|Part|Option) /);
  for (const selector of ['.prose h2', '.prose ul > li', '.prose code']) await expect(page.locator(selector).first()).toBeVisible();
});

test('B1 P3 the blog lists the newest first; its box and chips filter, and a chip again clears', ENGINES, async ({ page }) => {
  await visit(page, '/blog');
  const { posts } = await siteData<{ posts: Item[] }>(page, 'blog');
  const titles = page.getByRole('article').getByRole('heading');
  const newestFirst = [...posts].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')).map(({ title }) => plainTitle(title));
  await expect(titles).toHaveText(newestFirst);
  const categories = [...new Set(posts.map(({ category }) => category))].sort((a, b) => a.localeCompare(b, 'en'));
  const chips = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
  await expect(chips).toHaveText(['All', ...categories]);
  await chips.nth(1).click();
  await expect(titles).toHaveText(posts.filter(({ category }) => category === categories[0]).map(({ title }) => plainTitle(title)));
  await chips.nth(1).click();
  await expect(titles).toHaveText(newestFirst);
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('searchbox', { name: /Search the posts/ }).fill('  zzz ');
  await expect(page.getByText('No posts found')).toBeVisible();
});

test('B2 B3 a post reads whole and can be liked for this visit', async ({ page }) => {
  await visit(page, '/blog/learning-to-read-logs');
  for (const selector of ['.prose h2', '.prose p', '.prose .code']) await expect(page.locator(selector).first()).toBeVisible();
  const like = page.getByRole('button', { name: /Like/ });
  await expect(like).toHaveText('0 Likes');
  await like.click();
  await expect(like).toHaveText('1 Like');
  await like.click();
  await expect(like).toHaveText('0 Likes');
  await like.click();
  await page.reload();
  await expect(page.getByRole('button', { name: /Like/ })).toHaveText('0 Likes');
});

test('P1 P3 the projects filter by box and chips', async ({ page }) => {
  await visit(page, '/projects');
  const chips = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
  await expect(chips).toHaveText(['All', 'Infrastructure', 'DevOps', 'Database']);
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Database' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox', { name: /Search the projects/ }).fill('azure');
  await expect(page.getByText('No projects found')).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('E7 P2 a project shows overview, challenges, solutions and technologies, says that it is a sample, and has no link that nobody answers', async ({
  page,
}) => {
  await visit(page, '/projects/azure-migration');
  for (const name of ['Overview', 'Challenges', 'Solutions', 'Technologies']) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('article').getByText(/This is a sample/)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(/This is a sample/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Source code|Status page/ })).toHaveCount(0);
});

test('O1 E4 eight repositories with their figures, the way back to the wiki and the featured story', async ({ page }) => {
  await visit(page, '/open-source');
  await expect(page.getByRole('article')).toHaveCount(8);
  for (const term of ['Language', 'Stars', 'Forks', 'Last updated']) await expect(page.getByRole('article').first()).toContainText(term);
  await expect(page.getByRole('link', { name: 'Back to the wiki' })).toHaveAttribute('href', '/wiki');
  await page.locator('.featured__link').click();
  await expect(page).toHaveURL(/\/blog\//);
});

test('C1 C2 the resume downloads as a PDF, has every section, and each statement leads to the page that backs it', async ({ page }) => {
  await visit(page, '/resume');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('jordan-doe-resume.pdf');
  const bytes = await (await page.request.get('/jordan-doe-resume.pdf')).body();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(readFileSync(await file.path())).toEqual(bytes);
  for (const name of ['Summary', 'Key achievements', 'Experience', 'Technical expertise', 'Featured projects', 'Education and certifications']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('href', '/projects');
  await expect(page.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^mailto:/);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  const link = page.getByRole('region', { name: 'Key achievements' }).getByRole('link', { name: 'Related page: Highly available MySQL' });
  await link.click();
  await expect(page).toHaveURL('/projects/highly-available-mysql');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Highly available MySQL');
});

test.describe('a page that is no HTML, for which a browser asks for an icon by its old name', () => {
  test.use({ expectedProblems: ['favicon.ico'] });

  test('C1 the resume opens as plain text and as JSON, each as what it is', async ({ page }) => {
    for (const [name, path, type] of [
      ['Plain text', '/resume.txt', 'text/plain; charset=utf-8'],
      ['JSON', '/resume.json', 'application/json'],
    ] as const) {
      await visit(page, '/resume');
      const answer = page.waitForResponse((response) => response.url().endsWith(path));
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      expect((await answer).headers()['content-type']).toBe(type);
      await expect(page.locator('body')).toContainText('Senior Site-Reliability Engineer');
    }
    const resume = (await (await page.request.get('/resume.json')).json()) as { meta: { canonical: string } };
    expect(resume.meta.canonical).toBe('https://example.com/resume.json');
    const foreign = (await (await page.request.get(`${FOREIGN}/resume.json`)).json()) as typeof resume;
    expect(foreign.meta.canonical).toBe('https://docs.example.org/sub/resume.json');
  });
});
