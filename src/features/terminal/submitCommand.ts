import type { TerminalFacts } from '../../core/content/pages';
import type { AppThunk } from '../store/hooks';
import { loadShell } from './loadShell';
import { commandAnswered, commandSubmitted, selectEntries } from './terminalSlice';

/** What a command needs of the page that the terminal stands on. */
export interface ShellPage {
  readonly facts: TerminalFacts;
  readonly navigate: (href: string) => void;
}

/** Enters a command. It is on the screen at once, and answered as soon as the shell is here. */
export function submitCommand(input: string, page: ShellPage): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(commandSubmitted(input));
    const entry = selectEntries(getState()).at(-1);
    if (entry?.status !== 'pending') return;
    try {
      const { answerCommand } = await loadShell();
      await dispatch(answerCommand(entry.id, page));
    } catch (error) {
      console.warn(error);
      const text = 'The terminal could not be loaded. Try again, or reload the page.';
      dispatch(commandAnswered({ id: entry.id, lines: [{ spans: [text], look: 'error' }] }));
    }
  };
}
