import { writeItem } from '../../platform/storage';
import { runsKey } from './runsKey';

export interface RunNotes {
  readonly write: (guide: string, isOpen: boolean) => void;
}

/** Notes on this device which guides have runs that aren't ended. A replayed visit, which knows of no runs, uses one that notes nothing. */
export const createRunNotes = (): RunNotes => ({
  write: (guide, isOpen) => writeItem({ key: runsKey(guide), parse: () => true, format: (isKept: boolean) => (isKept ? 'open' : null) }, isOpen),
});
