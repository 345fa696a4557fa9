import type { Page } from '@playwright/test';
import { ENGINES, expect, FOREIGN, hydrated, KINDS, markDocument, routeTo, test, visit } from '../support/site';

/** Collects the policy reports of a page, of each document that it opens. */
async function policyReports(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('reportPolicy', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    const { reportPolicy } = window as unknown as { reportPolicy: (report: string) => void };
    addEventListener('securitypolicyviolation', (event) =>
      reportPolicy(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return reports;
}

/** Follows a link of the site without loading a document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(routeTo, path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://example.com${path}`);
}

test('R5 no kind of page, no search and no command asks for what the policy forbids', ENGINES, async ({ page }) => {
  const reports = await policyReports(page);
  await visit(page, '/');
  const stays = await markDocument(page);
  const prompt = page.getByRole('textbox', { name: 'Terminal command' });
  await prompt.fill('grep -r ssh wiki | head');
  await prompt.press('Enter');
  await expect(page.getByRole('log', { name: 'Terminal output' })).toContainText('wiki/bastion-host-setup.md');
  for (const path of KINDS) await follow(page, path);
  await page.keyboard.press('/');
  await page.keyboard.type('permissions');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await expect(page.locator('.result').first()).toBeVisible();
  expect(await stays()).toBe(true);
  expect(reports).toEqual([]);
});

/** What an injected script would try; each answers whether it got through. */
const breaches = () => {
  const got = (attempt: () => unknown) => {
    try {
      attempt();
      return true;
    } catch {
      return false;
    }
  };
  const script = (set: (element: HTMLScriptElement) => void) => () => set(document.createElement('script'));
  const factory = (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes;
  const markup = (text: string) => () => {
    document.createElement('div').innerHTML = text;
  };
  return Object.entries({
    markup: markup('<img src=x onerror=alert(1)>'),
    'a script element in markup': markup('<script>alert(1)</script>'),
    'an event handler': () => document.body.setAttribute('onclick', 'alert(1)'),
    'parsed markup': () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
    'a foreign script': script((element) => (element.src = 'https://evil.example/x.js')),
    'a script of the site outside its assets': script((element) => (element.src = '/wiki/ssh.md')),
    'a script beside the assets': script((element) => (element.src = '/assets/../resume.json')),
    'a data script': script((element) => (element.src = 'data:text/javascript,alert(1)')),
    'script text': script((element) => (element.text = 'alert(1)')),
    'a worker of data': () => new Worker('data:text/javascript,1'),
    'another policy': () => factory.createPolicy('other', {}),
    'the policy again': () => factory.createPolicy('default', {}),
  })
    .filter(([, attempt]) => got(attempt))
    .map(([name]) => name);
};

test.describe('what the policy refuses', () => {
  test.use({ expectedProblems: ['Trusted', 'TrustedTypePolicy', 'Content Security Policy', 'Creating a'] });

  test('R5 no text becomes a script, markup or a worker by any way into the document', async ({ page }) => {
    await visit(page, '/wiki/ssh');
    expect(await page.evaluate(breaches)).toEqual([]);
  });

  test('R5 a host that sends no headers has the policy in its documents', async ({ page }) => {
    await page.route(`${FOREIGN}/**`, async (route) => {
      const response = await route.fetch();
      const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy');
      await route.fulfill({ response, headers: Object.fromEntries(headers) });
    });
    await page.goto(`${FOREIGN}/wiki/templates`);
    await hydrated(page);
    expect(await page.evaluate(breaches)).toEqual([]);
  });
});
