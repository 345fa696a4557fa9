import type { DocumentRecord } from '../../../core/search';
import { dataPathOf } from '../../../core/site/routes';
import { buildFileTree, type FolderNode } from '../../../core/terminal/fileTree';
import { fetchPageFile } from '../../../platform/fetchPageFile';
import { createResource } from '../../../platform/resource';
import { hasPage, pages, site } from '../../../platform/site';
import type { AppThunk } from '../../store/hooks';

/** The tree before the site's pages are loaded. */
export const BARE_TREE = buildFileTree([], { site, pages });

const CATALOG = dataPathOf('tags', null) ?? '';

/** A store's tree, loaded or loading. */
function createSiteTree() {
  let known: FolderNode | null = null;
  const trees = createResource(async (path) => {
    known = buildFileTree(checkCatalog(await fetchPageFile(path)), { site, pages });
    return known;
  });
  return { trees, known: () => known };
}

/**
 * The site as a file system, from the data file of the tag pages, which lists everything; fetched once.
 *
 * @throws LoadError, NotFoundError, or Error for a file of another form
 */
export function readTree(): AppThunk<Promise<FolderNode>> {
  return (_dispatch, _getState, services) => {
    const { trees } = services.of(createSiteTree);
    trees.forgetFailed();
    // Without documents there is not a list of them.
    return hasPage('search') ? trees.read(CATALOG) : Promise.resolve(BARE_TREE);
  };
}

/** The tree, if it is loaded. */
export function loadedTree(): AppThunk<FolderNode | null> {
  return (_dispatch, _getState, services) => services.of(createSiteTree).known();
}

function checkCatalog(file: unknown): readonly DocumentRecord[] {
  const { records } = typeof file === 'object' && file !== null ? (file as { records?: unknown }) : {};
  if (!Array.isArray(records)) throw new Error(`${CATALOG}: is not a list of pages; reload the page.`);
  return records as readonly DocumentRecord[];
}
