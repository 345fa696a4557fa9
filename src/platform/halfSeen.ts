const isHalfSeen = () => 2 * (window.scrollY + window.innerHeight) > document.documentElement.scrollHeight;

/** Waits until the foot of the window has passed the middle of the page; for ever once the signal says that nobody waits any more. */
export function untilHalfSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => isHalfSeen() && !signal.aborted && resolve();
    look();
    window.addEventListener('scroll', look, { passive: true, signal });
  });
}
