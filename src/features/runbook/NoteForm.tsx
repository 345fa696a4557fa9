import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { isComposing } from '../../platform/isComposing';
import { useAppDispatch } from '../store/hooks';
import { draftOf, forgetDraft, keepDraft } from './noteDraft';

interface NoteFormProps {
  readonly guide: string;
  /** The step of the run, as `stepOfRun` names it. */
  readonly place: string;
  readonly onSave: (note: string) => void;
  readonly onClose: () => void;
}

/**
 * What was typed is saved however the form is left, such as by Done, but not by Escape. While the page is in the background, where a phone may end
 * it without a word, it is a draft on the device.
 */
export function NoteForm({ guide, place, onSave, onClose }: NoteFormProps) {
  const dispatch = useAppDispatch();
  const [note, setNote] = useState(() => draftOf(place));
  /** What was saved or given up: a page that comes back from the browser's cache doesn't save it again. */
  const settled = useRef('');
  const hide = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' && note !== settled.current) dispatch(keepDraft(guide, place, note));
  });
  const save = useEffectEvent(() => {
    forgetDraft(place);
    if (note.trim() === '' || note === settled.current) return;
    settled.current = note;
    onSave(note);
  });
  useEffect(() => {
    const leaving = new AbortController();
    window.addEventListener('pagehide', () => save(), leaving);
    document.addEventListener('visibilitychange', () => hide(), leaving);
    return () => {
      leaving.abort();
      save();
    };
  }, []);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <form
      className="runbook__note"
      onSubmit={handleSubmit}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === 'Escape') {
          settled.current = note;
          onClose();
        }
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSubmit(event);
      }}
    >
      <label htmlFor="run-note">A note on this step</label>
      <textarea id="run-note" rows={2} value={note} autoFocus onChange={({ target }) => setNote(target.value)} />
      <button type="submit" className="button button--quiet">
        Save the note
      </button>
    </form>
  );
}
