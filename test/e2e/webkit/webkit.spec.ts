import { expect, test } from '@playwright/test';
import type { ErrorInfo } from 'react';
import { KINDS } from '../../site/support/kinds';
import { KEYS, WebDriver } from '../../support/webDriver';
import { FOREIGN, foundWebKit, HOME, SOON, WEBKIT } from '../support/site';

/*
 * A walk through every kind of page and control in WebKit, with WebKitGTK's own driver, which Playwright can't use. What the page
 * reports itself (errors, violated policies) fails the test; there is no console to listen to.
 */

let webkit: WebDriver;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  webkit = await WebDriver.start(foundWebKit());
});
test.afterAll(() => webkit.end());
test.beforeEach(() => webkit.resize(1440, 900));
test.afterEach(async () => {
  // A blank page, as when a test with a browser of its own is run alone, has no storage.
  await webkit.evaluate(() => {
    if (location.protocol === 'http:') localStorage.clear();
  });
  expect(await webkit.evaluate(() => (globalThis as { problems?: string[] }).problems ?? [])).toEqual([]);
});

/** Opens a page, waits until it is hydrated, and has it note what goes wrong from then on. */
async function visit(webkit: WebDriver, path: string): Promise<void> {
  await webkit.open(path.startsWith('http') ? path : HOME + path.slice(1));
  await hydrated(webkit);
}

async function hydrated(webkit: WebDriver): Promise<void> {
  const isHydrated = () => webkit.evaluate(() => document.querySelector('#root[data-hydrated] > main[data-hydrated]') !== null);
  await expect.poll(isHydrated, { intervals: SOON }).toBe(true);
  await webkit.evaluate(() => {
    const problems: string[] = ((globalThis as { problems?: string[] }).problems = []);
    addEventListener('error', ({ message }) => problems.push(message));
    const { warn } = console;
    console.warn = (...told: readonly unknown[]) => {
      // What React had to render anew: see the guard of the other engines in support/site.ts.
      if ((told[1] as ErrorInfo | undefined)?.componentStack !== undefined) problems.push(String(told[0]));
      warn(...told);
    };
    addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => problems.push(`${violatedDirective} ${blockedURI}`));
  });
}

/** Waits until the first element of a selector has a text. */
async function shows(webkit: WebDriver, selector: string, text: string | RegExp): Promise<void> {
  const shown = () => webkit.evaluate((where) => document.querySelector(where)?.textContent ?? '', selector);
  await expect.poll(shown, { intervals: SOON }).toMatch(text);
}

const heading = (webkit: WebDriver) => webkit.evaluate(() => document.querySelector('h1')?.textContent ?? '');
const markedTexts = (webkit: WebDriver) => webkit.evaluate(() => [...(CSS.highlights.get('search-match') ?? [])].map((range) => (range as Range).toString()));

/** The second one's first row has a mark within a word longer than its line. */
const SEARCHES = ['/search?q=ssh', '/search?q=PermitRootLogin'];
/** With long commands in a text, and long file names over code. */
const LONG_CODE = ['/wiki/automation-tools', '/wiki/building-linux-repository'];

/** Inline code and titles of code that end beside their text, but for wide tables, which scroll. WebKit lets a whole command hang over by its padding. */
const codeBesideText = (webkit: WebDriver) =>
  webkit.evaluate(() =>
    [...document.querySelectorAll('.prose :is(:not(pre) > code, .code__title):not(.table *)')]
      .filter((code) => code.getBoundingClientRect().right > (code.closest('.prose')?.getBoundingClientRect().right ?? 0) + 8)
      .map(({ textContent }) => textContent),
  );

