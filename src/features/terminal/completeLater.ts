import type { TerminalFacts } from '../../core/content/pages';
import type { AppThunk } from '../store/hooks';
import type { Shell } from './loadShell';
import { selectDraft } from './terminalSlice';

/** Completes the draft once the shell is loaded, unless more has been typed. A failure is reported by the command that needs the shell. */
export function completeLater(facts: TerminalFacts, load: () => Promise<Shell>): AppThunk {
  return (dispatch, getState) => {
    const draft = selectDraft(getState());
    const complete = ({ completePrompt }: Shell) => selectDraft(getState()) === draft && dispatch(completePrompt(facts));
    load().then(complete, () => undefined);
  };
}
