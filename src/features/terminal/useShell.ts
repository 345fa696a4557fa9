import { useCallback, useState } from 'react';
import { useAppDispatch, useService } from '../store/hooks';
import { createShell, type Shell } from './loadShell';

/** The shell once it is loaded, and a function that loads it: on hovering or focusing the terminal. */
export function useShell() {
  const dispatch = useAppDispatch();
  const chunk = useService(createShell);
  const [shell, setShell] = useState<Shell | null>(chunk.atHand);
  const load = useCallback(() => {
    // A failure is reported by the command that needs it.
    const loaded = chunk.load();
    loaded.then(
      (here) => {
        setShell(here);
        dispatch(here.readTree()).catch(() => undefined);
      },
      () => undefined,
    );
    return loaded;
  }, [chunk, dispatch]);
  return { shell, load };
}
