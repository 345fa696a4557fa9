import { copyToClipboard } from '../../platform/clipboard';
import { otherTheme } from '../../platform/shownTheme';
import type { AppThunk } from '../store/hooks';
import { selectThemePreference, themeChosen } from '../theme/themeSlice';
import { actionChosen, linkCopied, type QuickAction } from './quickSearchSlice';

/** Does what an action says. Every step is a store action, so a recording shows it. */
export function runAction(action: QuickAction): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(actionChosen(action));
    if (action === 'theme') dispatch(themeChosen(otherTheme(selectThemePreference(getState()))));
    if (action !== 'copy-link') return;
    try {
      await copyToClipboard(document.location.href);
      dispatch(linkCopied());
    } catch (error) {
      console.error(error);
    }
  };
}
