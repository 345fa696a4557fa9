/** A hidden page paints nothing. Were this shorter than a slow phone's frame, both changes would be painted as one. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Runs an action once the browser has painted the latest changes, so that they are seen before what takes longer. The first
 * callback comes before that paint, the second after it.
 */
export function afterPaint(action: () => void): void {
  const painted = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  void Promise.race([painted, waited]).then(action);
}
