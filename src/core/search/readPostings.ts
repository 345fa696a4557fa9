import { CODE, digitAt, type SearchIndexJson } from './format';
import { SearchIndexError } from './SearchIndexError';
import { DOC_SHIFT, MARK } from './SearchIndex';
import { readVarints } from './varints';

/** The marks of each code: format.ts on one side, SearchIndex.ts on the other. */
const MARKS_OF_CODE = Uint8Array.from({ length: CODE.end }, (_, code) => {
  const inTitle = code % CODE.extra >= CODE.title;
  return (code % CODE.title) | (inTitle ? MARK.title : 0) | (code >= CODE.extra ? MARK.extra : 0);
});

interface Shape {
  readonly offsets: Uint32Array;
  readonly documentCount: number;
}

/**
 * Where each term's postings start, from the terms' frequencies.
 * @throws SearchIndexError when there isn't one for each term
 */
export function readOffsets(frequencies: string, termCount: number): Uint32Array {
  const values = readVarints(frequencies, termCount);
  if (!values) throw damaged('frequencies', 'terms');
  const offsets = new Uint32Array(termCount + 1);
  for (let term = 0; term < termCount; term += 1) offsets[term + 1] = (offsets[term] ?? 0) + (values[term] ?? 0) + 1;
  return offsets;
}

/**
 * The postings in term order (SearchIndex.ts), from gaps and codes that come in falling order of frequency.
 * @throws SearchIndexError when gaps, codes and frequencies don't belong together
 */
export function readPostings({ postings: digits, codes }: Pick<SearchIndexJson, 'postings' | 'codes'>, shape: Shape): Uint32Array {
  const { offsets, documentCount } = shape;
  const gaps = readVarints(digits, codes.length);
  if (!gaps || offsets.at(-1) !== codes.length) throw damaged('postings', 'frequencies');
  const postings = new Uint32Array(codes.length);
  let read = 0;
  for (const term of termsByFrequency(shape)) {
    let doc = -1;
    const end = offsets[term + 1] ?? 0;
    for (let place = offsets[term] ?? 0; place < end; place += 1, read += 1) {
      doc += (gaps[read] ?? 0) + 1;
      const marks = MARKS_OF_CODE[digitAt(codes, read)] ?? 0;
      if (doc >= documentCount || marks === 0) throw damaged('postings', 'documents');
      postings[place] = (doc << DOC_SHIFT) | marks;
    }
  }
  return postings;
}

/** Terms by falling frequency, equally frequent ones in their own order. */
function termsByFrequency({ offsets, documentCount }: Shape): readonly number[] {
  const ofFrequency: number[][] = [];
  for (let term = 0; term + 1 < offsets.length; term += 1) {
    const frequency = (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
    if (frequency > documentCount) throw damaged('frequencies', 'documents');
    (ofFrequency[frequency] ??= []).push(term);
  }
  return ofFrequency.reverse().flat();
}

function damaged(part: string, other: string): SearchIndexError {
  return new SearchIndexError('damaged', `it is damaged or truncated: its ${part} do not match its ${other}`);
}
