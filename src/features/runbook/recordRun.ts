import type { Variable } from '../../core/content/entities';
import type { PlaceholderValues } from '../../core/content/placeholders';
import type { EventKind, Run, RunEvent } from '../../core/runbook/run';
import type { Runbook } from '../../core/runbook/runbook';
import { newKey } from '../../platform/newKey';
import type { AppThunk } from '../store/hooks';
import { createValueParts } from '../values/useValueParts';
import { selectGuideValues } from '../values/valuesSlice';
import { askBeforeLeaving, keepRun } from './keepRun';
import { keepDraft } from './noteDraft';
import { flagOpenRuns } from './openRunbook';
import { createEditions, createRunStorage, createTabs, createTimer } from './runServices';
import { eventAdded, runRemoved, runStarted, selectRuns, selectUnkept, stepOfRun, storageRefused } from './runbookSlice';
import { withoutSecrets } from './withoutSecrets';

interface NewRun {
  readonly runbook: Runbook;
  readonly host: string;
  readonly variables: Readonly<Record<string, Variable>>;
}

/** @returns the id of the run; it is shown at once and stored meanwhile */
export function startRun({ runbook, host, variables }: NewRun): AppThunk<Promise<string>> {
  return async (dispatch, _getState, services) => {
    const { guide, edition } = runbook;
    const values = await dispatch(presentValues(guide, variables));
    const id = newKey();
    const started: RunEvent = { id: newKey(), at: Date.now(), elapsed: 0, step: '', kind: 'started', note: '', values };
    const name = dispatch(withoutSecrets(guide, host.trim())) || 'this host';
    const run: Run = { id, guide, edition, host: name, events: [started] };
    services.of(createTimer)(run);
    services.of(createEditions).set(edition, runbook);
    dispatch(runStarted(run));
    void dispatch(keepRun(run));
    return id;
  };
}

/** The values typed for a guide that it uses, without secrets; none if the code of the fields can't be loaded, since the page then shows the examples. */
function presentValues(guide: string, variables: Readonly<Record<string, Variable>>): AppThunk<Promise<PlaceholderValues>> {
  return async (dispatch, getState, services) => {
    try {
      const { rememberValues, usableValues } = await services.of(createValueParts).load();
      dispatch(rememberValues(guide, variables));
      return usableValues(variables, selectGuideValues(getState(), guide).typed);
    } catch (error) {
      console.warn(error);
      return {};
    }
  };
}

interface NewEvent {
  readonly kind: EventKind;
  readonly step?: string;
  readonly note?: string;
  readonly values?: PlaceholderValues;
}

/**
 * Adds an event to a run. It is shown at once, but called kept only once it has been written; until then, its note is a draft, too.
 *
 * @returns whether it has been written; null where the run isn't there any more: another tab may have deleted it
 */
export function recordEvent({ id, guide }: Run, { kind, step = '', note = '', values }: NewEvent): AppThunk<Promise<boolean> | null> {
  return (dispatch, getState, services) => {
    const run = selectRuns(getState()).find((each) => each.id === id);
    if (!run) return null;
    const elapsed = Math.round(services.of(createTimer)(run));
    const event: RunEvent = {
      id: newKey(),
      at: Date.now(),
      elapsed,
      step,
      kind,
      note: dispatch(withoutSecrets(guide, note.trim())),
      ...(values ? { values } : {}),
    };
    dispatch(eventAdded({ run: id, event }));
    if (event.note) dispatch(keepDraft(guide, stepOfRun(id, step), event.note));
    return dispatch(keepRun(run)).then(() => !selectUnkept(getState()).includes(event.id));
  };
}

export function removeRun(run: Run): AppThunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    dispatch(runRemoved(run.id));
    dispatch(flagOpenRuns(run.guide));
    dispatch(askBeforeLeaving());
    try {
      await services.of(createRunStorage).removeRun(run);
      services.of(createTabs).tell(run.guide);
    } catch (error) {
      console.warn(error);
      dispatch(storageRefused({ refusal: 'refused' }));
    }
  };
}
