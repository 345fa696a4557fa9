/** Commands that were entered before the prompt was hydrated; the inline loader queues them. */
declare global {
  interface Window {
    earlyCommands?: string[] | undefined;
  }
}

/** The queued commands, oldest first; from now on the prompt handles them itself. */
export function takeEarlyCommands(): readonly string[] {
  const { earlyCommands = [] } = window;
  window.earlyCommands = undefined;
  return earlyCommands;
}
