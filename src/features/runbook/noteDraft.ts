import { readItem, writeItem, type StoredItem } from '../../platform/storage';
import type { AppThunk } from '../store/hooks';
import { withoutSecrets } from './recordRun';

/**
 * The draft on a step of a run: each has its own, as other tabs may have forms open, too.
 *
 * @param place as `stepOfRun` names it
 */
const draftAt = (place: string): StoredItem<string | null> => ({ key: `note-draft/${place}`, parse: (note) => note, format: (note) => note });

/** The note that was being typed on a step when the page was last in the background; empty without one. */
export function draftOf(place: string): string {
  return readItem(draftAt(place)) ?? '';
}

/** Stores a note that is being typed, without secrets. */
export function keepDraft(guide: string, place: string, note: string): AppThunk {
  return (dispatch) => {
    if (note.trim() !== '') writeItem(draftAt(place), dispatch(withoutSecrets(guide, note)));
  };
}

export function forgetDraft(place: string): void {
  writeItem(draftAt(place), null);
}
