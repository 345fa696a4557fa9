import type { TerminalFacts } from '../../../core/content/pages';
import type { Answer, World } from '../../../core/terminal/command';
import { COMMANDS } from '../../../core/terminal/commands/commandTable';
import type { FileNode } from '../../../core/terminal/fileTree';
import { errorLine, quietLine } from '../../../core/terminal/line';
import { filesNeeded, prepareLine, runStages, type PreparedLine } from '../../../core/terminal/prepareLine';
import { pages, site } from '../../../platform/site';
import { selectLocation } from '../../navigation/navigationSlice';
import type { AppThunk } from '../../store/hooks';
import type { RootState } from '../../store/rootReducer';
import { themeChosen } from '../../theme/themeSlice';
import type { ShellPage } from '../ShellPage';
import { commandAnswered, interrupted, readingBegun, selectTerminal } from '../terminalSlice';
import { readFiles, type FileTexts } from './fileTexts';
import { BARE_TREE, readTree, loadedTree } from './siteTree';

/** Commands are answered one at a time, in the order entered. */
const createQueue = () => ({ last: Promise.resolve() });

/** Answers a pending command of the screen. Any error becomes the answer; never throws. */
export function answerCommand(id: number, page: ShellPage): AppThunk<Promise<void>> {
  return (dispatch, _getState, services) => {
    const queue = services.of(createQueue);
    queue.last = queue.last.then(() => dispatch(answer(id, page)));
    return queue.last;
  };
}

/** Ctrl+C. Pending requests are abandoned, and later commands don't wait for them. */
export function interrupt(): AppThunk {
  return (dispatch, _getState, services) => {
    services.of(createQueue).last = Promise.resolve();
    dispatch(interrupted());
  };
}

function answer(id: number, page: ShellPage): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const outcome = await dispatch(answerTo(id, page.facts));
    if (outcome && pendingEntry(getState(), id)) dispatch(settle(id, outcome, page));
  };
}

/** The answer to a command, without its effect; null where none is pending. */
export function answerTo(id: number, facts: TerminalFacts): AppThunk<Promise<Answer | null>> {
  return async (dispatch, getState) => {
    const entry = pendingEntry(getState(), id);
    if (!entry) return null;
    const prepared = prepareLine(entry.input);
    if (!prepared.isReady) return { lines: prepared.lines };
    try {
      return await dispatch(run(id, prepared, facts));
    } catch (error) {
      console.warn(error);
      const [name = ''] = entry.input.split(/\s/, 1);
      const lines = [
        errorLine(`${name}: it could not be read; is the network there?`),
        quietLine('Try ', { text: entry.input, command: entry.input }, ' again.'),
      ];
      return { lines };
    }
  };
}

function pendingEntry(state: RootState, id: number) {
  return selectTerminal(state).entries.find((entry) => entry.id === id && entry.status === 'pending');
}

type ReadyLine = Extract<PreparedLine, { isReady: true }>;

/** Fetches what the commands of a line read, then runs them. */
function run(id: number, { stages, needsTree }: ReadyLine, facts: TerminalFacts): AppThunk<Promise<Answer>> {
  return async (dispatch, getState) => {
    if (needsTree && !dispatch(loadedTree())) dispatch(readingBegun({ id, reading: 'the list of pages' }));
    const tree = needsTree ? await dispatch(readTree()) : BARE_TREE;
    const world = worldOf(getState(), { facts, tree, texts: new Map() });
    const files = filesNeeded(stages, world);
    if (files.length === 0) return runStages(stages, world);
    dispatch(readingBegun({ id, reading: namesOf(files) }));
    const texts = await dispatch(readFiles(files));
    return runStages(stages, worldOf(getState(), { facts, tree, texts }));
  };
}

function namesOf(files: readonly FileNode[]): string {
  const [first] = files;
  return files.length === 1 && first ? first.path.slice(1) : `${files.length} files`;
}

/** The data that commands run on, at this moment. */
export function worldOf(state: RootState, { facts, tree, texts }: Pick<World, 'facts' | 'tree'> & { readonly texts: FileTexts }): World {
  const { folder, commands } = selectTerminal(state);
  const read: World['read'] = ({ path }) => texts.get(path) ?? { text: '', lines: () => [] };
  return { facts, site, pages, tree, folder, read, commands: COMMANDS, history: commands, theme: state.theme.preference };
}

export function answered(id: number, { lines, effect }: Answer) {
  const folder = effect?.type === 'folderEntered' ? { folder: effect.folder } : {};
  return commandAnswered({ id, lines, ...folder, isShownFromTop: effect?.type === 'shownFromTop' });
}

/** Puts an answer on the screen and carries out its effect. */
function settle(id: number, outcome: Answer, page: ShellPage): AppThunk {
  return (dispatch, getState) => {
    const { effect } = outcome;
    dispatch(answered(id, outcome));
    if (effect?.type === 'themeChosen') dispatch(themeChosen(effect.theme));
    // A visitor who has navigated away in the meantime stays there.
    if (effect?.type === 'pageOpened' && selectLocation(getState()).pathname === '/') page.navigate(effect.href);
  };
}
