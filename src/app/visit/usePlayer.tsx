import { useRef, useState, type ReactNode } from 'react';
import type { Visit } from '../../core/visit/visit';
import { useAppStore } from '../../features/store/hooks';
import type { AppStore } from '../store';
import { Player } from './Player';

interface VisitPlayer {
  /** The button that plays the visit, given its classes. */
  readonly button: (className: string) => ReactNode;
  /** The player while it is open. */
  readonly player: ReactNode;
}

/** The button that plays a visit, and the player; when it ends, the button gets the focus. */
export function usePlayer(visit: Visit | null | undefined, isOpenAtFirst: boolean): VisitPlayer {
  const { parts } = useAppStore() as AppStore;
  const play = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const handleEnd = () => {
    setOpen(false);
    // Not yet: the site is still hidden.
    setTimeout(() => play.current?.focus());
  };
  return {
    button: (className) => (
      <button ref={play} type="button" className={className} onClick={() => setOpen(true)}>
        Play it
      </button>
    ),
    player: isOpen && visit && parts && <Player parts={parts} visit={visit} onEnd={handleEnd} />,
  };
}
