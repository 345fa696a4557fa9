import { memo, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { textOfLine } from '../../core/terminal/line';
import { isAnimationOver } from '../../platform/isAnimationOver';
import { site } from '../../platform/site';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import type { Shell } from './loadShell';
import { promptOf } from './promptOf';
import { selectDraft, selectEntries, selectWelcome, welcomeTyped } from './terminalSlice';
import type { TerminalEntry } from './terminalState';

const WELCOME = `Welcome. This is ${site.name}'s terminal; type "help" and press Enter.`;

/** How close to its end, in pixels, the output counts as scrolled to the end. */
const END_PX = 48;

/** The output so far (T4); `children` is what it shows without scripts. */
export function TerminalScreen({ shell, children }: { readonly shell: Shell | null; readonly children: ReactNode }) {
  const entries = useAppSelector(selectEntries);
  const draft = useAppSelector(selectDraft);
  const output = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const handleScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = output.current ?? document.documentElement;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < END_PX;
  };
  // A reader who has scrolled up keeps the scroll position.
  useLayoutEffect(() => {
    const box = output.current;
    if (!box || !isAtEnd.current) return;
    const last = entries.at(-1)?.isShownFromTop ? [...box.querySelectorAll<HTMLElement>('.terminal__entry')].at(-1) : undefined;
    box.scrollTo({ top: last ? last.offsetTop : box.scrollHeight });
  }, [entries]);
  // Typing scrolls to the end.
  useLayoutEffect(() => {
    if (draft !== '' && !isAtEnd.current) output.current?.scrollTo({ top: output.current.scrollHeight });
  }, [draft]);
  return (
    <div
      className="terminal__output"
      ref={output}
      role="log"
      aria-label="Terminal output"
      aria-busy={entries.some(({ status }) => status === 'pending')}
      tabIndex={entries.length > 0 ? 0 : -1} // nothing to scroll before
      onScroll={handleScroll}
    >
      <Welcome />
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} shell={shell} />
      ))}
      {children}
    </div>
  );
}

/** T3: typed out by a CSS animation, so that it needs no script and respects reduced motion; once per visit. */
function Welcome() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const welcome = useAppSelector(selectWelcome);
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (line.current && isAnimationOver(line.current)) dispatch(welcomeTyped());
    // Motion that is reduced meanwhile cancels it. React has no such event.
    const cancelled = new AbortController();
    line.current?.addEventListener('animationcancel', () => dispatch(welcomeTyped()), cancelled);
    return () => {
      cancelled.abort();
      if (selectWelcome(store.getState()) === 'typing') dispatch(welcomeTyped());
    };
  }, [dispatch, store]);
  if (welcome === 'cleared') return null;
  return (
    <p className="terminal__line">
      <span ref={line} className={welcome === 'typed' ? undefined : 'terminal__typing'} onAnimationEnd={() => dispatch(welcomeTyped())}>
        {WELCOME}
      </span>
    </p>
  );
}

interface EntryProps {
  readonly entry: TerminalEntry;
  readonly shell: Shell | null;
}

const Entry = memo(function Entry({ entry: { input, folder, status, reading, lines }, shell }: EntryProps) {
  return (
    <div className="terminal__entry">
      <p className="terminal__line terminal__line--command">
        <span className="terminal__prompt">{promptOf(folder)}</span> {input}
        {status === 'interrupted' && '^C'}
      </p>
      {shell ? <shell.TerminalLines lines={lines} /> : <p className="terminal__line">{lines.map(textOfLine).join('\n')}</p>}
      {status === 'pending' && reading !== '' && <p className="terminal__line terminal__line--reading">{`reading ${reading} …`}</p>}
    </div>
  );
});
