/*
 * This runs in a measured page. It is text, because functions compiled by tsx call helpers that the page doesn't have.
 */

/** Takes the typeface from a page that is laid out in it, and puts the layout shift into `window.shift` two frames later. */
export const DROP_TYPEFACE = `requestAnimationFrame(() => requestAnimationFrame(() => {
  let sum = 0;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { sum += value; }));
  observer.observe({ type: 'layout-shift' });
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSFontFaceRule && /url\\(/.test(rule.cssText)) sheet.deleteRule(index);
    }
  }
  // Shifts are reported after the frame in which they are drawn.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => { window.shift = sum; }, 50)));
}))`;

/** The layout shift; undefined until it is known. */
export const SHIFT = `window.shift`;
