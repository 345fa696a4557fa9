import type { Variable } from '../../core/content/entities';
import type { PlaceholderValues } from '../../core/content/placeholders';
import { quotedForms } from '../../core/content/quotedForms';
import type { EventKind, Run, RunEvent } from '../../core/runbook/run';
import type { Runbook } from '../../core/runbook/runbook';
import { newKey } from '../../platform/newKey';
import type { AppThunk } from '../store/hooks';
import { createSecrets } from '../values/secrets';
import { createValueParts } from '../values/useValueParts';
import { selectGuideValues } from '../values/valuesSlice';
import { noteOpenRuns } from './openRunbook';
import { createRunStorage, createTabs, createTimer } from './runServices';
import { eventAdded, eventsKept, runRemoved, runStarted, selectIsRefused, selectRuns, storageRefused } from './runbookSlice';

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
    dispatch(runStarted(run));
    void dispatch(keep({ guide, events: [started], write: (storage) => storage.addRun(run, runbook) }));
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
 * Adds an event to a run. It is shown at once, but called kept only once it has been written.
 *
 * @returns whether the run is still there: another tab may have deleted it
 */
export function recordEvent({ id, guide }: Run, { kind, step = '', note = '', values }: NewEvent): AppThunk<boolean> {
  return (dispatch, getState, services) => {
    const run = selectRuns(getState()).find((each) => each.id === id);
    if (!run) return false;
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
    void dispatch(keep({ guide, events: [event], write: (storage) => storage.addEvent(id, event) }));
    return true;
  };
}

export function removeRun(run: Run): AppThunk {
  return (dispatch) => {
    dispatch(runRemoved(run.id));
    void dispatch(keep({ guide: run.guide, events: [], write: (storage) => storage.removeRun(run) }));
  };
}

interface Keeping {
  readonly guide: string;
  readonly events: readonly RunEvent[];
  readonly write: (storage: ReturnType<typeof createRunStorage>) => Promise<void>;
}

function keep({ guide, events, write }: Keeping): AppThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    dispatch(noteOpenRuns(guide));
    // Half of a run would be worse than none; deleting one makes room.
    if (selectIsRefused(getState()) && events.length > 0) return;
    try {
      await write(services.of(createRunStorage));
      dispatch(eventsKept(events.map(({ id }) => id)));
      services.of(createTabs).tell(guide);
    } catch (error) {
      console.warn(error);
      dispatch(storageRefused());
    }
  };
}

/** The reader's words with a guide's secrets taken out, should any have got in, as typed or as a command quotes them; longer ones first, since one may contain another. */
export function withoutSecrets(guide: string, text: string): AppThunk<string> {
  return (_dispatch, _getState, services) =>
    Object.entries(services.of(createSecrets).of(guide))
      .flatMap(([name, secret]) => quotedForms(secret.trim()).map((form) => ({ name, form })))
      .sort((one, other) => other.form.length - one.form.length)
      .reduce((clean, { name, form }) => clean.replaceAll(form, `{{${name}}}`), text);
}
