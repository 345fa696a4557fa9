import type { SearchResult } from '../../core/search';

/** The address of a result: the heading that its match stands under, where there is one. */
export function targetOf({ url, section }: SearchResult): string {
  return section ? `${url}#${section.id}` : url;
}
