/** How long a file may take, in milliseconds. Longer than a script: on a slow line, the search's texts alone take half of it. */
export const DATA_TIMEOUT_MS = 60_000;

/** Runs work with a signal that is aborted with another one, or when time is up. `AbortSignal.any` does this, but only newer browsers have it. */
export async function withTimeout<T>(outer: AbortSignal | null | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  const giveUp = () => control.abort();
  if (outer?.aborted) giveUp();
  outer?.addEventListener('abort', giveUp);
  const timer = setTimeout(giveUp, DATA_TIMEOUT_MS);
  try {
    return await work(control.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', giveUp);
  }
}
