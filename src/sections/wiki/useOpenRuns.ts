import { useEffect, useState } from 'react';
import { runsKey } from '../../features/runbook/runsKey';
import { hasItem } from '../../platform/storage';
import { loadRunbook } from './loadRunbook';

type RunbookModule = Awaited<ReturnType<typeof loadRunbook>>;

/** The code that leads back into a guide's runs; only loaded for a guide with one that isn't ended. */
export function useOpenRuns(guide: string): RunbookModule | null {
  const [runbook, setRunbook] = useState<RunbookModule | null>(null);
  useEffect(() => {
    if (hasItem(runsKey(guide))) loadRunbook().then(setRunbook, console.warn);
  }, [guide]);
  return runbook;
}
