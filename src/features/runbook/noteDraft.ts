import { readItem, writeItem, type StoredItem } from '../../platform/storage';
import type { AppThunk } from '../store/hooks';
import { withoutSecrets } from './withoutSecrets';

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

/** Stores a note that isn't in its run yet, without secrets. */
export function keepDraft(guide: string, place: string, note: string): AppThunk {
  return (dispatch) => writeItem(draftAt(place), dispatch(withoutSecrets(guide, note)));
}

/** @param note only the draft of this note: another tab's isn't touched */
export function forgetDraft(place: string, note?: string): void {
  if (note === undefined || draftOf(place).trim() === note) writeItem(draftAt(place), null);
}

/** Holds a draft for a form until it is released. The browser releases it with the page, however that ends; only secure addresses have such locks. */
export function holdDraft(place: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(draftAt(place).key, () => held).catch(() => undefined);
  return release;
}

/** Whether a form that is still there holds the draft. */
export async function isDraftHeld(place: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return held.some(({ name }) => name === draftAt(place).key);
}
