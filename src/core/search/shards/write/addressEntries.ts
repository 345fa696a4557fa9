import { namesOf } from '../../close/meantMatches';
import type { SearchDocument } from '../../types';
import { SHARD_FLAG } from '../format';
import type { Entry } from '../tableShard';
import { byKey, KeyCounter } from './KeyCounter';
import { unpackEntries } from './packedPostings';

/** The entries of the table `addresses`: the names by which an address can mean a document. */
export function addressEntries(documents: readonly SearchDocument[]): Iterable<Entry> {
  const counter = new KeyCounter<string>();
  documents.forEach((document, doc) => {
    for (const name of namesOf(document)) counter.flag(name, SHARD_FLAG.extra);
    counter.endDocument(doc);
  });
  return unpackEntries(Array.from(counter.postings, ([key, postings]) => ({ key, postings })).sort(byKey));
}
