import { decodeIndex, type SearchIndex, type SearchIndexJson } from '../../core/search';

const decoded = new WeakMap<SearchIndexJson, SearchIndex | null>();

/**
 * The decoded form of an index, made once for each; null for one that is foreign, damaged or of another version, which
 * is told on the console.
 */
export function decodedIndex(json: SearchIndexJson): SearchIndex | null {
  const known = decoded.get(json);
  if (known !== undefined) return known;
  const index = tryToDecode(json);
  decoded.set(json, index);
  return index;
}

function tryToDecode(json: SearchIndexJson): SearchIndex | null {
  try {
    return decodeIndex(json);
  } catch (error) {
    console.warn(error);
    return null;
  }
}
