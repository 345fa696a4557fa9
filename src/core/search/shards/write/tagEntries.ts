import { foldCase } from '../../text/tokens';
import type { SearchDocument } from '../../types';
import { SHARD_FLAG, type TagsJson } from '../format';
import { encodeTableShard } from '../tableShard';
import { byKey, KeyCounter } from './KeyCounter';
import { unpackEntries } from './packedPostings';

/** The folded tags of documents, each with the documents that have it. */
export function tagsOf(documents: readonly SearchDocument[]): TagsJson {
  const counter = new KeyCounter<string>();
  documents.forEach(({ tags }, doc) => {
    for (const tag of tags) counter.flag(foldCase(tag), SHARD_FLAG.extra);
    counter.endDocument(doc);
  });
  const entries = Array.from(counter.postings, ([key, postings]) => ({ key, postings })).sort(byKey);
  return { tags: encodeTableShard([...unpackEntries(entries)]) };
}
