import type { Page } from '@playwright/test';

/** WCAG 2.5.8, in CSS pixels. */
const LEAST = 24;

/** Links beside other words that must be large enough all the same: those above a title, and those to evidence. */
export const STANDALONE = '.page-header__kicker a, a.evidence';

/**
 * Clickable elements that are too small as targets, as the start of their markup and their size. A link within a sentence may
 * be as high as its line; the area beyond an element's box counts where it catches clicks.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, standalone]) => {
      const isInSentence = (target: Element) => {
        const block = target.closest('p, li, dd, td, th, blockquote, figcaption, label, h1, h2, h3');
        return getComputedStyle(target).display === 'inline' && (block?.textContent.trim() ?? '') !== target.textContent?.trim();
      };
      const isCaught = (target: Element) => {
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = target.getBoundingClientRect();
        const reach = least / 2 - 0.5;
        const isHit = (dx: number, dy: number) => target.contains(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy));
        return (height >= least || (isHit(0, -reach) && isHit(0, reach))) && (width >= least || (isHit(-reach, 0) && isHit(reach, 0)));
      };
      // What lies beneath an open dialog is inert.
      const scope = document.querySelector('dialog[open]') ?? document;
      // A box inside a label is ticked by the label.
      return [...scope.querySelectorAll<HTMLElement>('a[href], button, input, summary, [role="option"], [role="tab"]')]
        .map((target) => target.closest('label') ?? target)
        .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < least - 0.05 && box.width > 1)
        .filter(({ target }) => target.matches(standalone) || (!isInSentence(target) && !isCaught(target)))
        .map(({ target, box }) => `${target.outerHTML.slice(0, 90)} ${box.width.toFixed(1)}×${box.height.toFixed(1)}`);
    },
    [LEAST, STANDALONE] as const,
  );
}

/** The main controls; for a finger, 44 pixels high. */
const CONTROLS =
  '.icon-button, .nav-search input, .nav__links--menu .nav__link, .contents__title, .contents a, .fold__title, .chip, .button, .like, .quick__result, .quick__offer, .tabs__tab, .next__link';

/** The main controls that are too low for a finger; none if the pointer is fine. */
export async function lowControls(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    if (!matchMedia('(pointer: coarse)').matches) return [];
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().height < 43.9)
      .map((control) => `${control.outerHTML.slice(0, 90)} ${control.getBoundingClientRect().height}`);
  }, CONTROLS);
}
