/** Runs work with a signal that is aborted with another one, or when time is up. `AbortSignal.any` does this, but only newer browsers have it. */
export async function withTimeout<T>(milliseconds: number, outer: AbortSignal | null | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  const giveUp = () => control.abort();
  if (outer?.aborted) giveUp();
  outer?.addEventListener('abort', giveUp);
  const timer = setTimeout(giveUp, milliseconds);
  try {
    return await work(control.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', giveUp);
  }
}
