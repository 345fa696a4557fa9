import { useCallback, useState } from 'react';
import { loadShell, shellAtHand, type Shell } from './loadShell';

/** The shell once it is here, and how to ask for it: when the visitor points at the terminal or comes to it by keyboard. */
export function useShell() {
  const [shell, setShell] = useState<Shell | null>(shellAtHand);
  const wake = useCallback(() => {
    // Its failure is told by the command that needs it.
    const loaded = loadShell();
    loaded.then(
      (here) => {
        setShell(here);
        here.readTree().catch(() => undefined);
      },
      () => undefined,
    );
    return loaded;
  }, []);
  return { shell, wake };
}
