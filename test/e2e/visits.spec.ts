import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { runs } from '../support/propertyRuns';
import { violations } from './axe';
import { BOTH, expect, hydrated, openMenuIfFolded, SOON, test, visit } from './site';

/** What a visitor does next, if the page has it. */
type Deed = readonly [
  kind: 'bar' | 'main' | 'theme' | 'type' | 'search' | 'dialog' | 'escape' | 'filter' | 'chip' | 'like' | 'command' | 'tab' | 'wrap' | 'menu' | 'back',
  pick: number,
];

const WORDS = ['ssh', 'PermitRootLogin', 'nothing has this', 'Docker', '2>&1'];
const COMMANDS = ['help', 'ls wiki', 'cd blog', 'cat wiki/ssh.md', 'skills', 'grep -rn PermitRootLogin wiki', 'nonsense', 'theme dark', 'open /blog', 'clear'];
const deed: fc.Arbitrary<Deed> = fc.tuple(
  fc.constantFrom(
    'bar',
    'main',
    'main',
    'main',
    'theme',
    'type',
    'search',
    'dialog',
    'escape',
    'filter',
    'chip',
    'like',
    'command',
    'tab',
    'wrap',
    'menu',
    'back',
  ),
  fc.nat(100),
);

const SELECTORS: Readonly<Partial<Record<Deed[0], string>>> = {
  bar: '.nav__links a:visible',
  main: 'main a[href^="/"]:not([type]):not([href*="."]):visible',
  theme: 'button[aria-label^="Theme"]',
  chip: 'main .chip:visible',
  like: 'main .like:visible',
  tab: 'main [role=tab]:visible',
  wrap: 'main button:has-text("Wrap"):visible',
  menu: '.nav__toggle:visible',
};

async function act(page: Page, [kind, pick]: Deed): Promise<void> {
  const word = WORDS[pick % WORDS.length] ?? '';
  const fill = async (selector: string, text: string, key?: string) => {
    const box = page.locator(selector).first();
    if (!(await box.isVisible())) return;
    await box.fill(text);
    if (key) await box.press(key);
  };
  const isModal = (await page.locator('dialog[open]').count()) > 0;
  if (isModal && !['escape', 'dialog'].includes(kind)) return;
  switch (kind) {
    case 'type':
      return fill('#nav-search', word);
    case 'search':
      return fill('#nav-search', word, 'Enter');
    case 'dialog':
      if (!isModal) await page.keyboard.press('Control+k');
      return fill('dialog[open] input[type=search]', word);
    case 'escape':
      return page.keyboard.press('Escape');
    case 'filter':
      return fill('main input[type=search]', word);
    case 'command': {
      await fill('#terminal-input', COMMANDS[pick % COMMANDS.length] ?? '', 'Enter');
      return expect(page.locator('.terminal__output[aria-busy=true]')).toHaveCount(0);
    }
    case 'back':
      return page.evaluate(async () => {
        if (!window.navigation.canGoBack || !(history.state?.back > 0)) return;
        const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        history.back();
        await isBack;
      });
    default: {
      const found = page.locator(SELECTORS[kind] ?? '');
      const count = await found.count();
      if (count > 0) await found.nth(pick % count).click();
    }
  }
}

/** Does it, and waits for the page that it leads to: the address changes at once, the screen when its data are there. */
async function actAndArrive(page: Page, deed: Deed): Promise<void> {
  const [path, title] = [new URL(page.url()).pathname, await page.title()];
  await act(page, deed);
  if (new URL(page.url()).pathname !== path) await expect(page).not.toHaveTitle(title);
}

