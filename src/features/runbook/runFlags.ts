import { writeItem } from '../../platform/storage';
import { runsKey } from './runsKey';

export interface RunFlags {
  readonly write: (guide: string, isOpen: boolean) => void;
}

/** Marks on this device which guides have runs that aren't ended. A replayed visit, which knows of no runs, uses one that marks nothing. */
export const createRunFlags = (): RunFlags => ({
  write: (guide, isOpen) => writeItem({ key: runsKey(guide), parse: () => true, format: (isKept: boolean) => (isKept ? 'open' : null) }, isOpen),
});
