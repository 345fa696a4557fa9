import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TerminalFacts } from '../../core/content/pages';
import { hasPage, site } from '../../platform/site';
import { mayTakeFocus } from '../../platform/typing';
import { SiteLink } from '../../ui/SiteLink';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { ShellPage } from './ShellPage';
import { Suggestions } from './Suggestions';
import './terminal.scss';
import { takeOffer } from './takeOffer';
import { TerminalPrompt } from './TerminalPrompt';
import { TerminalScreen } from './TerminalScreen';
import { TouchKeys } from './TouchKeys';
import { selectEntries, selectFolder } from './terminalSlice';
import { useShell } from './useShell';

/** The interactive terminal (T1–T4): the site as a file system, in plain text and links, its history in the store. */
export function Terminal({ facts }: { readonly facts: TerminalFacts }) {
  const input = useRef<HTMLInputElement>(null);
  const { shell, load } = useShell();
  const navigate = useNavigate();
  const page = useMemo<ShellPage>(() => ({ facts, navigate: (href) => void navigate(href) }), [facts, navigate]);
  const folder = useAppSelector(selectFolder);
  const dispatch = useAppDispatch();
  const location = useLocation();
  const isOffered = new URLSearchParams(location.search).has('cmd');
  const hasEntries = useAppSelector(selectEntries).length > 0;
  useEffect(() => {
    if (hasEntries) load().catch(() => undefined);
  }, [hasEntries, load]);
  // A command suggested by the address waits for Enter. The focus of a visitor who has begun to type elsewhere stays there.
  useEffect(() => {
    if (isOffered && dispatch(takeOffer(location)) && mayTakeFocus()) input.current?.focus();
  }, [isOffered, location, dispatch]);
  const handleClick = ({ target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('a, button, input');
    if (!isControl && getSelection()?.isCollapsed !== false) input.current?.focus({ preventScroll: true });
  };
  const handleTurn = () => {
    if (!shell) load().catch(() => undefined);
  };
  return (
    <div className={hasEntries ? 'terminal-area' : 'terminal-area terminal-area--idle'} onFocus={handleTurn} onPointerEnter={handleTurn}>
      <div className="terminal" dir={site.dir && 'ltr'} onClick={handleClick}>
        <p className="terminal__bar" aria-hidden="true">
          {`guest@${new URL(site.url).hostname}:~${folder === '/' ? '' : folder}`}
        </p>
        <TerminalScreen shell={shell}>
          <noscript>
            <WithoutScripts />
          </noscript>
        </TerminalScreen>
        <TerminalPrompt inputRef={input} page={page} shell={shell} load={load} />
        <TouchKeys page={page} load={load} />
      </div>
      <Suggestions page={page} />
    </div>
  );
}

const PLACES = (['resume', 'projects', 'wiki', 'blog', 'open-source'] as const).filter(hasPage);

/** The terminal needs scripts; without them there are links to the same content. */
function WithoutScripts() {
  return (
    <ul className="terminal__places">
      {PLACES.map((name) => (
        <li key={name}>
          <SiteLink href={`/${name}`}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
