import { RESULT_TYPES, type ResultType } from './types';

/** A query as typed, taken apart. */
export interface ParsedQuery {
  /** What is left to search for, as typed: `search` sanitises it. */
  readonly text: string;
  /** Any of these will do; empty when the query names none. */
  readonly types: readonly ResultType[];
  /** All of these are wanted, as typed. */
  readonly tags: readonly string[];
  /** The text is in quotes: it is to be found as it stands, and nothing close to it is to be offered. */
  readonly isLiteral: boolean;
}

/** A word of the query and the blanks behind it; a filter if it names a type or a tag. */
export interface Piece {
  readonly text: string;
  readonly type: ResultType | undefined;
  readonly tag: string | undefined;
}

/** `type:word`, `tag:word`, `tag:"some words"`, or any other word. Each is a whole word, and the scan is linear. */
const PIECE = /(?:type:(?<type>\w+)(?!\S)|tag:(?:"(?<quoted>[^"]+)"|(?<tag>[^\s"]+))(?!\S)|\S+)\s*/gi;

/** A query's pieces in order, and which of them are its filters. */
export interface Pieces {
  readonly all: readonly Piece[];
  readonly filters: ReadonlySet<Piece>;
  readonly isLiteral: boolean;
}

/**
 * Takes the filters out of a query as typed: `type:` with one of the result types, `tag:` with any tag. What else looks
 * like one is text, and a query without filters comes back as it is. Where quotes are around all that stands between
 * the filters at its two ends, everything in them is text. Never throws; takes linear time.
 */
export function parseQuery(raw: string): ParsedQuery {
  const { all, filters, isLiteral } = takeApart(raw);
  if (filters.size === 0) return { text: raw, types: [], tags: [], isLiteral };
  return { ...filtersOf([...filters]), text: textOf(all.filter((piece) => !filters.has(piece))), isLiteral };
}

/** The pieces of a query; only blanks before the first are in none of them. */
export function takeApart(raw: string): Pieces {
  const all = piecesOf(raw);
  const isText = all.map((piece) => !isFilter(piece));
  const [first, end] = [Math.max(0, isText.indexOf(true)), isText.lastIndexOf(true) + 1];
  const isLiteral = isQuoted(textOf(all.slice(first, end)));
  const filters = isLiteral ? [...all.slice(0, first), ...all.slice(end)] : all.filter(isFilter);
  return { all, filters: new Set(filters), isLiteral };
}

function piecesOf(raw: string): Piece[] {
  return Array.from(raw.matchAll(PIECE), ({ 0: text, groups }) => ({
    text,
    type: RESULT_TYPES.find((type) => type === groups?.['type']?.toLowerCase()),
    tag: (groups?.['quoted'] ?? groups?.['tag'])?.trim() || undefined,
  }));
}

function isFilter({ type, tag }: Piece): boolean {
  return type !== undefined || tag !== undefined;
}

function filtersOf(filters: readonly Piece[]): Pick<ParsedQuery, 'types' | 'tags'> {
  return { types: [...new Set(filters.flatMap(({ type }) => type ?? []))], tags: [...new Set(filters.flatMap(({ tag }) => tag ?? []))] };
}

/** The query that pieces stand for. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** Whether a text, but for blanks around it, is something in a pair of quotes. */
function isQuoted(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.startsWith('"') && trimmed.endsWith('"') && trimmed.length > 2;
}
