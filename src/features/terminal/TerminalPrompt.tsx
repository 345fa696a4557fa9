import { useCallback, useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';
import { PROMPT_ID } from '../../core/site/boot';
import { LINE_LENGTH } from '../../core/terminal/limits';
import { isComposing } from '../../platform/isComposing';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { completeLater } from './completeLater';
import type { Shell } from './loadShell';
import { promptOf } from './promptOf';
import type { ShellPage } from './ShellPage';
import { submitCommand } from './submitCommand';
import { takeEarlyCommands } from './takeEarlyCommands';
import { draftChanged, historySearched, historySearchEnded, selectTerminal } from './terminalSlice';

interface TerminalPromptProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly page: ShellPage;
  readonly shell: Shell | null;
  readonly load: () => Promise<Shell>;
}

/** The prompt. Enter and Escape work at once, the other keys as soon as the shell is loaded. */
export function TerminalPrompt({ inputRef, page, shell, load }: TerminalPromptProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { draft, folder, search, commands } = useAppSelector(selectTerminal);
  const submit = useCallback((input: string) => void dispatch(submitCommand(input, page)), [dispatch, page]);
  useLayoutEffect(() => takeEarlyCommands().forEach(submit), [submit]);
  // Text typed before hydration is in the box but not yet in the store.
  useLayoutEffect(() => {
    const typed = inputRef.current?.value ?? '';
    if (typed !== '' && selectTerminal(store.getState()).draft === '') dispatch(draftChanged(typed));
  }, [dispatch, store, inputRef]);
  const handleEscape = () => {
    if (search) dispatch(historySearchEnded('left'));
    else inputRef.current?.blur();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const isBare = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isBare && event.key === 'Enter' && !search) submit(draft);
    else if (isBare && event.key === 'Escape') handleEscape();
    else if (shell) {
      if (!shell.handleShellKey(event, { dispatch, terminal: selectTerminal(store.getState()), page, submit })) return;
    } else if (isBare && event.key === 'Tab' && !event.shiftKey && !event.repeat && draft.trim() !== '') dispatch(completeLater(page.facts, load));
    else return;
    event.preventDefault();
  };
  return (
    <div className="terminal__line terminal__line--prompt needs-js">
      <label className="terminal__prompt" htmlFor={PROMPT_ID}>
        <span aria-hidden="true">{search ? 'search:' : promptOf(folder)}</span>
        <span className="visually-hidden">{search ? 'Search the history' : 'Terminal command'}</span>
      </label>
      <input
        ref={inputRef}
        id={PROMPT_ID}
        className="terminal__input"
        value={search ? search.query : draft}
        maxLength={LINE_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ target: { value } }) => dispatch(search ? historySearched({ query: value, skipped: 0 }) : draftChanged(value))}
        onKeyDown={handleKey}
      />
      {shell && <shell.FoundCommand search={search} commands={commands} />}
    </div>
  );
}
