/*
 * Runs in the page: times each key press until the first paint after the results have changed. It is text, because
 * functions compiled by tsx call helpers that the page doesn't have.
 */
export const KEY_TIMER = `
window.keyTimes = [];
addEventListener('keydown', ({ timeStamp }) => { window.keyDown = timeStamp; }, true);
new MutationObserver((changes) => {
  const outcome = document.querySelector('.outcome');
  const isOutcome = outcome && changes.some(({ target }) => outcome.contains(target));
  if (window.keyDown === undefined || !isOutcome || outcome.textContent.includes('Searching...')) return;
  const from = window.keyDown;
  window.keyDown = undefined;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.keyTimes.push(performance.now() - from);
    port2.postMessage(null);
  });
}).observe(document, { subtree: true, childList: true, characterData: true });
`;
