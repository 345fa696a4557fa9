import type { EventKind } from '../../core/runbook/run';
import { Icon } from '../../ui/Icon';

interface StepButtonsProps {
  readonly isEnded: boolean;
  /** The step's outcome. */
  readonly outcome: EventKind | undefined;
  /** Whether no step of the run is open. */
  readonly isRunSettled: boolean;
  /** Whether an outcome has been chosen that isn't recorded yet. */
  readonly isSettling: boolean;
  readonly onSettle: (kind: 'done' | 'skipped') => void;
  readonly onRecord: (kind: 'failed' | 'reopened') => void;
  readonly onExport: () => void;
  readonly onResume: () => void;
}

/** What can be done at a step besides a note. */
export function StepButtons(props: StepButtonsProps) {
  if (props.isEnded) return <EndedActions {...props} />;
  return props.outcome === 'done' || props.outcome === 'skipped' ? <SettledActions {...props} /> : <OpenActions {...props} />;
}

function EndedActions({ onExport, onResume }: StepButtonsProps) {
  return (
    <>
      <button type="button" className="button runbook__done" onClick={onExport}>
        Export it
      </button>
      <button type="button" className="button button--quiet" onClick={onResume}>
        Continue this run
      </button>
    </>
  );
}

function SettledActions({ isRunSettled, onExport, onRecord }: StepButtonsProps) {
  return (
    <>
      {isRunSettled && (
        <button type="button" className="button runbook__done" onClick={onExport}>
          Export or end it
        </button>
      )}
      <button type="button" className="button button--quiet" aria-keyshortcuts="o" onClick={() => onRecord('reopened')}>
        Open it again
      </button>
    </>
  );
}

function OpenActions({ outcome, isSettling, onSettle, onRecord }: StepButtonsProps) {
  const hasFailed = outcome === 'failed';
  return (
    <>
      <button type="button" className="button runbook__done" aria-keyshortcuts="d" disabled={isSettling} onClick={() => onSettle('done')}>
        <Icon name="check" /> Done
      </button>
      <button
        type="button"
        className="button button--quiet runbook__failed"
        aria-keyshortcuts="f"
        aria-pressed={hasFailed}
        disabled={isSettling}
        onClick={() => onRecord(hasFailed ? 'reopened' : 'failed')}
      >
        Failed
      </button>
      <button type="button" className="button button--quiet" aria-keyshortcuts="s" disabled={isSettling} onClick={() => onSettle('skipped')}>
        Skip
      </button>
    </>
  );
}
