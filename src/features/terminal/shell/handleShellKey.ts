import type { KeyboardEvent } from 'react';
import { recalledCommand } from '../../../core/terminal/promptLine';
import type { AppDispatch } from '../../store/hooks';
import type { ShellPage } from '../ShellPage';
import { draftChanged, historyRecalled, historySearched, historySearchEnded, interrupted, screenCleared } from '../terminalSlice';
import type { TerminalState } from '../terminalState';
import { completePrompt } from './completePrompt';

interface KeyContext {
  readonly dispatch: AppDispatch;
  readonly terminal: TerminalState;
  readonly page: ShellPage;
  /** Enters a command. */
  readonly submit: (input: string) => void;
}

type PromptKey = KeyboardEvent<HTMLInputElement>;

/**
 * Handles a shell's keys other than Enter and Escape.
 *
 * @returns whether the key was handled, so that its default is prevented
 */
export function handleShellKey(event: PromptKey, context: KeyContext): boolean {
  // Ctrl+Shift+R loads the page anew, Ctrl+Shift+C opens the browser's tools.
  if (event.altKey || event.metaKey || (event.ctrlKey && event.shiftKey)) return false;
  if (event.ctrlKey) return handleControl(event, context);
  return context.terminal.search ? handleSearchKey(event, context) : handlePlain(event, context);
}

function handleControl({ key, currentTarget }: PromptKey, { dispatch, terminal }: KeyContext): boolean {
  const { search } = terminal;
  switch (key.toLowerCase()) {
    case 'c':
      // With a selection, Ctrl+C copies.
      if (hasSelection(currentTarget)) return false;
      if (search) dispatch(historySearchEnded('left'));
      else dispatch(interrupted());
      return true;
    case 'g':
      if (search) dispatch(historySearchEnded('left'));
      return search !== null;
    case 'l':
      dispatch(screenCleared());
      return true;
    case 'r':
      dispatch(historySearched(search ? { ...search, skipped: search.skipped + 1 } : { query: '', skipped: 0 }));
      return true;
    case 'u':
      if (search) dispatch(historySearched({ query: '', skipped: 0 }));
      else {
        dispatch(draftChanged(terminal.draft.slice(currentTarget.selectionEnd ?? terminal.draft.length)));
        // With its new text, the browser puts the caret at the end.
        queueMicrotask(() => currentTarget.setSelectionRange(0, 0));
      }
      return true;
    default:
      return false;
  }
}

function hasSelection(input: HTMLInputElement): boolean {
  return input.selectionStart !== input.selectionEnd || getSelection()?.isCollapsed === false;
}

/** Enter runs the found command; any key that moves the caret takes it to the prompt. */
function handleSearchKey({ key, shiftKey }: PromptKey, { dispatch, terminal, submit }: KeyContext): boolean {
  if (key === 'Enter') {
    const { commands, search } = terminal;
    const found = search && recalledCommand(commands, search.query, search.skipped);
    if (found) submit(found);
    else dispatch(historySearchEnded('left'));
    return true;
  }
  const isTaking = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key) || (key === 'Tab' && !shiftKey);
  if (isTaking) dispatch(historySearchEnded('taken'));
  return isTaking;
}

function handlePlain({ key, shiftKey, currentTarget }: PromptKey, { dispatch, terminal, page }: KeyContext): boolean {
  switch (key) {
    case 'ArrowUp':
      dispatch(historyRecalled(1));
      return true;
    case 'ArrowDown':
      dispatch(historyRecalled(-1));
      return true;
    case 'Tab':
      // Completion works only at the end of the line.
      return !shiftKey && currentTarget.selectionStart === terminal.draft.length && dispatch(completePrompt(page.facts));
    default:
      return false;
  }
}
