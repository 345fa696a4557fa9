import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { expect } from './site';

/** What a visitor does next, if the page has it. */
export type VisitorAction = readonly [
  kind: 'bar' | 'main' | 'theme' | 'type' | 'search' | 'dialog' | 'escape' | 'filter' | 'chip' | 'like' | 'command' | 'tab' | 'wrap' | 'menu' | 'back',
  pick: number,
];

/** How long a visitor tries to press something. */
const PRESS_MS = 5_000;

const WORDS = ['ssh', 'PermitRootLogin', 'nothing has this', 'Docker', '2>&1'];
const COMMANDS = ['help', 'ls wiki', 'cd blog', 'cat wiki/ssh.md', 'skills', 'grep -rn PermitRootLogin wiki', 'nonsense', 'theme dark', 'open /blog', 'clear'];
export const visitorAction: fc.Arbitrary<VisitorAction> = fc.tuple(
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

const SELECTORS: Readonly<Partial<Record<VisitorAction[0], string>>> = {
  bar: '.nav__links a:visible',
  main: 'main a[href^="/"]:not([type]):not([href*="."]):visible',
  theme: 'button[aria-label^="Theme"]',
  chip: 'main .chip:visible',
  like: 'main .like:visible',
  tab: 'main [role=tab]:visible',
  wrap: 'main button:has-text("Wrap"):visible',
  menu: '.nav__toggle:visible',
};

async function act(page: Page, [kind, pick]: VisitorAction): Promise<void> {
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
      // What is covered, such as by the list under the bar's box, can't be pressed.
      if (count > 0)
        await found
          .nth(pick % count)
          .click({ timeout: PRESS_MS })
          .catch(() => undefined);
    }
  }
}

/** The page at the address; a guide and its runbook are two. Asked of the page: what `page.url()` says comes later. */
const pageAt = (page: Page) => page.evaluate(() => location.pathname + (/^\?run\b/.exec(location.search)?.[0] ?? ''));

/** Does a deed, and waits for the page that it leads to: the address changes at once, the screen when its data is there. */
export async function actAndArrive(page: Page, deed: VisitorAction): Promise<void> {
  const [place, title] = [await pageAt(page), await page.title()];
  await act(page, deed);
  if ((await pageAt(page)) !== place) await expect(page).not.toHaveTitle(title);
}

/** Everything that is seen: the texts, what is in the boxes, what is pressed, open or chosen, and the theme. */
export function screenOf(page: Page, root: string): Promise<string> {
  return page.evaluate((selector) => {
    const place = document.querySelector(selector);
    if (!place) return `no ${selector}`;
    const seen = [...place.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      // What can be kept offline depends on the page in the address bar, and the buttons of lines and blocks on the pointer: neither is state.
      if (!element.checkVisibility() || element.closest('keep-offline, [aria-live], .line-link, .watch')) return [];
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent?.trim());
      const states = ['aria-pressed', 'aria-expanded', 'aria-current', 'aria-selected', 'aria-activedescendant']
        .flatMap((name) => element.getAttribute(name) ?? [])
        // Which section is at the top depends on scrolling, which isn't an action.
        .filter((state) => state !== 'location');
      const value = element instanceof HTMLInputElement && element.type !== 'checkbox' ? [`[${element.value}]`] : [];
      return [...states, ...value, ...texts].filter(Boolean);
    });
    return [`theme: ${document.documentElement.dataset['theme'] ?? 'system'}`, document.title, ...seen].join('\n');
  }, root);
}
