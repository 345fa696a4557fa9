import type { CatalogRecord } from '../core/content/pages';
import { dataPathOf } from '../core/site/routes';
import { fetchPageFile } from './fetchPageFile';
import { hasPage } from './site';

const CATALOG = dataPathOf('tags', null) ?? '';

/**
 * All documents of the site, from the data file of the tag pages. A site without documents lacks that file, and has none.
 *
 * @throws what `fetchPageFile` throws, or Error for a file of another form
 */
export async function fetchCatalog(): Promise<readonly CatalogRecord[]> {
  if (!hasPage('search')) return [];
  const { records } = ((await fetchPageFile(CATALOG)) ?? {}) as { readonly records?: unknown };
  if (!Array.isArray(records)) throw new Error(`${CATALOG}: is not a list of pages; reload the page.`);
  return records as readonly CatalogRecord[];
}
