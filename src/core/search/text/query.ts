import { SPACELESS } from '../../spaceless';
import { QUERY_MAX_LENGTH } from '../limits';
import { RESULT_TYPES, type DocumentRecord, type ResultType } from '../types';
import { foldCase } from './foldCase';

/*
 * Reads a query as typed: the filters in it, and the needle that its text becomes (S1).
 */

export interface ParsedQuery {
  /** The text without the filters, as typed: `search` sanitises it. */
  readonly text: string;
  /** A document must have one of these; empty when the query names none. */
  readonly types: readonly ResultType[];
  /** A document must have all of these; as typed. */
  readonly tags: readonly string[];
  /** The text is in quotes: only exact matches are wanted, no close ones. */
  readonly isLiteral: boolean;
}

type Filters = Pick<ParsedQuery, 'types' | 'tags'>;

/** A word of the query and the blanks after it; a filter if it names a type or a tag. */
interface QueryPart {
  readonly text: string;
  readonly type: ResultType | undefined;
  readonly tag: string | undefined;
}

/**
 * `type:word`, `tag:word`, `tag:"some words"`, or any other word. Each is a whole word, and the scan is linear. Keyboards for Chinese and Japanese
 * type a colon of full width.
 */
const PART = /(?:type[:：](?<type>\w+)(?!\S)|tag[:：](?:["“”](?<quoted>[^"“”]+)["“”]|(?<tag>[^\s"“”]+))(?!\S)|\S+)\s*/gi;

/** A query's parts in order, and which of them are its filters. */
interface QueryParts {
  readonly all: readonly QueryPart[];
  readonly filters: ReadonlySet<QueryPart>;
  readonly isLiteral: boolean;
}

/**
 * Extracts the filters from a query as typed: `type:` with one of the result types, `tag:` with any tag. Anything else
 * that looks like one is text, and a query without filters is returned unchanged. If quotes enclose everything between
 * the filters at either end, their whole content is text. Never throws; takes linear time.
 */
export function parseQuery(raw: string): ParsedQuery {
  const { all, filters, isLiteral } = splitQuery(raw);
  if (filters.size === 0) return { text: raw, types: [], tags: [], isLiteral };
  return { ...filtersOf([...filters]), text: textOf(all.filter((part) => !filters.has(part))), isLiteral };
}

/** The parts of a query; only leading blanks are in none of them. */
function splitQuery(raw: string): QueryParts {
  const all = partsOf(raw);
  const isText = all.map((part) => !isFilter(part));
  const [first, end] = [Math.max(0, isText.indexOf(true)), isText.lastIndexOf(true) + 1];
  const isLiteral = isQuoted(textOf(all.slice(first, end)));
  const filters = isLiteral ? [...all.slice(0, first), ...all.slice(end)] : all.filter(isFilter);
  return { all, filters: new Set(filters), isLiteral };
}

function partsOf(raw: string): QueryPart[] {
  return Array.from(raw.matchAll(PART), ({ 0: text, groups }) => ({
    text,
    type: RESULT_TYPES.find((type) => type === groups?.['type']?.toLowerCase()),
    tag: (groups?.['quoted'] ?? groups?.['tag'])?.trim() || undefined,
  }));
}

function isFilter({ type, tag }: QueryPart): boolean {
  return type !== undefined || tag !== undefined;
}

function filtersOf(filters: readonly QueryPart[]): Filters {
  return { types: [...new Set(filters.flatMap(({ type }) => type ?? []))], tags: [...new Set(filters.flatMap(({ tag }) => tag ?? []))] };
}

function textOf(parts: readonly QueryPart[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Whether a text, apart from surrounding blanks, is enclosed in one pair of quotes: `"a" "b"` is two texts, and so is `"a" or "b"`. */
function isQuoted(text: string): boolean {
  const trimmed = text.trim();
  return /^["“”].+["“”]$/s.test(trimmed) && !/["“”]\s(.*\s)?["“”]/s.test(trimmed.slice(1, -1));
}

/** Whether a document has one of the types that a query names, and all of its tags, ignoring case. */
export function matchesFilters({ type, tags }: Pick<DocumentRecord, 'type' | 'tags'>, filters: Filters): boolean {
  if (filters.types.length > 0 && !filters.types.includes(type)) return false;
  const folded = filters.tags.length > 0 ? tags.map(foldCase) : [];
  return filters.tags.every((tag) => folded.includes(foldCase(tag)));
}

/** The query with a type filter prepended; the rest stays as typed. */
export function withType(query: string, type: ResultType): string {
  return parseQuery(query).types.includes(type) ? query : `type:${type} ${query}`;
}

/** The query without a type filter; the rest stays as typed, including the same words in quotes. */
export function withoutType(query: string, type: ResultType): string {
  const { all, filters } = splitQuery(query);
  const kept = all.filter((part) => part.type !== type || !filters.has(part));
  return kept.length === all.length ? query : textOf(kept);
}

/** Phones type curly quotes. */
const REMOVED = /[<>&"'‘’“”]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
const TAG_START = /[A-Za-z/!]/;

/**
 * The needle of a query (S1): tags stripped, `< > & " '` and curly quotes removed, trimmed, cut to QUERY_MAX_LENGTH UTF-16 units. It is
 * well-formed: half a surrogate pair, left by the cut or already in the query, is dropped. Takes linear time.
 */
export function sanitizeQuery(raw: string): string {
  return cut(stripTags(raw).replace(REMOVED, '').trim());
}

/** The folded needle of close matches. They look for words, and `sshd's` is `sshd`, not the `sshds` of S1. */
export function closeNeedle(raw: string): string {
  return foldCase(sanitizeQuery(raw.replace(/['’‘]s(?![\p{L}\p{M}\p{N}])/gu, '')));
}

/** A particle of Japanese, such as `を`, or what lengthens or repeats a letter, such as `ー`: nearly every page has it. */
const PARTICLE = /^\p{sc=Hira}$|^\p{Lm}+$/u;

/** A needle of close matches with spaces between its words, also those that are written without. */
export function spacedNeedle(needle: string): string {
  if (!SPACELESS.test(needle)) return needle;
  const parts = Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(needle), ({ segment }) => segment.trim());
  return parts.filter((part) => part !== '' && !PARTICLE.test(part)).join(' ');
}

function cut(text: string): string {
  return text.slice(0, QUERY_MAX_LENGTH).replace(LONE_SURROGATE, '').trim();
}

/** The query as typed, trimmed, cut and well-formed like a needle but otherwise unchanged. */
export function typedNeedle(raw: string): string {
  return cut(raw.trim());
}

/** Whether sanitising removes characters other than blanks from a query, so that the needle isn't what was typed. */
export function losesCharacters(raw: string): boolean {
  return raw.search(REMOVED) !== -1;
}

/** A tag is `<`, then a letter, `/` or `!`, up to the next `>`. Any other `<` is text. */
function stripTags(raw: string): string {
  let kept = '';
  let from = 0;
  for (let open = raw.indexOf('<'); open !== -1; open = raw.indexOf('<', Math.max(open + 1, from))) {
    if (!TAG_START.test(raw.charAt(open + 1))) continue;
    const close = raw.indexOf('>', open);
    if (close === -1) break;
    kept += raw.slice(from, open);
    from = close + 1;
  }
  return kept + raw.slice(from);
}
