import type { AppThunk } from '../store/hooks';
import type { SiteLocation } from '../navigation/navigationSlice';
import { offeredCommand } from '../../core/terminal/promptLine';
import { commandOffered, selectTerminal } from './terminalSlice';

/** `/?cmd=…` puts a command at the prompt, once per history entry; only the visitor runs it. */
export function takeOffer({ pathname, search, key }: SiteLocation): AppThunk {
  return (dispatch, getState) => {
    const command = pathname === '/' ? offeredCommand(new URLSearchParams(search).get('cmd') ?? '') : '';
    if (command !== '' && selectTerminal(getState()).offeredAt !== key) dispatch(commandOffered({ command, key }));
  };
}
