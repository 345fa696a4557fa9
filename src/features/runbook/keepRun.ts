import type { Run } from '../../core/runbook/run';
import { MissingRun } from '../../platform/runDatabase';
import type { AppThunk } from '../store/hooks';
import { forgetDraft } from './noteDraft';
import { flagOpenRuns } from './openRunbook';
import { createEditions, createLeaveQuestion, createRunStorage, createTabs, createWriting } from './runServices';
import { eventsKept, selectPending, selectRefusal, selectRuns, stepOfRun, storageRefused } from './runbookSlice';
import type { Refusal } from './runbookState';

/** Writes what isn't stored yet of a run, after what is being written: a write that failed is made up for by the next one, in order. */
export function keepRun({ id, guide }: Run): AppThunk<Promise<void>> {
  return (dispatch, _getState, services) => {
    dispatch(flagOpenRuns(guide));
    const writing = services.of(createWriting);
    const write = () => dispatch(writePending(id));
    // At once if it can be: the page may be about to go.
    const written = writing.get(id)?.then(write) ?? write();
    writing.set(id, written);
    void written.then(() => writing.get(id) === written && writing.delete(id));
    return written;
  };
}

function writePending(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    const run = selectRuns(getState()).find((each) => each.id === id);
    const events = run ? selectPending(getState(), run) : [];
    if (!run || events.length === 0) return;
    const storage = services.of(createRunStorage);
    // Only a run that was never stored is stored whole: one that the visitor has cleared from the device isn't brought back.
    const isNew = events.length === run.events.length;
    const edition = services.of(createEditions).get(run.edition);
    const forgetDrafts = () => events.forEach(({ step, note }) => note && forgetDraft(stepOfRun(id, step), note));
    try {
      await (isNew && edition ? storage.addRun(run, edition) : storage.addEvents(id, events));
      dispatch(eventsKept({ run: id, events: events.map((event) => event.id) }));
      forgetDrafts();
      services.of(createTabs).tell(run.guide);
    } catch (error) {
      console.warn(error);
      const refusal = refusalOf(error);
      dispatch(storageRefused({ run: id, refusal }));
      // Without their run on the device, nobody would find them again.
      if (isNew || refusal === 'deleted') forgetDrafts();
    }
    dispatch(askBeforeLeaving());
  };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof MissingRun) return 'deleted';
  return (error as Partial<Error> | null)?.name === 'QuotaExceededError' ? 'full' : 'refused';
}

/** Lets the browser ask before the page is left, as long as something would be lost with it. */
export function askBeforeLeaving(): AppThunk {
  return (_dispatch, getState, services) => {
    const isLost = selectRuns(getState()).some((run) => selectRefusal(getState(), run) !== undefined);
    services.of(createLeaveQuestion).set(isLost);
  };
}