/** Everything that is seen: the texts, what is in the boxes, what is pressed, open or chosen, and the theme. */
function screenOf(page: Page, root: string): Promise<string> {
  return page.evaluate((selector) => {
    const place = document.querySelector(selector);
    if (!place) return `no ${selector}`;
    const seen = [...place.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      // What can be kept offline is told of the page in the address bar, and isn't state.
      if (!element.checkVisibility() || element.closest('keep-offline, [aria-live]')) return [];
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent?.trim());
      const states = ['aria-pressed', 'aria-expanded', 'aria-current', 'aria-selected', 'aria-activedescendant']
        .flatMap((name) => element.getAttribute(name) ?? [])
        // Which section is at the top is where the window has been scrolled to, and no action.
        .filter((state) => state !== 'location');
      const value = element instanceof HTMLInputElement && element.type !== 'checkbox' ? [`[${element.value}]`] : [];
      return [...states, ...value, ...texts].filter(Boolean);
    });
    return [`theme: ${document.documentElement.dataset['theme'] ?? 'system'}`, document.title, ...seen].join('\n');
  }, root);
}

/** Ends a visit as a visitor does who types the address, but in the same document; returns the link that the page offers. */
async function linkOf(page: Page): Promise<string> {
  await page.evaluate(() => {
    history.pushState(null, '', '/visit');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'This visit' })).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy the link' });
  if ((await copy.count()) === 0 && (await page.getByText('Nothing has happened yet.').isVisible())) return '/visit';
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

const bar = (page: Page) => page.getByRole('region', { name: 'A visit, played again' });

async function inTab(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test('D3 any visit’s link shows its screens again', async ({ browser }) => {
  const count = runs(200, 0.02);
  test.setTimeout(60_000 + count * 30_000);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('/', '/wiki', '/blog', '/wiki/ssh', '/projects'), fc.array(deed, { minLength: 1, maxLength: 8 }), async (start, deeds) => {
      let link = '';
      let before = '';
      await inTab(browser, async (page) => {
        await visit(page, start);
        for (const each of deeds) await actAndArrive(page, each);
        // The address of a search follows a moment after the last key.
        await page.waitForTimeout(400);
        await page.waitForLoadState('networkidle');
        await expect(page.getByText('Searching...')).toHaveCount(0);
        before = await screenOf(page, '#root');
        link = await linkOf(page);
      });
      if (link === '/visit') return;
      await inTab(browser, async (page) => {
        await page.goto(link);
        await bar(page).getByRole('button', { name: 'Play' }).press('End');
        await expect(bar(page).getByText(/^Step (\d+) of \1$/)).toBeVisible();
        await expect.poll(() => screenOf(page, '.visit-stage'), { intervals: SOON, timeout: 10_000 }).toBe(before);
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      });
    }),
    { numRuns: count, endOnFailure: true },
  );
});

test('D3 a link plays by itself, is paused and ended, and leaves nothing on the viewer’s device', BOTH, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/blog');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('button', { name: 'DevOps' }).click();
  await openMenuIfFolded(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wiki' }).locator('visible=true').click();
  await expect(page).toHaveURL('/wiki');
  const link = await linkOf(page);
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  // A fragment alone would be the same document.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(bar(page)).toContainText(/Step [1-9]/);
  await expect(page.locator('.visit-stage').getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await bar(page).getByRole('button', { name: 'Pause' }).waitFor({ state: 'detached' });
  await bar(page).getByRole('button', { name: 'Play' }).press('End');
  await expect(page.locator('.visit-stage').getByRole('heading', { level: 1, name: 'Wiki' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await violations(page, { parts: ['.visit-bar'] })).toEqual([]);
  // No part of the bar is outside of the window, and nothing makes the page wider.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await bar(page).getByRole('button', { name: 'End' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A visit to watch' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(page.getByRole('button', { name: 'Play it' })).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('D3 what isn’t a visit is refused, and nothing of it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const hash of ['#v1.AAAA', '#v9.abc', `#v1.${'A'.repeat(20_000)}`, '#v1.%00<img src=x onerror=alert(1)>']) {
    await page.goto('about:blank');
    await page.goto(`/visit${hash}`);
    await hydrated(page);
    await expect(page.getByText('This link holds no visit that can be played.')).toBeVisible();
  }
  expect(asked.filter((path) => path.startsWith('/data/wiki'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('D3 the page of a visit says that it needs them', async ({ page }) => {
    await page.goto('/visit');
    // Texts of this element are none to getByText.
    await expect(page.locator('noscript p')).toContainText('This page needs scripts');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
