/** A page that isn't seen paints nothing. Less than a slow phone takes for a frame would bring both changes into one. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Does something once the browser has painted what has just changed, so that it is seen before what takes longer. The first
 * callback comes before that paint, the second after it.
 */
export function afterPaint(action: () => void): void {
  const painted = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  void Promise.race([painted, waited]).then(action);
}