for (const path of [...KINDS, ...LONG_CODE, ...SEARCHES, '/no/such/page']) {
  test(`R1 R5 ${path} opens, hydrates, and has nothing to scroll sideways, on a phone either`, WEBKIT, async () => {
    await visit(webkit, path);
    if (SEARCHES.includes(path)) await shows(webkit, '.result mark', /./);
    const look = await webkit.evaluate(() => ({
      title: document.title,
      main: (document.querySelector('main')?.innerText ?? '').length,
      isWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      face: document.fonts.check('16px "Hanken Grotesk"'),
    }));
    expect(look).toMatchObject({ isWide: false, face: true });
    expect(look.title).toContain('Jordan Doe');
    if (path !== '/no/such/page') expect(look.main).toBeGreaterThan(100);
    expect(await codeBesideText(webkit)).toEqual([]);
    // MiniBrowser is never narrower than 447 pixels.
    await webkit.resize(360, 800);
    await expect.poll(() => webkit.evaluate(() => document.documentElement.clientWidth), { intervals: SOON }).toBeLessThan(600);
    expect(await webkit.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(await codeBesideText(webkit)).toEqual([]);
  });
}

test('R4 R5 links change the page without loading a document, and Back returns to the place that was left', WEBKIT, async () => {
  await visit(webkit, '/wiki');
  await webkit.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  const left = await webkit.evaluate(() => {
    const link = document.querySelector<HTMLElement>('main a[href="/wiki/firewall"]');
    link?.scrollIntoView({ block: 'center' });
    return Math.round(scrollY);
  });
  await webkit.click('main a[href="/wiki/firewall"]');
  await expect.poll(() => heading(webkit), { intervals: SOON }).toContain('firewall');
  expect(await webkit.evaluate(() => scrollY)).toBe(0);
  await webkit.back();
  await expect.poll(() => webkit.evaluate(() => Math.round(scrollY)), { intervals: SOON }).toBe(left);
  expect(await webkit.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true);
});

test('S1 S3 S5 the search page finds a part of a word, and its result is marked where it leads', WEBKIT, async () => {
  await visit(webkit, '/search');
  await webkit.type('main input[type=search]', 'RootLogin');
  await shows(webkit, '.result mark', 'RootLogin');
  await expect.poll(() => webkit.url(), { intervals: SOON }).toContain('q=RootLogin');
  await webkit.click('.result a');
  await expect.poll(() => markedTexts(webkit), { intervals: SOON }).toContain('RootLogin');
});

test('N3 S3 the dialog opens by keys, its rows are chosen by keys, and Escape gives the focus back', WEBKIT, async () => {
  await visit(webkit, '/resume');
  await webkit.press(KEYS.Control, 'k');
  const isOpen = () => webkit.evaluate(() => document.querySelector('dialog[open] input') === document.activeElement && document.activeElement !== null);
  await expect.poll(isOpen, { intervals: SOON }).toBe(true);
  await webkit.press(KEYS.Escape);
  await expect.poll(isOpen, { intervals: SOON }).toBe(false);
  await webkit.press(KEYS.Control, 'k');
  await expect.poll(isOpen, { intervals: SOON }).toBe(true);
  await webkit.type('dialog[open] input', '/etc/ssh/sshd_config');
  await shows(webkit, 'dialog[open] [role=option] mark', '/etc/ssh/sshd_config');
  await webkit.press(KEYS.ArrowDown);
  await webkit.press(KEYS.Enter);
  await expect.poll(() => markedTexts(webkit), { intervals: SOON }).toContain('/etc/ssh/sshd_config');
});

test('W4 a copy button says that it has copied', WEBKIT, async () => {
  await visit(webkit, '/wiki/ssh');
  await webkit.evaluate(() => {
    const texts: string[] = ((globalThis as { seen?: string[] }).seen = []);
    const button = document.querySelector('.code .copy');
    if (button) new MutationObserver(() => texts.push(button.textContent ?? '')).observe(button, { subtree: true, childList: true, characterData: true });
  });
  await webkit.click('.code .copy');
  await expect.poll(() => webkit.evaluate(() => (globalThis as { seen?: string[] }).seen?.join() ?? ''), { intervals: SOON }).toContain('Copied');
});

test('W4 a value that is set changes every block, and lasts over a reload', WEBKIT, async () => {
  const count = (text: string) =>
    webkit.evaluate((wanted) => [...document.querySelectorAll('pre .placeholder')].filter(({ textContent }) => textContent === wanted).length, text);
  await visit(webkit, '/wiki/ssh');
  const blocks = await count('server.example.com');
  expect(blocks).toBeGreaterThan(2);
  await webkit.click('//summary[contains(., "Your values")]');
  await webkit.type('//div[label[contains(., "The server you log in to")]]/input', 'db1.example.org');
  await expect.poll(() => count('db1.example.org'), { intervals: SOON }).toBe(blocks);
  await webkit.refresh();
  await hydrated(webkit);
  await expect.poll(() => count('db1.example.org'), { intervals: SOON }).toBe(blocks);
});

test('W6 tabs are chosen by the arrow keys', WEBKIT, async () => {
  await visit(webkit, `${FOREIGN}/wiki/windows`);
  await webkit.click('[role=tab]');
  await webkit.press(KEYS.ArrowRight);
  const chosen = () =>
    webkit.evaluate(() =>
      [...document.querySelectorAll('[role=tablist]:first-of-type [role=tab]')].map((tab) => tab.getAttribute('aria-selected')).slice(0, 2),
    );
  await expect.poll(chosen, { intervals: SOON }).toEqual(['false', 'true']);
});

test('H2 T1 the terminal answers', WEBKIT, async () => {
  await visit(webkit, '/');
  await webkit.type('.terminal__input', `projects${KEYS.Enter}`);
  await shows(webkit, '[role=log]', /Azure/);
});

test('D1 a theme that was chosen is there after a reload', WEBKIT, async () => {
  await visit(webkit, '/wiki');
  for (let steps = 0; steps < 2; steps += 1) await webkit.click('button[aria-label^="Theme:"]');
  await webkit.refresh();
  await hydrated(webkit);
  expect(await webkit.evaluate(() => [document.documentElement.dataset['theme'], getComputedStyle(document.documentElement).colorScheme])).toEqual([
    'dark',
    'dark',
  ]);
});

test('N1 the menu of a narrow window opens and leads on', WEBKIT, async () => {
  await webkit.resize(420, 800);
  await visit(webkit, '/');
  await webkit.click('button[aria-label="Menu"]');
  await webkit.click('#nav-links a[href="/blog"]');
  await expect.poll(() => heading(webkit), { intervals: SOON }).toBe('Blog');
  expect(await webkit.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(false);
});

test('N3 in a narrow window the search box of the bar is its icon alone, also with a query', WEBKIT, async () => {
  await webkit.resize(420, 800);
  await visit(webkit, '/search?q=ssh');
  const beside = () =>
    webkit.evaluate(() => {
      const box = document.querySelector('.nav-search input')?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(box.right + 6, box.top + box.height / 2)?.tagName;
    });
  expect(await beside()).not.toBe('INPUT');
});

test('R5 without scripts, pages are readable and their links lead on', WEBKIT, async () => {
  const plain = await WebDriver.start(foundWebKit(), { args: ['--enable-javascript=false'] });
  try {
    await plain.open(`${HOME}wiki/ssh`);
    expect(await plain.text('h1')).toBe('Secure SSH logins');
    expect(await plain.text('main')).toContain('PermitRootLogin');
    // On a busy machine, a click on a page that had just loaded was once lost; without scripts, nothing tells when it is ready.
    const followed = async () => {
      const shown = await plain.text('h1').catch(() => 'a page that is being left');
      if (shown === 'Secure SSH logins') await plain.click('nav a[href="/wiki"]');
      return shown;
    };
    await expect.poll(followed, { intervals: [1_000] }).toBe('Wiki');
  } finally {
    await plain.end();
  }
});
