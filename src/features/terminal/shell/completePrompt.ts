import type { TerminalFacts } from '../../../core/content/pages';
import { commandNamed } from '../../../core/terminal/commands/commandTable';
import { completeLine, type Completion } from '../../../core/terminal/completeLine';
import { LISTED_CANDIDATES } from '../../../core/terminal/limits';
import { columns, quietLine, type TerminalLine, type TerminalSpan } from '../../../core/terminal/line';
import type { AppThunk } from '../../store/hooks';
import { candidatesListed, draftChanged, selectTerminal } from '../terminalSlice';
import type { TerminalState } from '../terminalState';
import { worldOf } from './answerCommand';
import { BARE_TREE, readTree, loadedTree } from './siteTree';

/**
 * Tab: completes the draft, or lists the candidates; a second Tab, with the list already on the screen, moves the focus.
 *
 * @returns whether there was something to complete, so that the key is handled
 */
export function completePrompt(facts: TerminalFacts): AppThunk<boolean> {
  return (dispatch, getState) => {
    const terminal = selectTerminal(getState());
    const { draft } = terminal;
    if (draft.trim() === '') return false;
    const tree = dispatch(loadedTree());
    if (!tree && needsTree(draft)) {
      dispatch(completeLater(draft, facts));
      return true;
    }
    const completion = completeLine(draft, worldOf(getState(), { facts, tree: tree ?? BARE_TREE, texts: new Map() }));
    if (completion.draft !== draft) dispatch(draftChanged(completion.draft));
    else if (isNothingNew(terminal, completion)) return false;
    else dispatch(candidatesListed(listOf(completion.candidates)));
    return true;
  };
}

/** The list that Tab shows for the present draft. */
export function candidatesFor(facts: TerminalFacts): AppThunk<Promise<TerminalLine[]>> {
  return async (dispatch, getState) => {
    const { draft } = selectTerminal(getState());
    const tree = needsTree(draft) ? await dispatch(readTree()) : BARE_TREE;
    return listOf(completeLine(draft, worldOf(getState(), { facts, tree, texts: new Map() })).candidates);
  };
}

/** Whether a path or a tag is being completed, as far as can be determined. */
function needsTree(draft: string): boolean {
  const [, name = '', rest] = /^(\S+)(\s.*)?$/.exec(draft.slice(draft.lastIndexOf('|') + 1).trimStart()) ?? [];
  return rest !== undefined && commandNamed(name)?.needsTree === true;
}

/** Completes once the file tree is loaded, unless more has been typed. */
function completeLater(draft: string, facts: TerminalFacts): AppThunk {
  return (dispatch, getState) => {
    const complete = () => selectTerminal(getState()).draft === draft && dispatch(completePrompt(facts));
    dispatch(readTree()).then(complete, (error: unknown) => console.warn(error));
  };
}

function isNothingNew({ entries, draft }: TerminalState, { candidates }: Completion): boolean {
  const last = entries.at(-1);
  return candidates.length === 0 || (last?.status === 'listed' && last.input === draft);
}

function listOf(candidates: readonly TerminalSpan[]): TerminalLine[] {
  const left = candidates.length - LISTED_CANDIDATES;
  return [columns(candidates.slice(0, LISTED_CANDIDATES)), ...(left > 0 ? [quietLine(`… ${left} more`)] : [])];
}
