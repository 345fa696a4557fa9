import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { runAsJson, runAsTasks, runAsTimeline } from '../../core/runbook/exportRun';
import { beganAt, type Run, type RunProgress } from '../../core/runbook/run';
import { runAddress, type Runbook } from '../../core/runbook/runbook';
import { utcText } from '../../core/runbook/runTimes';
import { pathOf } from '../../core/site/routes';
import { saveText } from '../../platform/saveFile';
import { absoluteUrl } from '../../platform/site';
import { CopyButton } from '../../ui/CopyButton';
import { selectIsSlashKeyOn, slashKeySwitched } from '../quick-search/quickSearchSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { forgetDraft } from './noteDraft';
import { recordEvent, removeRun } from './recordRun';
import { localTime } from './RunClock';
import { stepOfRun } from './runbookSlice';

interface RunMenuProps {
  readonly runbook: Runbook;
  readonly run: Run;
  readonly progress: RunProgress;
}

/** What can be done with a run as a whole. */
export function RunMenu({ runbook, run, progress }: RunMenuProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const summary = useRef<HTMLElement>(null);
  const isLetterOn = useAppSelector(selectIsSlashKeyOn);
  const { guide, host, edition } = run;
  const input = { run, runbook, url: absoluteUrl(pathOf('wiki-article', guide)) };
  const began = utcText(beganAt(run));
  const name = `${guide}-${host.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')}-${began.slice(0, 10)}`;
  // The button disappears with the run, and would take the focus with it.
  const end = () => {
    summary.current?.focus();
    dispatch(recordEvent(run, { kind: 'ended' }));
  };
  return (
    <details className="fold runbook__menu">
      <summary ref={summary} className="fold__title">
        This run: export, end, delete
      </summary>
      <p className="runbook__facts">{`${host} · began ${began} UTC · edition ${edition}`}</p>
      <div className="runbook__exports">
        <button type="button" className="button button--quiet" onClick={() => saveText(`${name}.md`, runAsTimeline(input, localTime))}>
          Timeline (Markdown)
        </button>
        <button type="button" className="button button--quiet" onClick={() => saveText(`${name}.json`, runAsJson(input))}>
          Everything (JSON)
        </button>
        <CopyButton className="button button--quiet" name="Copy the task list for a ticket" text={() => runAsTasks(input)} />
        {!progress.isEnded && (
          <button type="button" className="button button--quiet" onClick={end}>
            End the run
          </button>
        )}
      </div>
      <p className="runbook__facts runbook__keys">
        Keys, while the focus is in the runbook: <kbd>d</kbd> done, <kbd>f</kbd> failed, <kbd>s</kbd> skip, <kbd>n</kbd> note, <kbd>o</kbd> open again,{' '}
        <kbd>←</kbd> <kbd>→</kbd> steps.
      </p>
      <p className="runbook__facts">
        <label>
          <input type="checkbox" checked={isLetterOn} onChange={({ target }) => dispatch(slashKeySwitched(target.checked))} /> Letters and <kbd>/</kbd> are
          shortcuts
        </label>
      </p>
      <details>
        <summary className="runbook__delete">Delete this run</summary>
        <button
          type="button"
          className="button button--quiet runbook__failed"
          onClick={() => {
            void navigate(runAddress(guide), { replace: true });
            dispatch(removeRun(run));
            runbook.steps.forEach((step) => forgetDraft(stepOfRun(run.id, step.id)));
          }}
        >
          {`Delete the run on ${host} for good`}
        </button>
      </details>
    </details>
  );
}
