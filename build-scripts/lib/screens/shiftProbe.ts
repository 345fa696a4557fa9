/*
 * This runs in a measured page. It is text, because functions compiled by tsx call helpers that the page doesn't have.
 */

/** Takes the typeface from a page that is laid out in it, and puts the layout shift into `window.shift` two frames later. */
export const DROP_TYPEFACE = `requestAnimationFrame(() => requestAnimationFrame(() => {
  let sum = 0;
  const add = (entries) => entries.forEach(({ value }) => { sum += value; });
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSFontFaceRule && /url\\(/.test(rule.cssText)) sheet.deleteRule(index);
    }
  }
  // The next frame lays the page out anew; in the one after it the shift is known, even if it hasn't been reported yet.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    add(observer.takeRecords());
    window.shift = sum;
  }));
}))`;

/** The layout shift; undefined until it is known. */
export const SHIFT = `window.shift`;
