import type { AppThunk } from '../store/hooks';
import { selectNavigationKind, type SiteLocation } from '../navigation/navigationSlice';
import { offeredCommand } from '../../core/terminal/promptLine';
import { commandOffered, selectTerminal } from './terminalSlice';

/**
 * `/?cmd=…` puts a command at the prompt, once per history entry, not on a jump in the page, nor over what was typed before hydration; only the
 * visitor runs it. Returns whether it has.
 */
export function takeOffer({ pathname, search, hash, key }: SiteLocation): AppThunk<boolean> {
  return (dispatch, getState) => {
    const command = pathname === '/' && hash === '' ? offeredCommand(new URLSearchParams(search).get('cmd') ?? '') : '';
    const { draft, offeredAt } = selectTerminal(getState());
    const isOpening = offeredAt === null && selectNavigationKind(getState()) === 'POP';
    if (command === '' || offeredAt === key || (isOpening && draft !== '')) return false;
    dispatch(commandOffered({ command, key }));
    return true;
  };
}
