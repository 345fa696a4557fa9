import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { WikiArticleData } from '../../core/content/pages';
import type { Run } from '../../core/runbook/run';
import type { Runbook } from '../../core/runbook/runbook';
import { decodePart } from '../../core/site/decodePart';
import { useAppDispatch, useAppSelector, useService } from '../store/hooks';
import { openRunbook } from './openRunbook';
import { createEditions } from './runServices';
import { selectEdition, selectRunsOf } from './runbookSlice';
import { useFollowedRuns } from './useFollowedRuns';

/** What a guide's runbook shows. */
export interface RunbookView {
  /** The edition that is shown: the run's own, or the site's. */
  readonly runbook: Runbook | undefined;
  /** The site's edition, where it could be loaded. */
  readonly present: Runbook | undefined;
  /** The run that the address names; without one, a new one can be started. */
  readonly run: Run | undefined;
  /** Whether the address names a run that isn't here, such as one that another tab has deleted. */
  readonly isRunGone: boolean;
  /** All runs of the guide. */
  readonly runs: readonly Run[];
  /** The step that the address names. */
  readonly step: string;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Opens a guide's runbook and follows the address. */
export function useRunbook({ id: guide, blocks }: Pick<WikiArticleData, 'id' | 'blocks'>): RunbookView {
  const dispatch = useAppDispatch();
  const retry = useCallback(() => void dispatch(openRunbook({ id: guide, blocks })), [dispatch, guide, blocks]);
  useEffect(retry, [retry]);
  useFollowedRuns(guide);
  const { search, hash } = useLocation();
  const runs = useAppSelector((state) => selectRunsOf(state, guide));
  const named = new URLSearchParams(search).get('run');
  const run = runs.find(({ id }) => id === named);
  // The stored runs are read before it is looked for.
  const edition = useAppSelector((state) => selectEdition(state, guide));
  const isRunGone = Boolean(named) && !run && edition !== undefined;
  const editions = useService(createEditions);
  const present = editions.get(edition ?? '');
  const runbook = (run && editions.get(run.edition)) ?? present;
  return { runbook, present, run, isRunGone, runs, step: decodePart(hash.slice(1)), hasFailed: edition === null && !runbook, retry };
}
