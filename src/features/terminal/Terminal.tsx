import { useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { TerminalFacts } from '../../core/content/pages';
import { completions, runCommand, type TerminalContext, type TerminalLine } from '../../core/terminal/commands';
import { site } from '../../platform/site';
import { SiteLink } from '../../ui/SiteLink';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import {
  commandSubmitted,
  draftChanged,
  historyRecalled,
  selectDraft,
  selectEntries,
  selectIsWelcomeTyped,
  welcomeTyped,
  type TerminalEntry,
} from './terminalSlice';

const PROMPT = '$';
const WELCOME = `Welcome. This is ${site.name}'s terminal; type "help" and press Enter.`;

/** The interactive terminal (T1–T4): plain text and links, its history in the store. */
export function Terminal({ facts }: { readonly facts: TerminalFacts }) {
  const entries = useAppSelector(selectEntries);
  const context = useMemo<TerminalContext>(() => ({ facts, site }), [facts]);
  const output = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    output.current?.scrollTo({ top: output.current.scrollHeight });
  }, [entries]);
  const handleClick = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a');
    if (!isLink && getSelection()?.isCollapsed !== false) input.current?.focus({ preventScroll: true });
  };
  return (
    <div className="terminal" onClick={handleClick}>
      <p className="terminal__bar" aria-hidden="true">
        guest@{new URL(site.url).hostname}
      </p>
      <div className="terminal__output" ref={output} role="log" aria-label="Terminal output" tabIndex={0}>
        <Welcome />
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} context={context} />
        ))}
        <Prompt inputRef={input} />
      </div>
    </div>
  );
}

/** T3: typed out by a CSS animation, so that it needs no script and obeys reduced motion; once a visit. */
function Welcome() {
  const dispatch = useAppDispatch();
  const isTyped = useAppSelector(selectIsWelcomeTyped);
  useEffect(() => () => void dispatch(welcomeTyped()), [dispatch]);
  return (
    <p className="terminal__line">
      <span className={isTyped ? undefined : 'terminal__typing'} onAnimationEnd={() => dispatch(welcomeTyped())}>
        {WELCOME}
      </span>
    </p>
  );
}

function Entry({ entry, context }: { readonly entry: TerminalEntry; readonly context: TerminalContext }) {
  const lines = useMemo(() => runCommand(entry.input, context), [entry.input, context]);
  return (
    <>
      <p className="terminal__line terminal__line--command">
        <span className="terminal__prompt">{PROMPT}</span> {entry.input}
      </p>
      {lines.map((line, index) => (
        <p key={index} className="terminal__line">
          <Line line={line} />
        </p>
      ))}
    </>
  );
}

function Line({ line }: { readonly line: TerminalLine }) {
  return line.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <SiteLink key={index} href={part.href}>
        {part.text}
      </SiteLink>
    ),
  );
}

function Prompt({ inputRef }: { readonly inputRef: RefObject<HTMLInputElement | null> }) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const [completion, ...others] = completions(draft);
    if (event.key === 'Enter') dispatch(commandSubmitted(draft));
    else if (event.key === 'ArrowUp') dispatch(historyRecalled(1));
    else if (event.key === 'ArrowDown') dispatch(historyRecalled(-1));
    else if (event.key === 'Escape') inputRef.current?.blur();
    else if (event.key === 'Tab' && !event.shiftKey && completion && others.length === 0 && completion !== draft.trim()) dispatch(draftChanged(completion));
    else return;
    event.preventDefault();
  };
  return (
    <div className="terminal__line terminal__line--prompt needs-js">
      <label className="terminal__prompt" htmlFor="terminal-input">
        <span aria-hidden="true">{PROMPT}</span>
        <span className="visually-hidden">Terminal command</span>
      </label>
      <input
        ref={inputRef}
        id="terminal-input"
        className="terminal__input"
        value={draft}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => dispatch(draftChanged(event.target.value))}
        onKeyDown={handleKey}
      />
    </div>
  );
}
