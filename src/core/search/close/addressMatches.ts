import { decodePart } from '../../site/decodePart';
import { foldCase } from '../text/tokens';
import { variantsOf } from '../text/variantsOf';
import type { DocumentRecord } from '../types';
import type { CloseMatches } from './closeMatches';

/** What an address, or a part of one, says of a page. */
interface PageAddress {
  /** The last part of its path: the page's id, or the name of its file. */
  readonly name: string;
  /** The part before it, such as `wiki`; '' for none. */
  readonly folder: string;
  /** The id of a heading; '' for none. */
  readonly hash: string;
}

/** What is asked about the addresses of documents, whether a whole index answers it or shards do. */
export interface AddressIndex {
  /** The documents with a name of `namesOf`, ascending. */
  readonly named: (name: string) => readonly number[];
  /** '' where it isn't there. */
  readonly urlOf: (doc: number) => string;
}

/** The names by which an address can mean a document, folded. */
export function namesOf({ id, url }: Pick<DocumentRecord, 'id' | 'url'>): ReadonlySet<string> {
  return new Set([partsOf(url).at(-1) ?? '', foldCase(id)]);
}

/** The documents whose own address a query is, whatever is before it or added to it: nothing else of a page holds that. Null for none. */
export function addressMatches(raw: string, { named, urlOf }: AddressIndex): CloseMatches | null {
  const isIn = (folder: string) => (doc: number) => folder === '' || partsOf(urlOf(doc)).at(-2) === folder;
  // All are looked up at once: with shards each look takes a while.
  const found = addressesIn(raw).map(({ name, folder, hash }) => ({ docs: named(name).filter(isIn(folder)), hash }));
  const first = found.find(({ docs }) => docs.length > 0);
  if (!first) return null;
  const { docs, hash } = first;
  return { kind: 'address', shownFor: docs.map(urlOf).join(', '), hash, needles: [], results: docs.map((doc) => ({ doc, score: 0 })) };
}

function addressesIn(raw: string): readonly PageAddress[] {
  return [raw.trim(), ...variantsOf(raw)].flatMap((text) => addressOf(text) ?? []);
}

/** What can't be any: several words, and a single word without a sign. */
const NO_ADDRESS = /\s|^[\p{L}\p{N}]*$/u;

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
