import { isRecord } from '../../isRecord';
import { Dictionary, runSteps } from './Dictionary';
import { digitAt, readFrontCoded, readVarints } from './encoding';
import { CODE, INDEX_FORMAT, INDEX_VERSION, SearchIndexError, isRow, type Fields, type IndexedDocument, type SearchIndexJson } from './format';
import { DOC_SHIFT, TITLE_FLAG, EXTRA_FLAG, FoldedFields, foldedBodiesByTexts, type SearchIndex, type TermPostings } from './SearchIndex';

/**
 * Decodes the parsed JSON of an index file in steps, none of which is long on a phone.
 * @throws SearchIndexError, which says what is wrong and what to do, when it isn't an index, has another version, or is
 *   damaged or truncated so that its parts don't fit together. Damage that leaves it well-formed, such as another letter
 *   in a term, isn't detected here but by the file's checksum (core/site/dataFile.ts).
 */
export function* decodeSteps(json: unknown): Generator<undefined, SearchIndex> {
  const { documents, terms, ...parts } = parseIndexJson(json);
  yield;
  const dictionary = new Dictionary(readFrontCoded(terms));
  yield;
  const postings = yield* postingsSteps(parts, { termCount: dictionary.size, documentCount: documents.length });
  return {
    documents,
    boosts: Int8Array.from(documents, ({ boost }) => boost ?? 0),
    dictionary,
    ...postings,
    fields: new FoldedFields(documents),
    bodies: foldedBodiesByTexts(),
  };
}

/** All steps at once. */
export function decodeIndex(json: unknown): SearchIndex {
  return runSteps(decodeSteps(json));
}

/** Checks the shape of the JSON: that it is an index, of the version this site reads, with all its parts. */
function parseIndexJson(json: unknown): SearchIndexJson {
  const fields = fieldsOf(json);
  return {
    format: INDEX_FORMAT,
    version: checkVersion(fields['version']),
    documents: checkDocuments(fields['documents']),
    terms: stringPart(fields, 'terms'),
    frequencies: stringPart(fields, 'frequencies'),
    postings: stringPart(fields, 'postings'),
    codes: stringPart(fields, 'codes'),
  };
}

function fieldsOf(json: unknown): Fields {
  const fields = isRecord(json) ? json : {};
  if (fields['format'] === INDEX_FORMAT) return fields;
  const found = typeof fields['format'] === 'string' ? `"${fields['format']}"` : 'missing';
  throw new SearchIndexError('foreign', `this is not a search index (its format is ${found}, not "${INDEX_FORMAT}")`);
}

function checkVersion(version: unknown): typeof INDEX_VERSION {
  if (version === INDEX_VERSION) return version;
  if (typeof version !== 'number') throw new SearchIndexError('damaged', 'it is damaged: its version is missing');
  const problem = version > INDEX_VERSION ? 'newer' : 'older';
  throw new SearchIndexError(problem, `it is of a ${problem} version, ${version}; this site reads ${INDEX_VERSION}`);
}

function checkDocuments(documents: unknown): readonly IndexedDocument[] {
  if (!Array.isArray(documents)) throw new SearchIndexError('damaged', 'it is truncated: "documents" is missing');
  const rows: unknown[] = documents;
  if (rows.every(isRow)) return rows;
  const wrong = rows.findIndex((row) => !isRow(row));
  throw new SearchIndexError('damaged', `it is damaged: row ${wrong} of ${rows.length} is not a document`);
}

function stringPart(fields: Fields, name: string): string {
  const part = fields[name];
  if (typeof part === 'string') return part;
  throw new SearchIndexError('damaged', `it is truncated: "${name}" is missing`);
}

/** The flags of each code of the format. */
const FLAGS_OF_CODE = Uint8Array.from({ length: CODE.end }, (_, code) => {
  const inTitle = code % CODE.extra >= CODE.title;
  return (code % CODE.title) | (inTitle ? TITLE_FLAG : 0) | (code >= CODE.extra ? EXTRA_FLAG : 0);
});

interface Shape {
  readonly termCount: number;
  readonly documentCount: number;
}

/**
 * The postings in term order, from distances and codes in descending order of frequency.
 * @throws SearchIndexError when frequencies, distances and codes don't fit together, or refer to documents that don't exist
 */
function* postingsSteps(
  json: Pick<SearchIndexJson, 'frequencies' | 'postings' | 'codes'>,
  shape: Shape,
): Generator<undefined, Omit<TermPostings, 'dictionary'>> {
  const { codes } = json;
  const starts = readStarts(json.frequencies, shape);
  const distances = readVarints(json.postings, codes.length);
  if (!distances || starts.at(-1) !== codes.length) throw mismatch('postings', 'frequencies');
  yield;
  const postings = new Uint32Array(codes.length);
  let read = 0;
  for (const term of termsByFrequency(starts)) {
    let doc = -1;
    const end = starts[term + 1] ?? 0;
    for (let posting = starts[term] ?? 0; posting < end; posting += 1, read += 1) {
      doc += (distances[read] ?? 0) + 1;
      const flags = FLAGS_OF_CODE[digitAt(codes, read)] ?? 0;
      if (doc >= shape.documentCount || flags === 0) throw mismatch('postings', 'documents');
      postings[posting] = (doc << DOC_SHIFT) | flags;
    }
  }
  return { starts, postings };
}

/** The start of each term's postings, from the terms' frequencies: one per term, none above the number of documents. */
function readStarts(frequencies: string, { termCount, documentCount }: Shape): Uint32Array {
  const values = readVarints(frequencies, termCount);
  if (!values) throw mismatch('frequencies', 'terms');
  const starts = new Uint32Array(termCount + 1);
  for (let term = 0; term < termCount; term += 1) {
    const frequency = (values[term] ?? 0) + 1;
    if (frequency > documentCount) throw mismatch('frequencies', 'documents');
    starts[term + 1] = (starts[term] ?? 0) + frequency;
  }
  return starts;
}

/** Terms by descending frequency, ties in term order. */
function termsByFrequency(starts: Uint32Array): readonly number[] {
  const ofFrequency: number[][] = [];
  for (let term = 0; term + 1 < starts.length; term += 1) {
    const frequency = (starts[term + 1] ?? 0) - (starts[term] ?? 0);
    (ofFrequency[frequency] ??= []).push(term);
  }
  return ofFrequency.reverse().flat();
}

function mismatch(part: string, other: string): SearchIndexError {
  return new SearchIndexError('damaged', `it is damaged or truncated: its ${part} do not match its ${other}`);
}
