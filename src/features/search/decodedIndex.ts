import { decodeIndex, type SearchIndex, type SearchIndexJson } from '../../core/search';

/** An index ready to be searched, or why it can't be: it is foreign, damaged or of another version. */
export type DecodedIndex = { readonly index: SearchIndex } | { readonly index: null; readonly problem: unknown };

const decoded = new WeakMap<SearchIndexJson, DecodedIndex>();

/** The decoded form of an index, made once for each. */
export function decodedIndex(json: SearchIndexJson): DecodedIndex {
  const known = decoded.get(json);
  if (known) return known;
  const result = tryToDecode(json);
  decoded.set(json, result);
  return result;
}

function tryToDecode(json: SearchIndexJson): DecodedIndex {
  try {
    return { index: decodeIndex(json) };
  } catch (problem) {
    return { index: null, problem };
  }
}
