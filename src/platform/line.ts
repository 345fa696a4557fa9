/** Bytes per millisecond (2.5 Mbit/s) from which a file that may not be needed costs a reader nothing. A slow phone line has 200. */
const FAST = 312;

/** Whether files may be fetched before they are needed, judged by the speed at which this document arrived. One from a cache says nothing about the line; then they may. */
export function isFastLine(): boolean {
  const { transferSize, responseStart, responseEnd } = (performance.getEntriesByType('navigation')[0] ?? {}) as PerformanceNavigationTiming;
  return !transferSize || transferSize >= FAST * (responseEnd - responseStart);
}
