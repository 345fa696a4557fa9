import { announce } from '../../platform/announce';
import { copyToClipboard } from '../../platform/clipboard';
import { otherTheme } from '../../platform/shownTheme';
import type { AppDispatch } from '../store/hooks';
import type { RootState } from '../store/rootReducer';
import { selectThemePreference, themeChosen } from '../theme/themeSlice';
import { actionChosen, linkCopied, type QuickAction } from './quickSearchSlice';

/** Does what an action says. Every step is an action of the store's, so a recording shows it. */
export function runAction(action: QuickAction) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    dispatch(actionChosen(action));
    if (action === 'theme') dispatch(themeChosen(otherTheme(selectThemePreference(getState()))));
    if (action !== 'copy-link') return;
    try {
      await copyToClipboard(document.location.href);
      dispatch(linkCopied());
      announce('Link copied');
    } catch (error) {
      console.error(error);
    }
  };
}
