import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { isComposing } from '../../platform/isComposing';
import { useAppDispatch } from '../store/hooks';
import { forgetDraft, holdDraft, keepDraft } from './noteDraft';

interface NoteFormProps {
  readonly guide: string;
  /** The step of the run, as `stepOfRun` names it. */
  readonly place: string;
  /** What was typed before, in a page that is gone. */
  readonly draft: string;
  /** Returns whether the note has been recorded. */
  readonly onSave: (note: string) => boolean;
  readonly onClose: () => void;
}

/**
 * What was typed is saved however the form is left, such as by Done, but not by Escape. While the page is in the background, where a phone may end
 * it without a word, it is a draft on the device.
 */
export function NoteForm({ guide, place, draft, onSave, onClose }: NoteFormProps) {
  const dispatch = useAppDispatch();
  const [note, setNote] = useState(draft);
  /** What was saved or given up: a page that comes back from the browser's cache doesn't save it again. */
  const settled = useRef('');
  /** Whether the draft on the device is this form's. */
  const hasDraft = useRef(draft !== '');
  const forget = () => {
    if (hasDraft.current) forgetDraft(place);
  };
  const hide = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') return;
    if (note.trim() === '') forget();
    else if (note !== settled.current) {
      hasDraft.current = true;
      dispatch(keepDraft(guide, place, note));
    }
  });
  const save = useEffectEvent(() => {
    if (note.trim() === '') forget();
    else if (note !== settled.current) {
      settled.current = note;
      if (!onSave(note)) forget();
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    const release = holdDraft(place);
    window.addEventListener('pagehide', () => save(), leaving);
    document.addEventListener('visibilitychange', () => hide(), leaving);
    return () => {
      leaving.abort();
      save();
      release();
    };
  }, [place]);
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
          forget();
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
