import type { PageData } from '../../../../src/core/content/pages';
import { linkTo } from '../summaries/cards';
import type { ContentModel } from '../model/model';
import type { ValidDocument } from '../articles/document';
import { memoizeByKey } from '../articles/memoizeByKey';

/** The guides of each category, in the order of the index. */
const groupsOf = memoizeByKey(({ wiki }: ContentModel) => {
  const groups = new Map<string, ValidDocument<'wiki'>[]>(wiki.all.map(({ meta }) => [meta.category, []]));
  for (const document of wiki.all) groups.get(document.meta.category)?.push(document);
  return groups;
});

/** The guides before and after a guide in its category. */
export function neighboursOf(document: ValidDocument<'wiki'>, model: ContentModel): PageData['wiki-article']['neighbours'] {
  const group = groupsOf(model).get(document.meta.category) ?? [];
  const place = group.indexOf(document);
  if (place < 0) return { previous: null, following: null };
  return { previous: linkTo(group[place - 1]), following: linkTo(group[place + 1]) };
}
