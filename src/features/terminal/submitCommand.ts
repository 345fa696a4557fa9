import { rememberPlace } from '../navigation/rememberPlace';
import type { AppThunk } from '../store/hooks';
import { createShell } from './loadShell';
import type { ShellPage } from './ShellPage';
import { commandAnswered, commandSubmitted, selectEntries } from './terminalSlice';

/** Enters a command. It is shown at once, and answered as soon as the shell is loaded. */
export function submitCommand(input: string, page: ShellPage): AppThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    dispatch(commandSubmitted(input));
    const isHere = rememberPlace({ getState });
    const entry = selectEntries(getState()).at(-1);
    if (entry?.status !== 'pending') return;
    try {
      const { answerCommand } = await services.of(createShell).load();
      await dispatch(answerCommand({ id: entry.id, page, isHere }));
    } catch (error) {
      console.warn(error);
      const text = 'The terminal could not be loaded. Try again, or reload the page.';
      dispatch(commandAnswered({ id: entry.id, lines: [{ spans: [text], look: 'error' }] }));
    }
  };
}
