import { useEffect, useState } from 'react';
import { PROGRESS_DELAY_MS } from '../core/limits';

/** A progress bar, shown only when a load takes long enough to be noticed. */
export function Progress({ isPending }: { readonly isPending: boolean }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsLate(true), PROGRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isPending]);
  return isPending && isLate ? <div className="progress" role="progressbar" aria-label="Loading the page" /> : null;
}
