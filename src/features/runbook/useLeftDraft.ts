import { useEffect, useEffectEvent } from 'react';
import { notesOf, type Run } from '../../core/runbook/run';
import { useAppSelector } from '../store/hooks';
import { draftOf, forgetDraft, isDraftHeld } from './noteDraft';
import { selectUnkept, stepOfRun } from './runbookSlice';

/** Looks once for a note on a step of a run that was being typed in a page that is gone. */
export function useLeftDraft(run: Run, step: string, onFound: (note: string) => void): void {
  const unkept = useAppSelector(selectUnkept);
  const look = useEffectEvent(async () => {
    const place = stepOfRun(run.id, step);
    const draft = draftOf(place);
    if (draft === '') return;
    const recorded = notesOf(run.events, step).find(({ note }) => note === draft.trim());
    if (!recorded) {
      if (!(await isDraftHeld(place))) onFound(draft);
    } else if (!unkept.includes(recorded.id)) {
      // It was written, but the page was gone before it knew.
      forgetDraft(place);
    }
  });
  useEffect(() => void look(), []);
}
