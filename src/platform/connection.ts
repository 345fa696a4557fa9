/** Bytes per millisecond (2.5 Mbit/s). From here on, a file that may not be needed costs a reader nothing. A slow phone line has 200. */
const FAST = 312;

/** Whether files may be fetched before they are needed, judged by how fast this document arrived. A cached one says nothing, so then they may. */
export function isFastConnection(): boolean {
  const { transferSize, responseStart, responseEnd } = (performance.getEntriesByType('navigation')[0] ?? {}) as PerformanceNavigationTiming;
  return !transferSize || transferSize >= FAST * (responseEnd - responseStart);
}
