import type { CatalogRecord } from '../../core/content/pages';
import type { ResultType } from '../../core/search/types';

export const KINDS: Readonly<Record<ResultType, { readonly one: string; readonly many: string }>> = {
  wiki: { one: 'Guide', many: 'Guides' },
  blog: { one: 'Post', many: 'Posts' },
  project: { one: 'Project', many: 'Projects' },
  opensource: { one: 'Repository', many: 'Repositories' },
};

/** How many items of each kind there are, the kind of the newest first: `2 guides, 1 post and 1 project`. */
export function countsByKind(items: readonly CatalogRecord[]): string {
  const types = [...new Set(items.map(({ type }) => type))];
  const counts = types.map((type) => {
    const count = items.filter((item) => item.type === type).length;
    return `${count} ${KINDS[type][count === 1 ? 'one' : 'many'].toLowerCase()}`;
  });
  return new Intl.ListFormat('en-GB').format(counts);
}
