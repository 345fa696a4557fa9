/** Does something once the browser has painted what has just changed, so that it is seen before what takes longer. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
