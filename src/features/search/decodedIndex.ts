import { decodeSteps, type SearchIndex, type SearchIndexJson } from '../../core/search';

/** An index ready for searching, or the error: not an index, damaged, or of another version. */
type DecodedIndex = { readonly index: SearchIndex } | { readonly index: null; readonly problem: unknown };

const decoded = new WeakMap<SearchIndexJson, DecodedIndex>();
const decoding = new WeakMap<SearchIndexJson, Generator<undefined, DecodedIndex>>();

/** The decoded form of an index, cached per index. */
export function decodedIndex(json: SearchIndexJson): DecodedIndex {
  for (;;) {
    const known = decodeStep(json);
    if (known) return known;
  }
}

/** Decodes an index one step further; null unless that was the last one. Callers that can't wait use `decodedIndex`, which continues from there. */
export function decodeStep(json: SearchIndexJson): DecodedIndex | null {
  const known = decoded.get(json);
  if (known) return known;
  const steps = decoding.get(json) ?? tryToDecode(json);
  decoding.set(json, steps);
  const { done, value } = steps.next();
  if (!done) return null;
  decoding.delete(json);
  decoded.set(json, value);
  return value;
}

function* tryToDecode(json: SearchIndexJson): Generator<undefined, DecodedIndex> {
  try {
    return { index: yield* decodeSteps(json) };
  } catch (problem) {
    return { index: null, problem };
  }
}
