import type { TerminalFacts } from '../../../core/content/pages';
import type { Answer, World } from '../../../core/terminal/command';
import { COMMANDS } from '../../../core/terminal/commands/commandTable';
import type { FileNode } from '../../../core/terminal/fileTree';
import { errorLine, quietLine } from '../../../core/terminal/line';
import { filesNeeded, prepareLine, runStages, type PreparedLine } from '../../../core/terminal/prepareLine';
import { pages, site } from '../../../platform/site';
import type { AppThunk } from '../../store/hooks';
import type { RootState } from '../../store/rootReducer';
import { themeChosen } from '../../theme/themeSlice';
import type { ShellPage } from '../ShellPage';
import { commandAnswered, readingBegun, selectEntries, selectTerminal } from '../terminalSlice';
import { readFiles, type FileTexts } from './fileTexts';
import { BARE_TREE, readTree, loadedTree } from './siteTree';

/** Commands are answered one at a time, in the order entered. */
const createQueue = () => ({ last: Promise.resolve() });

/** A command on the screen that waits for its answer. */
interface Question {
  readonly id: number;
  readonly page: ShellPage;
  /** Whether the visitor is still where it was entered. */
  readonly isHere: () => boolean;
}

/** Answers a command. Any error becomes the answer; never throws. */
export function answerCommand(question: Question): AppThunk<Promise<void>> {
  return (dispatch, getState, services) => {
    const queue = services.of(createQueue);
    // None waits for a command that was interrupted or cleared away; its requests are abandoned.
    const isNext = !selectEntries(getState()).some(({ id, status }) => id < question.id && status === 'pending');
    queue.last = (isNext ? Promise.resolve() : queue.last).then(() => dispatch(answer(question)));
    return queue.last;
  };
}

function answer(question: Question): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { id, page } = question;
    const outcome = await dispatch(answerTo(id, page.facts));
    if (outcome && pendingEntry(getState(), id)) dispatch(settle(question, outcome));
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
      const lines = [errorLine(`${name}: it could not be read; are you online?`), quietLine('Try ', { text: entry.input, command: entry.input }, ' again.')];
      return { lines };
    }
  };
}

function pendingEntry(state: RootState, id: number) {
  return selectEntries(state).find((entry) => entry.id === id && entry.status === 'pending');
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
  const { folder, commands, entries } = selectTerminal(state);
  const lastFolder = [...entries].reverse().find((entry) => entry.folder !== folder)?.folder ?? null;
  const read: World['read'] = ({ path }) => texts.get(path) ?? { text: '', lines: () => [] };
  return { facts, site, pages, tree, folder, lastFolder, read, commands: COMMANDS, history: commands, theme: state.theme.preference };
}

export function answered(id: number, { lines, effect }: Answer) {
  const folder = effect?.type === 'folderEntered' ? { folder: effect.folder } : {};
  return commandAnswered({ id, lines, ...folder, isShownFromTop: effect?.type === 'shownFromTop' });
}

/** Puts an answer on the screen and carries out its effect. */
function settle({ id, page, isHere }: Question, outcome: Answer): AppThunk {
  return (dispatch) => {
    const { effect } = outcome;
    dispatch(answered(id, outcome));
    if (effect?.type === 'themeChosen') dispatch(themeChosen(effect.theme));
    // A visitor who has navigated away in the meantime stays there.
    if (effect?.type === 'pageOpened' && isHere()) page.navigate(effect.href);
  };
}
