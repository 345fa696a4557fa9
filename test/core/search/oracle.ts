import { RESULT_TYPES, type SearchDocument } from '../../../src/core/search';

/*
 * The search as the requirements state it, by the plainest means and at any cost: every field of every document is read
 * for every query. It shares nothing with the engine but the types, not even the numbers.
 */

export interface OracleHit {
  readonly doc: number;
  readonly score: number;
}

const STRAIGHT: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '“': '"', '”': '"' };

/** Lowercase, character by character, so that no character's neighbours matter; quotes are straight. */
export function oracleFold(text: string): string {
  let folded = '';
  for (const character of text) folded += character === 'ς' ? 'σ' : (STRAIGHT[character] ?? character.toLowerCase());
  return folded;
}

/** S1, with regular expressions. */
export function oracleNeedle(raw: string): string {
  const clean = raw
    .replace(/<[a-z/!][^>]*>/gi, '')
    .replace(/[<>&"'‘’“”]/g, '')
    .trim();
  return [...clean.slice(0, 100)]
    .filter((character) => !/^[\uD800-\uDFFF]$/.test(character))
    .join('')
    .trim();
}

/** S3 and S4, and the owner's wishes: an excluded document gets no number, a boost is added to the score of S4. */
export function oracleSearch(documents: readonly SearchDocument[], raw: string): OracleHit[] {
  const needle = oracleFold(oracleNeedle(raw));
  if (needle === '') return [];
  return documents
    .filter((document) => !document.exclude)
    .map((document, doc) => ({ document, doc }))
    .filter(({ document }) => isMatch(document, needle))
    .map(({ document, doc }) => ({ doc, type: RESULT_TYPES.indexOf(document.type), score: scoreOf(document, needle) + (document.boost ?? 0) }))
    .sort((a, b) => b.score - a.score || a.type - b.type || a.doc - b.doc)
    .map(({ doc, score }) => ({ doc, score }));
}

/** The fields of a document, folded. */
interface Folded {
  readonly title: string;
  readonly body: string;
  readonly others: readonly string[];
}

/** Folding takes longer than everything else here, and the same documents are searched many times. */
const foldedDocuments = new WeakMap<SearchDocument, Folded>();

function foldedOf(document: SearchDocument): Folded {
  const known = foldedDocuments.get(document);
  if (known) return known;
  const { title, tags, body, excerpt } = document;
  const others = excerpt === undefined ? tags : [...tags, excerpt];
  const folded = { title: oracleFold(title), body: oracleFold(body), others: others.map(oracleFold) };
  foldedDocuments.set(document, folded);
  return folded;
}

function isMatch(document: SearchDocument, needle: string): boolean {
  const { title, body, others } = foldedOf(document);
  return [title, body, ...others].some((field) => field.includes(needle));
}

function scoreOf(document: SearchDocument, needle: string): number {
  const { title, body } = foldedOf(document);
  let score = 0;
  if (title.includes(needle)) score += 10;
  if (title === needle) score += 5;
  const occurrences = body.split(needle).length - 1;
  if (occurrences > 0) score += 5 + Math.min(occurrences, 5);
  return score;
}

/** S5: the excerpt's text, and the match as written there. */
export function oracleExcerpt(body: string, needle: string): { text: string; matched: string | null } {
  const owners: { at: number; length: number }[] = [];
  let folded = '';
  let at = 0;
  for (const character of body) {
    const lower = oracleFold(character);
    for (let unit = 0; unit < lower.length; unit += 1) owners.push({ at, length: character.length });
    folded += lower;
    at += character.length;
  }
  const place = needle === '' ? -1 : folded.indexOf(oracleFold(needle));
  if (place === -1) return { text: `${body.slice(0, lastEnd(body, 200))}...`, matched: null };
  const first = owners[place];
  const last = owners[place + oracleFold(needle).length - 1];
  if (!first || !last) throw new Error('oracle: a match outside the text');
  const start = Math.max(0, first.at - 50);
  const shown = body.slice(Math.min(firstBeginning(body, start), Math.max(start, first.at)), Math.max(lastEnd(body, start + 200), first.at));
  const text = (start > 0 ? '...' : '') + shown + (start + 200 < body.length ? '...' : '');
  return { text, matched: body.slice(first.at, last.at + last.length) };
}

/** The offsets at which a character begins: a letter and its combining marks are one. */
function beginnings(text: string): readonly number[] {
  const found: number[] = [];
  let at = 0;
  for (const character of text) {
    if (at === 0 || !/\p{M}/u.test(character)) found.push(at);
    at += character.length;
  }
  return [...found, at];
}

const firstBeginning = (text: string, from: number): number => beginnings(text).find((at) => at >= from) ?? text.length;
const lastEnd = (text: string, to: number): number =>
  beginnings(text)
    .filter((at) => at <= to)
    .at(-1) ?? 0;
