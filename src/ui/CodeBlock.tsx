import { use, useState, type ReactNode } from 'react';
import type { CodeBlock as CodeBlockData, CodeLine, Token } from '../core/content/blocks';
import { tokenText } from '../core/content/inlineText';
import { foldableLine, type LinePart } from '../core/content/foldableLine';
import { placeholderText, type Placeholder } from '../core/content/placeholders';
import { copyText } from '../core/content/session';
import { breakableCode } from './breakable';
import { CodeWrapContext } from './CodeWrapContext';
import { CommandCopies } from './CommandCopies';
import { CopyButton } from './CopyButton';
import { PlaceholderContext } from './PlaceholderContext';
import { Icon } from './Icon';
import { renderNote } from './renderNote';
import { isTooWide, useScrollFocus } from './useScrollFocus';

/**
 * Fenced code (W4): its language or file, how it was checked, a copy button, and the code, coloured at build time,
 * with the reader's values in it.
 */
export function CodeBlock({ block }: { readonly block: CodeBlockData }) {
  const { label, title, lines, language, notes } = block;
  const values = use(PlaceholderContext);
  const wrap = use(CodeWrapContext);
  const [hasLongLines, setHasLongLines] = useState(false);
  const isTyped = TYPED.has(language);
  // Text is what something wrote, as a log is, unless it is a file.
  const isCode = language !== 'text' || notes !== undefined || title !== undefined;
  const ref = useScrollFocus<HTMLPreElement>(`Code: ${title ?? label}`, (box) => setHasLongLines(isTooWide(box) || (wrap.isWrapped && hasFoldedRow(box))));
  const kind = language === 'console' ? 'session' : 'file';
  const hasSeveral = lines.filter(({ role }) => role === 'command').length > 1;
  const look = ['code', `code--${kind}`, isTyped && 'code--typed', hasSeveral && 'code--several', notes && 'code--noted', wrap.isWrapped && 'code--wrapped'];
  return (
    <figure className={look.filter(Boolean).join(' ')} dir={block.dir}>
      <CodeBar block={block} isSession={kind === 'session'} />
      {hasLongLines && (
        <button type="button" className="code__wrap" aria-label="Wrap" title="Wrap long lines" aria-pressed={wrap.isWrapped} onClick={wrap.toggle}>
          <Icon name="wrap" />
        </button>
      )}
      <CopyButton text={() => copyText(block, values)} />
      <div className="code__body">
        <pre ref={ref}>
          <code>{lines.flatMap((line, index) => [index > 0 && '\n', renderLine(line, index, { isCode, hasSeveral, notes })])}</code>
        </pre>
        {kind === 'session' && <CommandCopies block={block} values={values} />}
      </div>
    </figure>
  );
}

/** Shell languages. What they read folds, whatever their output is. */
const TYPED: ReadonlySet<string> = new Set(['console', 'bash']);

/** Whether the button has anything to unfold: a row of a table that takes several rows only because the visitor asked for it. */
function hasFoldedRow(box: HTMLElement): boolean {
  const row = parseFloat(getComputedStyle(box).lineHeight);
  return [...box.querySelectorAll<HTMLElement>('.line--row')].some((line) => line.offsetHeight > 1.5 * row);
}

interface CodeBarProps {
  readonly block: CodeBlockData;
  readonly isSession: boolean;
}

/** Prompts show that a block is a terminal session, so its bar names the user or machine, and only screen readers get the label "Terminal". */
function CodeBar({ block: { label, title, place, check }, isSession }: CodeBarProps) {
  return (
    <figcaption className="code__bar">
      {title && <span className="code__title">{breakableCode(title)}</span>}
      <span className={place && isSession ? 'visually-hidden' : undefined}>{label}</span>
      {place && <span>{place}</span>}
      {check && <span className={`code__check code__check--${check.state}`}>{check.text}</span>}
    </figcaption>
  );
}

interface LineOptions {
  readonly isCode: boolean;
  /** Whether each command has a button, which takes room from its first row. */
  readonly hasSeveral: boolean;
  readonly notes: number | undefined;
}

/** Tells an added or removed line from the others without colour, beside the line, as in a diff. */
const SIGNS = { ins: '+', del: '−', mark: undefined } as const;

/** Most of an article's elements are lines and tokens, so only a placeholder, which has a value to look up, is a component. */
function renderLine(line: CodeLine, key: number, { isCode, hasSeveral, notes }: LineOptions): ReactNode {
  const { role, prompt, mark, note, isTableRow, tokens } = line;
  const className = ['line', role === 'output' && 'line--output', isTableRow && 'line--row', mark && `line--${mark}`].filter(Boolean).join(' ');
  const isOutput = !isCode || role === 'output';
  const indent = indentOf(tokens[0]);
  const hasButton = hasSeveral && role === 'command';
  return (
    <span key={key} className={className} data-prompt={[mark && SIGNS[mark], prompt].filter(Boolean).join(' ') || undefined} data-indent={indent}>
      {hasButton && <i />}
      {foldableLine(tokens, { isOutput, hasButton, isMarked: note !== undefined, taken: Math.max(4, (indent ?? 0) + 2) }).map(renderPart)}
      {notes && note && renderNote(notes, note, true)}
    </span>
  );
}

/** A line's indent, in even columns up to eight: where it is folded, its rest begins two further. Undefined up to two, which changes nothing. */
function indentOf(first: Token | undefined): number | undefined {
  const blanks = /^[ \t]*/.exec(first ? tokenText(first) : '')?.[0].replaceAll('\t', '  ').length ?? 0;
  return blanks <= 2 ? undefined : Math.min(8, 2 * Math.ceil(blanks / 2));
}

function renderPart(part: LinePart, key: number): ReactNode {
  if (typeof part === 'string') return part;
  if (!('parts' in part)) return <PlaceholderValue key={key} placeholder={part} />;
  return (
    <span key={key} className={part.kind && `t-${part.kind}`}>
      {part.parts.map(renderPart)}
    </span>
  );
}

function PlaceholderValue({ placeholder }: { readonly placeholder: Placeholder }) {
  return <var className="placeholder">{placeholderText(placeholder, use(PlaceholderContext))}</var>;
}
