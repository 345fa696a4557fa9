import { decodePart } from '../../site/decodePart';
import type { SearchHit } from '../exact/search';
import { LOG_LENGTH } from '../limits';
import { losesCharacters, sanitizeQuery, typedNeedle } from '../text/query';
import { foldCase } from '../text/foldCase';
import type { DocumentRecord } from '../types';
import type { CloseMatches } from './closeMatches';

/*
 * What a query as typed or pasted may have been meant to be: another text, or the address of a page.
 */

/** A shell's prompt. */
const PROMPT = [/^ ?(?:\[?[\w.-]+@\S*(?: \S*\])?[$#]|[$#>]|PS \S+>) /, ''] as const;
/** What typing and pasting add to a text or change in it, and what was meant. */
const CHANGES: readonly (readonly [made: RegExp, of: string])[] = [
  [/\p{Cf}/gu, ''],
  // A vowel of Thai, in the two parts that PDFs and NFKC make of it.
  [/\u0E4D\u0E32/g, '\u0E33'],
  // Non-breaking spaces, and tabs.
  [/\s+/g, ' '],
  [/[\u2010\u2011]/g, '-'],
  // A list marker, then a shell's prompt.
  [/^ ?(?:[-*+•]|\d{1,2}[.)]) (?=\S)/, ''],
  PROMPT,
  // Quotation marks of other languages, and Markdown.
  [/^(?:[„‚»«`]|\*\*)(?:\*\*)?(.*?)[“”‘’»«`*?.]+$/, '$1'],
  [/ ?[?.;,]+ ?$/, ''],
  // A comment after a command, and what its output is piped through.
  [/ #+ .*$/, ''],
  [/ ?\| ?(?:sudo )?(?:awk|cut|grep|head|jq|less|more|sed|sort|tail|tee|wc|xargs)\b.*$/, ''],
  // Guides show root's commands as run by root.
  [/^ ?sudo (?!-)/, ''],
  // These commands open any file: only the path is telling.
  [/^(?:cat|cd|head|less|ls|more|nano|stat|tail|vim?)(?: -\S+(?: \d+)?)* (?=~?\/\S+$)/, ''],
];
/** Phones turn two hyphens into a dash, editors a single one. */
const DASH = /[–—](?=\p{L})/gu;

/** A text without the shell prompt that was copied along. */
export function withoutPrompt(raw: string): string {
  return raw.replace(...PROMPT);
}

/** The texts that may have been meant by a query as typed or pasted, those with the fewest changes first; the query isn't among them. */
function variantsOf(raw: string): readonly string[] {
  const typed = raw.slice(0, LOG_LENGTH).trim();
  // File names from macOS may have accents as combining characters; pages have them composed (NFC). Letters of full width, from an East Asian
  // keyboard, and ligatures, from a PDF, become ordinary ones (NFKC).
  const variants = ['NFC', 'NFKC'].flatMap((form) => {
    let text = typed.normalize(form);
    return CHANGES.flatMap(([made, of]) => {
      text = text.replace(made, of);
      return ['--', '-'].map((hyphens) => text.replace(DASH, hyphens));
    });
  });
  return [...new Set(variants)].filter((variant) => variant !== typed);
}

/**
 * The documents that contain the text that was meant, when none contains the query as typed or pasted: with two hyphens instead of
 * a phone's dash, say, or without the prompt before a command. Null when none does.
 *
 * @param find the exact matches of a needle
 */
export function variantMatches(raw: string, find: (needle: string) => readonly SearchHit[]): CloseMatches | null {
  // What S1 takes out of a query may be in a title or a tag, such as `R&D`; bodies have been searched for it.
  const typed = losesCharacters(raw) ? [typedNeedle(raw)] : [];
  for (const shownFor of new Set([...typed, ...variantsOf(raw).flatMap((variant) => [typedNeedle(variant), sanitizeQuery(variant)])])) {
    const results = shownFor === '' ? [] : find(shownFor);
    if (results.length > 0) return { kind: 'close', shownFor, results };
  }
  return null;
}

/** What an address, or a part of one, says about a page. */
interface PageAddress {
  /** The last part of its path: the page's id, or the name of its file. */
  readonly name: string;
  /** The part before that, such as `wiki`; '' for none. */
  readonly folder: string;
  /** The id of a heading; '' for none. */
  readonly hash: string;
}

/** What is asked about the addresses of documents, answered by a whole index or by shards. */
export interface AddressIndex {
  /** The documents that have a name among their `namesOf`, ascending. */
  readonly named: (name: string) => readonly number[];
  /** '' if it isn't known. */
  readonly urlOf: (doc: number) => string;
}

/** The names by which an address can mean a document, folded. */
export function namesOf({ id, url }: Pick<DocumentRecord, 'id' | 'url'>): ReadonlySet<string> {
  return new Set([partsOf(url).at(-1) ?? '', foldCase(id)]);
}

/** The documents whose own address the query is, whatever precedes or follows it: no other field of a page has that. Null for none. */
export function addressMatches(raw: string, { named, urlOf }: AddressIndex): CloseMatches | null {
  const isIn = (folder: string) => (doc: number) => folder === '' || partsOf(urlOf(doc)).at(-2) === folder;
  // All are looked up at once: with shards, each lookup takes a while.
  const found = addressesIn(raw).map(({ name, folder, hash }) => ({ docs: named(name).filter(isIn(folder)), hash }));
  const first = found.find(({ docs }) => docs.length > 0);
  if (!first) return null;
  const { docs, hash } = first;
  return { kind: 'address', shownFor: docs.map(urlOf).join(', '), hash, results: docs.map((doc) => ({ doc, score: 0 })) };
}

function addressesIn(raw: string): readonly PageAddress[] {
  return [raw.trim(), ...variantsOf(raw)].flatMap((text) => addressOf(text) ?? []);
}

/** What can't be an address: several words, or a single word without punctuation. */
const NO_ADDRESS = /\s|^[\p{L}\p{M}\p{N}]*$/u;

function addressOf(text: string): PageAddress | null {
  if (NO_ADDRESS.test(text)) return null;
  const [address = '', hash = ''] = text.split('#');
  const parts = partsOf(address.split('?')[0] ?? '').filter((part) => !/^(?:\.|index\.\w+)$/.test(part));
  const [folder = '', last = ''] = [parts.at(-2), parts.at(-1)];
  return last === '' ? null : { name: last.replace(/\.(?:md|html|sh)$/, ''), folder, hash: decodePart(hash) };
}

/** The parts of a path, folded. */
function partsOf(path: string): readonly string[] {
  return path.split('/').flatMap((part) => (part === '' ? [] : foldCase(decodePart(part))));
}
