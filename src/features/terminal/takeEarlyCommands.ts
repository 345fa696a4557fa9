/** Commands that were entered before the prompt was hydrated; the inline loader collects them until it is. */
declare global {
  interface Window {
    earlyCommands?: string[] | undefined;
  }
}

/** What has been collected, oldest first; from now on the prompt answers for itself. */
export function takeEarlyCommands(): readonly string[] {
  const { earlyCommands = [] } = window;
  window.earlyCommands = undefined;
  return earlyCommands;
}
