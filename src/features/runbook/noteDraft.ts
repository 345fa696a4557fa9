import { readItem, writeItem, type StoredItem } from '../../platform/storage';
import type { AppThunk } from '../store/hooks';
import { withoutSecrets } from './recordRun';

interface Draft {
  /** The step of a run, as `stepOfRun` names it. */
  readonly place: string;
  readonly note: string;
}

/** One draft, as a device shows one form at a time: the place, a line break and the note. */
const DRAFT: StoredItem<Draft | null> = {
  key: 'note-draft',
  parse: (text) => {
    const [place = '', ...lines] = text.split('\n');
    return { place, note: lines.join('\n') };
  },
  format: (draft) => draft && `${draft.place}\n${draft.note}`,
};

/** The note that was being typed on a step when the page was last in the background; empty without one. */
export function draftOf(place: string): string {
  const draft = readItem(DRAFT);
  return draft?.place === place ? draft.note : '';
}

/** Stores a note that is being typed, without secrets. */
export function keepDraft(guide: string, place: string, note: string): AppThunk {
  return (dispatch) => {
    if (note.trim() !== '') writeItem(DRAFT, { place, note: dispatch(withoutSecrets(guide, note)) });
  };
}

export function forgetDraft(): void {
  writeItem(DRAFT, null);
}
