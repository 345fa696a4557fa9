import { Fragment, use } from 'react';
import type { CodeBlock as CodeBlockData, CodeLine, Token } from '../core/content/blocks';
import { holeText, isHole } from '../core/content/holes';
import { copyText } from '../core/content/session';
import { CommandCopies } from './CommandCopies';
import { CopyButton } from './CopyButton';
import { HoleContext } from './HoleContext';
import { useScrollFocus } from './useScrollFocus';

/**
 * Fenced code (W4): its language or file, what was checked of it, what copies it, and the code, coloured at build time,
 * with the reader's values in it.
 */
export function CodeBlock({ block }: { readonly block: CodeBlockData }) {
  const { label, title, runOn, check, lines, language } = block;
  const values = use(HoleContext);
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
      <CopyButton text={() => copyText(block, values)} />
      <div className="code__body">
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
        {language === 'console' && <CommandCopies block={block} values={values} />}
      </div>
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
  const values = use(HoleContext);
  if (typeof token === 'string') return token;
  if (isHole(token)) return <var className="hole">{holeText(token, values)}</var>;
  return <span className={`t-${token[0]}`}>{token[1]}</span>;
}
