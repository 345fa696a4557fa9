const isHalfSeen = () => 2 * (scrollY + innerHeight) > document.documentElement.scrollHeight;

/** Resolves once the foot of the window has passed the middle of the page; never, if the signal is aborted before. */
export function untilHalfSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => isHalfSeen() && !signal.aborted && resolve();
    look();
    window.addEventListener('scroll', look, { passive: true, signal });
  });
}
