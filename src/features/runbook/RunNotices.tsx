import { useEffect, useState } from 'react';
import { compareEditions } from '../../core/runbook/compareEditions';
import type { Run } from '../../core/runbook/run';
import type { RunbookStep } from '../../core/runbook/runbook';
import { reload } from '../../platform/reload';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { keepRun } from './keepRun';
import { isServersEdition } from './openRunbook';
import { selectRefusal } from './runbookSlice';
import type { Refusal } from './runbookState';
import type { RunbookView } from './useRunbook';

/** What the reader has to know about a run: that it isn't kept, isn't here, or that the guide has changed since. */
export function RunNotices({ view: { run, isRunGone, runbook, present } }: { readonly view: RunbookView }) {
  const refusal = useAppSelector((state) => selectRefusal(state, run));
  return (
    <>
      {refusal && <NotKept run={run} refusal={refusal} />}
      {isRunGone && (
        <div className="runbook__notice" role="alert">
          <p>This run is not on this device: it was deleted, or made in another browser.</p>
        </div>
      )}
      {run && runbook && present && runbook.edition !== present.edition && <Changes key={runbook.edition} before={runbook} now={present} />}
    </>
  );
}

const REFUSALS: Readonly<Record<Refusal, string>> = {
  full: 'This device has no room, so not all of this run is kept. Make room: the next step keeps the rest, too. Or export the run before the page is closed.',
  deleted: 'What this browser stored of this run was deleted meanwhile. The run goes on until the page is closed; export it before then.',
  refused: 'This browser does not keep runs, as can happen in a private window. What you do here lasts until the page is closed; export it before then.',
};

interface NotKeptProps {
  readonly run: Run | undefined;
  readonly refusal: Refusal;
}

/** Tries again when the visitor comes back to the page, since there may be room by then. */
function NotKept({ run, refusal }: NotKeptProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const retry = () => {
      if (run && document.visibilityState === 'visible') void dispatch(keepRun(run));
    };
    document.addEventListener('visibilitychange', retry);
    return () => document.removeEventListener('visibilitychange', retry);
  }, [dispatch, run]);
  return (
    <div className="runbook__notice" role="alert">
      <p>{REFUSALS[refusal]}</p>
    </div>
  );
}

type Edition = NonNullable<RunbookView['runbook']>;

function Changes({ before, now }: { readonly before: Edition; readonly now: Edition }) {
  const [isPageOld, setIsPageOld] = useState(false);
  useEffect(() => void isServersEdition(before).then(setIsPageOld), [before]);
  if (isPageOld) {
    return (
      <div className="runbook__notice">
        <p>The guide has changed since this page was loaded, and the run has its present edition.</p>
        <button type="button" className="button button--quiet" onClick={reload}>
          Reload the page
        </button>
      </div>
    );
  }
  const { added, removed, changed } = compareEditions(before, now);
  const count = added.length + removed.length + changed.length;
  return (
    <div className="runbook__notice">
      <p>{`The guide has changed since this run began. The run keeps its own steps, edition ${before.edition}.`}</p>
      {count > 0 && (
        <details>
          <summary>{`What has changed (${count})`}</summary>
          <ul>
            <Listed what="New" steps={added} />
            <Listed what="Changed" steps={changed} />
            <Listed what="Removed" steps={removed} />
          </ul>
        </details>
      )}
    </div>
  );
}

function Listed({ what, steps }: { readonly what: string; readonly steps: readonly RunbookStep[] }) {
  return steps.map(({ id, title }) => <li key={id}>{`${what}: ${title}`}</li>);
}
