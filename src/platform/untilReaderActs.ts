/** Events by which a reader takes over: they no longer wait to be brought to a place. */
const TAKEOVER_EVENTS = ['wheel', 'pointerdown', 'keydown', 'popstate'] as const;

/** A controller that aborts by itself as soon as the reader does something. It captures events, so that a key that has led here isn't one of them. */
export function untilReaderActs(): AbortController {
  const waiting = new AbortController();
  for (const type of TAKEOVER_EVENTS) window.addEventListener(type, () => waiting.abort(), { capture: true, signal: waiting.signal });
  return waiting;
}
