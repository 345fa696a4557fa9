import { useEffect, useState } from 'react';
import { openRuns, type Run } from '../../core/runbook/run';
import { runAddress } from '../../core/runbook/runbook';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { useAppDispatch, useAppSelector, useService } from '../store/hooks';
import { focusText } from './focusText';
import { followRuns, readRuns } from './openRunbook';
import { createEditions } from './runServices';
import { selectRunsOf } from './runbookSlice';
import { settledIn, settledText } from './Runs';
import { useFollowedRuns } from './useFollowedRuns';
import './runbook.scss';

const lastAt = ({ events }: Run) => events.at(-1)?.at ?? 0;

/** On a guide with runs that aren't ended: the way back into the latest. It overlays the foot of the window, so nothing moves. */
export function ResumeBar({ guide }: { readonly guide: string }) {
  const dispatch = useAppDispatch();
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    dispatch(followRuns());
    void dispatch(readRuns(guide));
  }, [dispatch, guide]);
  useFollowedRuns(guide);
  const editions = useService(createEditions);
  const open = openRuns(useAppSelector((state) => selectRunsOf(state, guide)));
  const close = () => {
    focusText();
    setIsClosed(true);
  };
  const [run] = [...open].sort((a, b) => lastAt(b) - lastAt(a));
  if (!run || isClosed) return null;
  const runbook = editions.get(run.edition);
  const isSettled = runbook !== undefined && settledIn(run, runbook) === runbook.steps.length;
  return (
    <section className="resume-bar" aria-label="An unfinished run">
      <p key={run.id}>
        {`Your run on ${run.host}`} <span>{isSettled ? 'is done' : settledText(run, runbook)}</span>
      </p>
      <SiteLink className="button" href={runAddress(guide, { run: run.id })}>
        {isSettled ? 'Export or end it' : 'Continue'}
      </SiteLink>
      <button type="button" className="icon-button" aria-label="Close" onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  );
}
