import { beganAt, openRuns, progressOf, settledCount, type Run } from '../../core/runbook/run';
import { runAddress, type Runbook } from '../../core/runbook/runbook';
import { utcText } from '../../core/runbook/runTimes';
import { SiteLink } from '../../ui/SiteLink';
import { useService } from '../store/hooks';
import { createEditions } from './runServices';
import type { RunbookView } from './useRunbook';

/** The open runs of a guide side by side, by machine, and the ended ones. */
export function Runs({ view: { run, runs }, guide }: { readonly view: RunbookView; readonly guide: string }) {
  const editions = useService(createEditions);
  const open = openRuns(runs);
  const ended = runs.filter((each) => !open.includes(each));
  if (runs.length === 0) return null;
  return (
    <nav className="runbook__runs" aria-label="Runs">
      <ul>
        {open.map((each) => (
          <li key={each.id}>
            <SiteLink href={runAddress(guide, { run: each.id })} aria-current={each === run ? 'true' : undefined}>
              {each === run || run ? each.host : `Continue on ${each.host}`} <span>{settledText(each, editions.get(each.edition))}</span>
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink href={runAddress(guide)} aria-current={run ? undefined : 'true'}>
            New run
          </SiteLink>
        </li>
      </ul>
      {ended.length > 0 && (
        <details>
          <summary>{`Ended runs (${ended.length})`}</summary>
          <ul>
            {ended.map((each) => (
              <li key={each.id}>
                <SiteLink href={runAddress(guide, { run: each.id })} aria-current={each === run ? 'true' : undefined}>
                  {each.host} <span>{utcText(beganAt(each)).slice(0, 16)}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

/** How many of a run's steps are settled. */
export const settledIn = ({ events }: Run, { steps }: Runbook): number => settledCount(steps, progressOf(events));

/** `4/16`. */
export function settledText(run: Run, runbook: Runbook | undefined): string {
  return runbook ? `${settledIn(run, runbook)}/${runbook.steps.length}` : '';
}
