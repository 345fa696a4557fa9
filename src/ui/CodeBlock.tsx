import { Fragment } from 'react';
import type { CodeBlock as CodeBlockData, CodeLine, Token } from '../core/content/blocks';
import { copyText } from '../core/content/session';
import { CopyButton } from './CopyButton';
import { useScrollFocus } from './useScrollFocus';

/** Fenced code (W4): its language or file, what was checked of it, a copy button, and the code, coloured at build time. */
export function CodeBlock({ block }: { readonly block: CodeBlockData }) {
  const { label, title, runOn, check, lines, language } = block;
  const ref = useScrollFocus<HTMLPreElement>(`Code: ${title ?? label}`);
  return (
    <figure className={`code code--${language === 'console' ? 'session' : 'file'}`}>
      <figcaption className="code__bar">
        {title && <span className="code__title">{title}</span>}
        <span className="code__language">{label}</span>
        {runOn && <span className="code__place">on the {runOn}</span>}
        {check && (
          <span className={`code__check code__check--${check.state}`}>
            <span className="visually-hidden">Check: </span>
            {check.text}
          </span>
        )}
      </figcaption>
      <CopyButton text={copyText(block)} />
      <pre ref={ref}>
        <code>
          {lines.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && '\n'}
              <Line line={line} />
            </Fragment>
          ))}
        </code>
      </pre>
    </figure>
  );
}

function Line({ line }: { readonly line: CodeLine }) {
  const { role, prompt, mark, tokens } = line;
  const className = ['line', role === 'output' && 'line--output', mark && `line--${mark}`].filter(Boolean).join(' ');
  return (
    <span className={className} data-prompt={prompt}>
      {tokens.map((token, index) => (
        <TokenSpan key={index} token={token} />
      ))}
    </span>
  );
}

function TokenSpan({ token }: { readonly token: Token }) {
  if (typeof token === 'string') return token;
  const [kind, text] = token;
  return kind === 'hole' ? <var className="hole">{text}</var> : <span className={`t-${kind}`}>{text}</span>;
}
