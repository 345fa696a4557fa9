import type { TextSpan, TextWithSpans } from '../content/textOf';
import type { TerminalPiece, TerminalSpan } from './line';

/**
 * The text of a block tree as terminal spans, line by line, with links and with styles for code and strong text.
 *
 * @param page the page's path, prepended to links to its own headings
 */
export function spansByLine({ text, spans }: TextWithSpans, page: string): TerminalSpan[][] {
  return cutIntoLines(text, outermost(spans.flatMap((span) => pieceOf(span, page))));
}

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly form: Omit<TerminalPiece, 'text'>;
}

/** The styled pieces of the text: links, code, strong. */
function pieceOf({ part, start, end }: TextSpan, page: string): Piece[] {
  const piece = (form: Piece['form']): Piece[] => [{ start, end, form }];
  switch (part.kind) {
    case 'stepLabel':
      return piece({ look: 'strong' });
    case 'codeTitle':
      return piece({ look: 'quiet' });
    case 'cell':
      return [
        ...(part.column > 0 ? [{ start: start - 1, end: start, form: { look: 'cell' } } as const] : []),
        ...(part.row === 0 ? piece({ look: 'strong' }) : []),
      ];
    case 'block':
      return part.block.type === 'heading' ? piece({ href: `${page}#${part.block.id}` }) : [];
    case 'inline':
      if (part.node.type === 'code') return piece({ look: 'code' });
      if (part.node.type === 'strong') return piece({ look: 'strong' });
      return part.node.type === 'link' ? piece({ href: part.node.href.startsWith('#') ? page + part.node.href : part.node.href }) : [];
    default:
      return [];
  }
}

/** Of pieces in text order, those not nested in another. */
function outermost(pieces: readonly Piece[]): Piece[] {
  let end = 0;
  return pieces.filter((piece) => {
    const isOuter = piece.start >= end;
    if (isOuter) end = piece.end;
    return isOuter;
  });
}

function cutIntoLines(text: string, pieces: readonly Piece[]): TerminalSpan[][] {
  const lines: TerminalSpan[][] = [[]];
  const add = (start: number, end: number, form?: Piece['form']) => {
    const [first = '', ...rest] = text.slice(start, end).split('\n');
    const append = (part: string) => part !== '' && lines.at(-1)?.push(form ? { text: part, ...form } : part);
    append(first);
    for (const part of rest) {
      lines.push([]);
      append(part);
    }
  };
  let last = 0;
  for (const { start, end, form } of pieces) {
    add(last, start);
    add(start, end, form);
    last = end;
  }
  add(last, text.length);
  return lines;
}
