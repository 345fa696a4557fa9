import { use, useState, type ReactNode } from 'react';
import type { CodeBlock as CodeBlockData, CodeLine, Token } from '../core/content/blocks';
import { placeholderText, isPlaceholder, type Placeholder } from '../core/content/placeholders';
import { copyText } from '../core/content/session';
import { CodeWrapContext } from './CodeWrapContext';
import { CommandCopies } from './CommandCopies';
import { CopyButton } from './CopyButton';
import { PlaceholderContext } from './PlaceholderContext';
import { Icon } from './Icon';
import { isTooWide, useScrollFocus } from './useScrollFocus';

/**
 * Fenced code (W4): its language or file, what was checked of it, what copies it, and the code, coloured at build time,
 * with the reader's values in it.
 */
export function CodeBlock({ block }: { readonly block: CodeBlockData }) {
  const { label, title, lines, language } = block;
  const values = use(PlaceholderContext);
  const wrap = use(CodeWrapContext);
  const [hasLongLines, setHasLongLines] = useState(false);
  const ref = useScrollFocus<HTMLPreElement>(`Code: ${title ?? label}`, (box) => setHasLongLines(isTooWide(box) || rowsIn(box) > lines.length));
  const kind = language === 'console' ? 'session' : 'file';
  return (
    <figure className={`code code--${kind}${wrap.isWrapped ? ' code--wrapped' : ''}`}>
      <CodeBar block={block} />
      {hasLongLines && (
        <button type="button" className="code__wrap" aria-label="Wrap" title="Wrap long lines" aria-pressed={wrap.isWrapped} onClick={wrap.toggle}>
          <Icon name="wrap" />
        </button>
      )}
      <CopyButton text={() => copyText(block, values)} />
      <div className="code__body">
        <pre ref={ref}>
          <code>{lines.flatMap((line, index) => (index > 0 ? ['\n', renderLine(line, index)] : renderLine(line, index)))}</code>
        </pre>
        {kind === 'session' && <CommandCopies block={block} values={values} isWrapped={wrap.isWrapped} />}
      </div>
    </figure>
  );
}

/** How many rows the code takes on the screen: more than lines, where some are folded. */
function rowsIn(box: HTMLElement): number {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
  return Math.round((box.scrollHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight));
}

function CodeBar({ block: { label, title, runOn, check } }: { readonly block: CodeBlockData }) {
  return (
    <figcaption className="code__bar">
      {title && <span className="code__title">{title}</span>}
      <span>{label}</span>
      {runOn && <span>{`on the ${runOn}`}</span>}
      {check && (
        <span className={`code__check code__check--${check.state}`}>
          <span className="visually-hidden">Check: </span>
          {check.text}
        </span>
      )}
    </figcaption>
  );
}

/** Lines and tokens are the most of an article's elements, so only a placeholder, which has a value to look up, is a component. */
function renderLine(line: CodeLine, key: number): ReactNode {
  const { role, prompt, mark, tokens } = line;
  const className = ['line', role === 'output' && 'line--output', mark && `line--${mark}`].filter(Boolean).join(' ');
  return (
    <span key={key} className={className} data-prompt={prompt}>
      {tokens.map(renderToken)}
    </span>
  );
}

function renderToken(token: Token, key: number): ReactNode {
  if (typeof token === 'string') return token;
  if (isPlaceholder(token)) return <PlaceholderValue key={key} placeholder={token} />;
  return (
    <span key={key} className={`t-${token[0]}`}>
      {token[1]}
    </span>
  );
}

function PlaceholderValue({ placeholder }: { readonly placeholder: Placeholder }) {
  return <var className="placeholder">{placeholderText(placeholder, use(PlaceholderContext))}</var>;
}
