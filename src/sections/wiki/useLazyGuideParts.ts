import { useEffect, useState } from 'react';
import { READ_SECONDS } from '../../core/limits';
import { lastRead } from '../../features/changes/lastRead';
import { runsKey } from '../../features/runbook/runsKey';
import { hasItem } from '../../platform/storage';
import { loadChanges } from './loadChanges';
import { loadRunbook } from './loadRunbook';

type LateParts = Partial<Pick<Awaited<ReturnType<typeof loadRunbook>>, 'ResumeBar'> & Awaited<ReturnType<typeof loadChanges>>>;

/**
 * What a guide needs late, if at all: the way back into its runs, if one isn't ended; and what remembers its edition as read and
 * tells what has changed, for the reader of another edition at once, for a new reader when it has been in view for a while, and
 * never for one who has read this edition.
 */
export function useLazyGuideParts(guide: string, edition: string | undefined): LateParts {
  const [parts, setParts] = useState<LateParts>({});
  useEffect(() => {
    const take = (loading: Promise<LateParts>) => void loading.then((part) => setParts((others) => ({ ...others, ...part })), console.warn);
    if (hasItem(runsKey(guide))) take(loadRunbook());
    const known = lastRead(guide);
    if (!edition || known === edition) return undefined;
    let seconds = known ? READ_SECONDS - 1 : 0;
    const look = () => {
      if (document.hidden || (seconds += 1) < READ_SECONDS) return;
      clearInterval(timer);
      take(loadChanges());
    };
    const timer = setInterval(look, 1000);
    if (known) look();
    return () => clearInterval(timer);
  }, [guide, edition]);
  return parts;
}
