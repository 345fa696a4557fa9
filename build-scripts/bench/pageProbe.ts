/*
 * These run in the measured page. They are text, because functions compiled by tsx call helpers that the page doesn't have.
 */

/** Collects paints, the largest contentful paint, long tasks and layout shifts into `window.probe`. */
export const PAGE_PROBE = `
window.probe = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') probe.fcp = entry.startTime; });
watch('largest-contentful-paint', (entry) => { probe.lcp = entry.startTime; });
watch('layout-shift', (entry) => { if (!entry.hadRecentInput) probe.cls += entry.value; });
watch('longtask', (entry) => { probe.longTasks.push([entry.startTime, entry.duration]); });
`;

/** Calls back once what has just changed is painted. */
const AFTER_PAINT = `
const afterPaint = (report) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = report;
  port2.postMessage(null);
});
`;

/**
 * Measures from the click on a link until the next page's heading is on the screen, whether that page is a document of its own or not (Element
 * Timing, wicg.github.io/element-timing). The result is `window.clickTime`.
 */
export const CLICK_PROBE = `
addEventListener('click', ({ timeStamp }) => {
  sessionStorage.setItem('clicked', performance.timeOrigin + timeStamp);
}, true);
new MutationObserver(() => {
  const heading = document.querySelector('main h1:not([elementtiming])');
  if (heading && sessionStorage.getItem('clicked')) heading.setAttribute('elementtiming', 'heading');
}).observe(document, { subtree: true, childList: true });
new PerformanceObserver((list) => {
  const entry = list.getEntries()[0];
  window.clickTime = performance.timeOrigin + entry.renderTime - Number(sessionStorage.getItem('clicked'));
}).observe({ type: 'element', buffered: true });
`;

/** Measures from the navigation to the first paint of a runbook's step; the result is `window.openTime`. */
export const OPENING_PROBE = `${AFTER_PAINT}
const observer = new MutationObserver(() => {
  if (!document.querySelector('.runbook__step h2')) return;
  observer.disconnect();
  afterPaint(() => { window.openTime = performance.now(); });
});
observer.observe(document, { subtree: true, childList: true });
`;
