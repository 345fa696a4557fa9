import type { Locator, Page } from '@playwright/test';

/** A row of a line of code: what it shows, with the blanks after it, and where it begins. */
export interface Row {
  readonly text: string;
  readonly left: number;
}

/** The rows of each of the lines, in their order. */
export function rowsOf(lines: Locator): Promise<Row[][]> {
  return lines.evaluateAll((elements) => {
    const range = document.createRange();
    return elements.map((line) => {
      const rows: { text: string; left: number }[] = [];
      let bottom = -Infinity;
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        for (let at = 0; at < node.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const rect = range.getBoundingClientRect();
          const character = node.data.charAt(at);
          // Blanks at the end of a row hang, and have no place.
          if (character.trim() && rect.top > bottom) {
            rows.push({ text: '', left: rect.left });
            bottom = rect.top + rect.height / 2;
          }
          const row = rows.at(-1);
          if (row) row.text += character;
        }
      }
      return rows;
    });
  });
}

/** The pieces of inline code that are broken across lines, and how far the page scrolls sideways. Of plain words, each is a piece. */
export const brokenCode = (page: Page) =>
  page.evaluate(() => {
    const pieces = [...document.querySelectorAll('.prose :not(pre) > code')].flatMap((code) =>
      [...code.childNodes].flatMap((node) =>
        [...(node instanceof Text ? node.data : '').matchAll(code.className === 'words' ? /\S+/g : /[^]+/g)].map(({ 0: text, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          return range;
        }),
      ),
    );
    const isBroken = (piece: Range) => new Set([...piece.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    return { pieces: pieces.length, broken: pieces.filter(isBroken).map(String), beyond: document.documentElement.scrollWidth - innerWidth };
  });
