import { decodeIndex, type SearchIndex, type SearchIndexJson } from '../../core/search';

/** An index ready for searching, or the error: not an index, damaged, or of another version. */
export type DecodedIndex = { readonly index: SearchIndex } | { readonly index: null; readonly problem: unknown };

const decoded = new WeakMap<SearchIndexJson, DecodedIndex>();

/** The decoded form of an index, cached per index. */
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
