import type { Browser, BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { runs } from '../../support/propertyRuns';
import { DeployedSite } from '../support/deployedSite';
import { expect, openMenuIfFolded, test } from '../support/site';

/*
 * Any sequence of clicks, searches, steps back and forth, reloads, deploys and losses of the connection: after each step there is a page to
 * read, a way on, and controls that work; at the end, with a connection, the page that was asked for.
 */

type Step =
  | { readonly kind: 'link'; readonly pick: number }
  | { readonly kind: 'deploy'; readonly keep: number }
  | { readonly kind: 'back' | 'forward' | 'reload' | 'search' | 'offline' | 'online' | 'retry' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('link' as const), pick: fc.nat(200) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deploy' as const), keep: fc.nat(2) }) },
  { weight: 7, arbitrary: fc.record({ kind: fc.constantFrom('back', 'forward', 'reload', 'search', 'offline', 'online', 'retry') }) },
);

/** How many steps follow the first page, which needs a connection. */
const STEPS = { minLength: 3, maxLength: 10 };
/** What tries again, the offline page's "Try again" included. */
const RETRY = 'main .load-error button, #boot-notice:not([hidden]) button, a[href=""], .empty button';

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: DeployedSite;
}

/** The notice that offers it may go by itself. */
async function pressRetry(page: Page): Promise<void> {
  const retry = page.locator(RETRY).first();
  if (await retry.isVisible()) await retry.click({ timeout: 20_000 }).catch(() => undefined);
}

async function take({ page, context, site }: Visit, { kind, ...more }: Step): Promise<void> {
  const goOffline = async (isOffline: boolean) => {
    site.isDown = isOffline;
    await context.setOffline(isOffline);
  };
  switch (kind) {
    case 'link': {
      const links = page
        .locator('main a[href^="/"]:visible, footer a[href^="/"]:visible, a[href^="/"]:not([type]):visible')
        .and(page.locator('a:not([type]):not([href*="."])'));
      const count = await links.count();
      // One that is covered, or gone by then, can't be pressed.
      if (count > 0)
        await links
          .nth((more as { pick: number }).pick % count)
          .click({ timeout: 5_000 })
          .catch(() => undefined);
      return;
    }
    case 'search': {
      const box = page.getByRole('combobox', { name: 'Search the site' });
      if (!(await box.isVisible())) return;
      await box.fill('ssh');
      return box.press('Enter');
    }
    case 'deploy':
      return site.deploy((more as { keep: number }).keep);
    case 'offline':
    case 'online':
      return goOffline(kind === 'offline');
    case 'retry':
      return pressRetry(page);
    default:
      // In a task of its own, since it ends this document; before the first page there is none of the site.
      await page.evaluate((name) => {
        const { canGoBack } = window.navigation;
        setTimeout(() => (name === 'reload' ? location.reload() : name === 'forward' ? history.forward() : canGoBack && history.back()));
      }, kind);
  }
}

/** A page to read, and a way on from it. */
async function isUsable(page: Page): Promise<string> {
  return page.evaluate((retry) => {
    if (location.protocol === 'chrome-error:') return 'the browser’s error page';
    if (document.readyState === 'loading') return 'a document on its way';
    const title = document.querySelector('h1');
    const isSeen = title?.checkVisibility() && title.innerText.trim() !== '';
    if (!isSeen && document.querySelector('#root')) return 'no heading';
    if ((document.querySelector('main') ?? document.body).innerText.trim().length < 10) return 'nothing to read';
    return document.querySelector(`nav a[href], ${retry}`) ? '' : 'no way on';
  }, RETRY);
}

/** Controls that are shown do something; where the app hasn't started there is a way to try again. */
async function isAlive(page: Page): Promise<string> {
  const theme = page.getByRole('button', { name: /^Theme/ });
  if (!(await theme.isVisible()))
    return (await page.locator(RETRY).count()) > 0 || (await page.locator('h1').innerText()) === 'No connection' ? '' : 'no control and no Retry';
  const before = await theme.getAttribute('aria-label');
  await theme.click();
  return expect
    .poll(() => theme.getAttribute('aria-label'), { timeout: 10_000 })
    .not.toBe(before)
    .then(
      () => '',
      () => 'a control that does nothing',
    );
}

async function holds(page: Page, after: string): Promise<void> {
  await expect.poll(() => isUsable(page).catch(() => 'leaving'), { message: after, intervals: [20, 50, 100, 200, 500] }).toBe('');
  await expect.poll(() => isAlive(page).catch(() => 'leaving'), { message: after, timeout: 40_000 }).toBe('');
}

async function tryVisit(browser: Browser, steps: readonly Step[]): Promise<void> {
  const site = new DeployedSite();
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: await site.open() });
  const page = await context.newPage();
  let documents = 0;
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && (documents += 1)));
  try {
    await page.goto('/wiki');
    await holds(page, 'the first page');
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const [index, each] of steps.entries()) {
      documents = 0;
      await take({ page, context, site }, each);
      await holds(page, `${index + 1}: ${JSON.stringify(each)}, at ${page.url()}`);
      // The step's own, and one more after a deploy; each change of the address counts, too.
      expect(documents, 'documents and addresses of a step').toBeLessThanOrEqual(4);
    }
    site.isDown = false;
    await context.setOffline(false);
    await pressRetry(page);
    await expect(page.getByText('could not be loaded').filter({ visible: true })).toHaveCount(0);
    await holds(page, 'the end');
    await openMenuIfFolded(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  } finally {
    await context.close();
    site.close();
  }
}

test('R4 R5 any sequence of clicks, deploys and losses of the connection leaves a page to read, a way on, and controls that work', async ({ browser }) => {
  const count = runs(100, 0.02);
  test.setTimeout(120_000 + count * 60_000);
  await fc.assert(
    fc.asyncProperty(fc.array(step, STEPS), (steps) => tryVisit(browser, steps)),
    { numRuns: count, endOnFailure: process.env['PROPERTY_RUNS'] !== 'full' },
  );
});
