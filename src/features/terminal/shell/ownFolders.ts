import { resolvePath } from '../../../core/terminal/resolvePath';
import type { AppThunk } from '../../store/hooks';
import type { TerminalState } from '../terminalState';
import { BARE_TREE, readTree } from './siteTree';

/**
 * The terminal as a replayed visit begins with it: a folder that this site doesn't have becomes `/`, because a link could name any, and
 * prompts show it. Never throws.
 */
export function ownFolders(terminal: TerminalState): AppThunk<Promise<TerminalState>> {
  return async (dispatch) => {
    const tree = await dispatch(readTree()).catch((error: unknown) => {
      console.warn(error);
      return BARE_TREE;
    });
    const own = (folder: string): string => {
      const place = resolvePath(tree, '/', folder);
      return 'node' in place && place.node.type === 'folder' ? place.node.path : '/';
    };
    return { ...terminal, folder: own(terminal.folder), entries: terminal.entries.map((entry) => ({ ...entry, folder: own(entry.folder) })) };
  };
}
