import type { AppThunk } from '../store/hooks';
import type { SiteLocation } from '../navigation/navigationSlice';
import { offeredCommand } from '../../core/terminal/promptLine';
import { commandOffered, selectTerminal } from './terminalSlice';

/** `/?cmd=…` puts a command at the prompt, once per history entry, not on a jump in the page; only the visitor runs it. Returns whether it has. */
export function takeOffer({ pathname, search, hash, key }: SiteLocation): AppThunk<boolean> {
  return (dispatch, getState) => {
    const command = pathname === '/' && hash === '' ? offeredCommand(new URLSearchParams(search).get('cmd') ?? '') : '';
    if (command === '' || selectTerminal(getState()).offeredAt === key) return false;
    dispatch(commandOffered({ command, key }));
    return true;
  };
}
