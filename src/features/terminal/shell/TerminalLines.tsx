import { memo, type MouseEvent } from 'react';
import type { TerminalLine, TerminalSpan } from '../../../core/terminal/line';
import { hasNoModifier } from '../../../platform/hasNoModifier';
import { SiteLink } from '../../../ui/SiteLink';
import { resultOpened } from '../../quick-search/quickSearchSlice';
import { useAppDispatch } from '../../store/hooks';
import { draftChanged } from '../terminalSlice';

/** Printed lines: text, links, and commands that a click puts at the prompt. */
export const TerminalLines = memo(function TerminalLines({ lines }: { readonly lines: readonly TerminalLine[] }) {
  return lines.map(({ spans, prefix, suffix, ...line }, index) => (
    <p key={index} className={classNameOf(line)}>
      {prefix && <span className="terminal__prefix">{prefix}</span>}
      {spans.map((span, index) => (
        <Span key={index} span={span} isColumn={line.look === 'columns'} />
      ))}
      {suffix && <span className="terminal__suffix">{suffix}</span>}
    </p>
  ));
});

function classNameOf({ look, width, gap, hang }: Omit<TerminalLine, 'spans'>): string {
  const modifiers = [look, width && `columns-${width}`, gap && 'gap', hang && `hang-${hang}`].filter(Boolean);
  return ['terminal__line', ...modifiers.map((modifier) => `terminal__line--${String(modifier)}`)].join(' ');
}

function Span({ span, isColumn }: { readonly span: TerminalSpan; readonly isColumn: boolean }) {
  if (typeof span === 'string') return isColumn ? <span>{span}</span> : span;
  const { text, href, needle, command, look } = span;
  if (command !== undefined) return <CommandButton text={text} command={command} />;
  if (href !== undefined) return <TerminalLink text={text} href={href} needle={needle} />;
  return look === 'match' ? <mark>{text}</mark> : <span className={`terminal__${look ?? 'text'}`}>{text}</span>;
}

interface TerminalLinkProps {
  readonly text: string;
  readonly href: string;
  /** The text to mark on the target page. */
  readonly needle: string | undefined;
}

function TerminalLink({ text, href, needle }: TerminalLinkProps) {
  const dispatch = useAppDispatch();
  const handleClick = (event: MouseEvent) => {
    if (needle && hasNoModifier(event)) dispatch(resultOpened({ path: href.split('#')[0] ?? href, needle }));
  };
  return (
    <SiteLink href={href} onClick={handleClick}>
      {text}
    </SiteLink>
  );
}

/** Puts a command at the prompt; only the visitor runs it. */
function CommandButton({ text, command }: { readonly text: string; readonly command: string }) {
  const dispatch = useAppDispatch();
  const handleClick = ({ currentTarget }: MouseEvent) => {
    dispatch(draftChanged(command));
    currentTarget.closest('.terminal')?.querySelector('input')?.focus();
  };
  return (
    <button type="button" className="terminal__command" onClick={handleClick}>
      {text}
    </button>
  );
}
