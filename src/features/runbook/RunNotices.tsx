import { compareEditions } from '../../core/runbook/compareEditions';
import type { RunbookStep } from '../../core/runbook/runbook';
import { useAppSelector } from '../store/hooks';
import { selectIsRefused } from './runbookSlice';
import type { RunbookView } from './useRunbook';

/** What the reader has to know about a run: that it isn't kept, isn't here, or that the guide has changed since. */
export function RunNotices({ view: { run, isRunGone, runbook, present } }: { readonly view: RunbookView }) {
  const isRefused = useAppSelector(selectIsRefused);
  return (
    <>
      {isRefused && (
        <div className="runbook__notice" role="alert">
          <p>This browser does not keep runs, as can happen in a private window. What you do here lasts until the page is closed; export it before then.</p>
        </div>
      )}
      {isRunGone && (
        <div className="runbook__notice" role="alert">
          <p>This run is not on this device: it was deleted, or made in another browser.</p>
        </div>
      )}
      {run && runbook && present && runbook.edition !== present.edition && <Changes before={runbook} now={present} />}
    </>
  );
}

type Edition = NonNullable<RunbookView['runbook']>;

function Changes({ before, now }: { readonly before: Edition; readonly now: Edition }) {
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
