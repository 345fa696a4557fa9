import { useEffect, useState } from 'react';
import type { Run } from '../../core/runbook/run';
import { elapsedText, utcTime } from '../../core/runbook/runTimes';
import { useService } from '../store/hooks';
import { createTimer } from './runServices';

const SECOND_MS = 1000;

/** A time in the device's own zone and notation. */
export function localTime(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });
}

const isElsewhere = (at: number) => new Date(at).getTimezoneOffset() !== 0;

interface RunClockProps {
  readonly run: Run;
  readonly isEnded: boolean;
}

/** How long a run has taken, until its end, and the current time: in UTC, as in logs, and local. */
export function RunClock({ run, isEnded }: RunClockProps) {
  const elapsedOf = useService(createTimer);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="runbook__clock" role="timer">
      <b>{elapsedText(isEnded ? (run.events.at(-1)?.elapsed ?? 0) : elapsedOf(run))}</b> <span>{`${utcTime(now)} UTC`}</span>{' '}
      {isElsewhere(now) && <span>{localTime(now)}</span>}
    </p>
  );
}
