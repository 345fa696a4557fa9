import { Dictionary } from './Dictionary';
import { INDEX_FORMAT, INDEX_VERSION, SearchIndexError, type IndexedDocument, type SearchIndexJson } from './format';
import { readFrontCoded } from './frontCoding';
import { postingsSteps } from './postings';
import { isFields, isRow, type Fields } from './row';
import { runSteps } from './runSteps';
import { FoldedFields, foldedBodiesByTexts, type SearchIndex } from './SearchIndex';

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
  const fields = isFields(json) ? json : {};
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
