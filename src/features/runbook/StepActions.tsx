import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countsText } from '../../core/runbook/exportRun';
import { applyEvent, isOpen, nextOpen, notesOf, settledCount, type EventKind, type Run, type RunProgress } from '../../core/runbook/run';
import { optionOf, optionsWith, runAddress, type Runbook, type RunbookStep } from '../../core/runbook/runbook';
import { afterPaint } from '../../platform/afterPaint';
import { announce } from '../../platform/announce';
import { rememberPlace } from '../navigation/rememberPlace';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { NoteForm } from './NoteForm';
import { recordEvent } from './recordRun';
import { RunClock } from './RunClock';
import { selectCopiedIn, selectRefusal, selectUnkept, stepOfRun } from './runbookSlice';
import { shownUtc } from './shownUtc';
import { StepButtons } from './StepButtons';
import { useLeftDraft } from './useLeftDraft';
import { usePressed } from './usePressed';
import type { RunMenuState } from './useRunMenu';

interface StepProps {
  readonly runbook: Runbook;
  readonly run: Run;
  readonly progress: RunProgress;
  readonly step: RunbookStep;
}

interface StepActionsProps extends StepProps {
  readonly menu: RunMenuState;
}

/** The outcome of the step, in reach of the thumb. Only the reader ticks: the page can't see the server. */
export function StepActions({ runbook, run, progress, step, menu }: StepActionsProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const place = stepOfRun(run.id, step.id);
  /** What the note's form begins with; null while it is closed. */
  const [draft, setDraft] = useState<string | null>(null);
  const isNoting = draft !== null;
  useLeftDraft(run, step.id, setDraft);
  const [isSettling, setIsSettling] = useState(false);
  const noteButton = useRef<HTMLButtonElement>(null);
  const unkept = useAppSelector(selectUnkept);
  const hasCopied = useAppSelector(selectCopiedIn) === place;
  const outcome = progress.outcomes.get(step.id)?.kind;
  const record = (kind: EventKind, note = '') => dispatch(recordEvent(run, { kind, step: step.id, note }));
  // The press is painted first: on a slow phone the next step takes longer than feedback may. Until the event is recorded, it isn't called kept.
  const settle = (kind: 'done' | 'skipped') => {
    setIsSettling(true);
    // A note that was typed and not saved is recorded before the outcome.
    setDraft(null);
    const isHere = rememberPlace(store);
    afterPaint(() => {
      record(kind);
      setIsSettling(false);
      if (!isHere()) return;
      const next = nextOpen(runbook.steps, applyEvent(progress, { id: '', at: 0, elapsed: 0, step: step.id, kind, note: '' }), step.id);
      // Each step is an entry of the history, so that Back leads to the one before.
      void navigate(runAddress(run.guide, { run: run.id, step: next ?? step.id }), { replace: next === null || next === step.id });
    });
  };
  // The form disappears, and the runbook's keys need the focus in it.
  const closeNote = () => {
    noteButton.current?.focus();
    setDraft(null);
  };
  const isSettled = outcome === 'done' || outcome === 'skipped';
  const state = hasCopied && !isSettled ? 'Press Done once it has worked.' : hintOf({ runbook, run, progress, step });
  const hint = menu.hasFailed ? 'The export could not be loaded.' : state;
  const [firstHint] = useState(hint);
  // The region is new with each step: only what changes in it later is announced by itself.
  useEffect(() => {
    if (firstHint) announce(firstHint);
  }, [firstHint]);
  const notes = notesOf(run.events, step.id);
  const last = notes.at(-1);
  // Shown where it was typed until something else happens; later, above the next one.
  const isJustSaved = last !== undefined && last === run.events.at(-1);
  return (
    <div className="runbook__bar" role="group" aria-label="This step">
      <div className="runbook__status">
        <RunClock run={run} isEnded={progress.isEnded} />
        <Kept run={run} isSettling={isSettling} />
      </div>
      <p className="runbook__hint" role="status">
        {hint}
      </p>
      {last && (isNoting || isJustSaved) && (
        <p className="runbook__hint">{`${unkept.includes(last.id) ? 'Noted' : 'Saved'} at ${shownUtc(last.at)}: ${last.note}`}</p>
      )}
      {isNoting && (
        <NoteForm
          guide={run.guide}
          place={place}
          draft={draft}
          onClose={closeNote}
          onSave={(note) => {
            const written = record('noted', note);
            void written?.then((isKept) => announce(isKept ? 'Note saved.' : 'Noted, but not kept on this device.'));
            return written !== null;
          }}
        />
      )}
      <div className="runbook__buttons" {...usePressed()}>
        <StepButtons
          isEnded={progress.isEnded}
          outcome={outcome}
          isRunSettled={nextOpen(runbook.steps, progress) === null}
          isSettling={isSettling}
          onSettle={settle}
          onRecord={(kind) => void record(kind)}
          onExport={menu.open}
          onResume={() => void dispatch(recordEvent(run, { kind: 'resumed' }))}
        />
        {!progress.isEnded && (
          <button
            ref={noteButton}
            type="button"
            className="button button--quiet"
            aria-keyshortcuts="n"
            aria-expanded={isNoting}
            onClick={() => setDraft(isNoting ? null : '')}
          >
            {last ? `Note (${notes.length})` : 'Note'}
          </button>
        )}
      </div>
    </div>
  );
}

/** Where the thumb is: how to go on after a failure, what is left to do once no step is open, and why an earlier step follows a later one; otherwise ''. */
function hintOf({ runbook, run, progress, step }: StepProps): string {
  const { steps } = runbook;
  const { outcomes, isEnded } = progress;
  const kinds = steps.map(({ id }) => outcomes.get(id)?.kind);
  if (isEnded) return `This run has ended: ${countsText({ run, runbook })}.`;
  const chosen = optionsWith(runbook, step).find(({ id }) => outcomes.get(id)?.kind === 'done');
  if (chosen && isOpen(progress, step.id)) return `${optionOf(chosen)} is done: skip this one, unless you need both.`;
  if (kinds.includes(undefined)) {
    if (outcomes.get(step.id)?.kind === 'failed') return 'Done once it works, or Skip to go on without it.';
    const isPassed = kinds.slice(steps.indexOf(step)).some((kind) => kind === 'done' || kind === 'skipped');
    const isFirst = nextOpen(steps, progress) === step.id;
    return isFirst && isPassed ? `${settledCount(steps, progress)} of ${steps.length} are done or skipped; this is the first open step.` : '';
  }
  const failed = kinds.filter((kind) => kind === 'failed').length;
  // Once none has failed, a button leads to the export.
  return failed === 0 ? 'All steps are done or skipped.' : `All other steps are done or skipped; ${failed} failed. Export it under “This run”, and end it.`;
}

interface KeptProps {
  readonly run: Run;
  /** Whether an outcome has been chosen that isn't recorded yet. */
  readonly isSettling: boolean;
}

/** Whether everything that happened in the run is stored. */
function Kept({ run, isSettling }: KeptProps) {
  const unkept = useAppSelector(selectUnkept);
  const refusal = useAppSelector((state) => selectRefusal(state, run));
  const isKept = !isSettling && !run.events.some(({ id }) => unkept.includes(id));
  return <p className="runbook__kept">{isKept ? 'Kept on this device' : refusal ? 'Not kept' : 'Keeping…'}</p>;
}
