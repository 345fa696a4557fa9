import type { CatalogRecord } from '../../../../src/core/content/pages';
import { partPath } from '../../../../src/core/site/listPart';
import { dataPathOf, tagPath } from '../../../../src/core/site/routes';
import { catalogRecord } from './catalog';
import type { ContentModel } from '../model/model';
import type { Page } from './page';
import { allTags, searchDocuments } from '../search/searchDocuments';

/** The pages of every tag, with `listPage` items each. They share one data file. */
export function tagPages(model: ContentModel, listPage: number): Page[] {
  const records = searchDocuments(model).flatMap((document) => catalogRecord(document, model) ?? []);
  const byTag = recordsByTag(records);
  const isLong = [...byTag.values()].some(({ length }) => length > listPage);
  const sized = isLong ? { pageSize: listPage } : {};
  const data = { records, ...sized };
  return allTags(model).flatMap((tag) => {
    const shown = { records: byTag.get(tag.toLowerCase()) ?? [], ...sized };
    const first = { name: 'tags' as const, path: tagPath(tag), dataPath: dataPathOf('tags', null), data, shown };
    const further = [...Array(Math.ceil(shown.records.length / listPage)).keys()].slice(1);
    return [first, ...further.map((at) => ({ ...first, path: partPath(first.path, at + 1), isContinuation: true }))];
  });
}

/** The records of each tag, by the tag in lower case. */
function recordsByTag(records: readonly CatalogRecord[]): ReadonlyMap<string, readonly CatalogRecord[]> {
  const byTag = new Map<string, CatalogRecord[]>();
  for (const record of records) {
    for (const tag of new Set(record.tags.map((name) => name.toLowerCase()))) {
      const known = byTag.get(tag);
      if (known) known.push(record);
      else byTag.set(tag, [record]);
    }
  }
  return byTag;
}
