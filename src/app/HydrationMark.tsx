import { useEffect, type RefObject } from 'react';
import { markHydrated } from './hydration';

interface HydrationMarkProps {
  /** The `main` element. */
  readonly main: RefObject<HTMLElement | null>;
  /** Whether it reports for the screen around the page, not for the page. */
  readonly isScreen?: boolean;
  readonly onHydrated?: (() => void) | undefined;
}

/** Reports that its siblings are hydrated: its effect runs only then. */
export function HydrationMark({ main, isScreen = false, onHydrated }: HydrationMarkProps) {
  useEffect(() => {
    const area = isScreen ? main.current?.parentElement : main.current;
    if (area) markHydrated(area);
    onHydrated?.();
  }, [main, isScreen, onHydrated]);
  return null;
}
