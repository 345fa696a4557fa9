import { utcSince } from '../../core/runbook/runTimes';

/** A time as a page shows it: `03:12:44 UTC`, with the day where that isn't today. */
export const shownUtc = (at: number): string => `${utcSince(at, Date.now())} UTC`;
