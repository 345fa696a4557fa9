import type { UnknownAction } from '@reduxjs/toolkit';
import type { TerminalFacts } from '../../../core/content/pages';
import type { VisitAction } from '../../../core/visit/visit';
import type { AppThunk } from '../../store/hooks';
import { candidatesListed, commandAnswered } from '../terminalSlice';
import { answered, answerTo } from './answerCommand';
import { candidatesFor } from './completePrompt';

/**
 * An action of a replayed visit, with what the terminal printed: that isn't recorded, so it is worked out again from the command
 * or the draft. It reads pages of the site and does nothing else. Other actions stay as they are; never throws.
 *
 * @param readFacts fetches what commands print from the resume
 */
export function repeatOutput(action: VisitAction, readFacts: () => Promise<TerminalFacts>): AppThunk<Promise<UnknownAction>> {
  return async (dispatch) => {
    const isList = candidatesListed.match(action);
    if (!isList && !commandAnswered.match(action)) return { ...action };
    try {
      const facts = await readFacts();
      if (isList) return candidatesListed(await dispatch(candidatesFor(facts)));
      const { id } = action.payload;
      return answered(id, (await dispatch(answerTo(id, facts))) ?? { lines: [] });
    } catch (error) {
      console.warn(error);
      return isList ? candidatesListed([]) : commandAnswered({ id: action.payload.id, lines: [] });
    }
  };
}
