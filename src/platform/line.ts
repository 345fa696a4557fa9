/** Mbit/s from which on it costs a reader nothing that a file comes that may not be needed. A phone's slow line has 1.6. */
const FAST = 2.5;

/** In browsers that have the Network Information API. */
interface Connection {
  readonly saveData?: boolean;
  /** Mbit/s, rounded and at most 10. */
  readonly downlink?: number;
}

/**
 * Whether files may be fetched before they are needed: judged by how fast this document came, and by what the browser says of
 * the connection. Without either, or when the document came from a cache, yes.
 */
export function isFastLine({ connection }: { connection?: Connection } = navigator as { connection?: Connection }): boolean {
  if (connection?.saveData || (connection?.downlink ?? FAST) < FAST) return false;
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!document?.transferSize) return true;
  const milliseconds = document.responseEnd - document.responseStart;
  return document.transferSize * 8 >= FAST * 1000 * milliseconds;
}
