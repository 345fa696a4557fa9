import type { SearchResult } from '../../core/search';

/** The address of a result, with the hash of the heading that its match is under, if any. */
export function targetOf({ url, section }: SearchResult): string {
  return section ? `${url}#${section.id}` : url;
}
