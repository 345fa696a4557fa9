import type { Page } from '@playwright/test';
import { ARTICLE_KINDS, LIST_KINDS } from '../../site/support/kinds';
import { byTurns } from '../../support/propertyRuns';
import { expect, test, visit } from '../support/site';

const WIDTHS = [360, 768, 1440];
const TITLES = 'main :is(h1, h2, h3)';
const LEADS = '.page-header__lead, .hero__lead, .card__text, .featured__text, .group__about, .ledger__about';

/** The texts whose last line is one word, shorter than half of the line above it. */
function textsWithLoneWord(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const wordsOf = (element: Element) => {
      const words: DOMRect[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          words.push(range.getBoundingClientRect());
        }
      }
      return words;
    };
    const endsInLoneWord = (element: Element) => {
      const words = wordsOf(element);
      const [before, last] = words.slice(-2);
      if (!before || !last || last.top < before.bottom - last.height / 4) return false;
      const lineAbove = words.filter(({ top }) => Math.abs(top - before.top) < before.height / 2);
      return last.width < (before.right - Math.min(...lineAbove.map(({ left }) => left))) / 2;
    };
    return [...document.querySelectorAll(selector)].filter(endsInLoneWord).map((element) => element.textContent);
  }, `${TITLES}, ${LEADS}`);
}

for (const [what, paths] of [
  ['list or other page', LIST_KINDS],
  ['article', [...ARTICLE_KINDS, '/wiki/firewall', '/blog/cloud-to-hybrid', '/projects/homelab-proxmox']],
] as const) {
  test(`W6 B2 P2 no title, lead or description on any ${what} ends in a line of one short word`, async ({ page }) => {
    for (const path of byTurns(paths, 3)) {
      await visit(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await textsWithLoneWord(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
