/** Bytes a millisecond, 2.5 Mbit/s, from which on it costs a reader nothing that a file comes which may not be needed. A phone's slow line has 200. */
const FAST = 312;

/** Whether files may be fetched before they are needed, judged by how fast this document came. From a cache it says nothing of the line, and they may. */
export function isFastLine(): boolean {
  const { transferSize, responseStart, responseEnd } = (performance.getEntriesByType('navigation')[0] ?? {}) as PerformanceNavigationTiming;
  return !transferSize || transferSize >= FAST * (responseEnd - responseStart);
}
