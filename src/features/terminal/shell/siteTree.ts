import { buildFileTree, type FolderNode } from '../../../core/terminal/fileTree';
import { fetchCatalog } from '../../../platform/fetchCatalog';
import { createResource } from '../../../platform/resource';
import { pages, site } from '../../../platform/site';
import type { AppThunk } from '../../store/hooks';

/** The tree before the site's pages are loaded. */
export const BARE_TREE = buildFileTree([], { site, pages });

/** The one key of the resource. */
const TREE = 'tree';

/** A store's tree, loaded or loading. */
function createSiteTree() {
  let known: FolderNode | null = null;
  const trees = createResource(async () => {
    known = buildFileTree(await fetchCatalog(), { site, pages });
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
    return trees.read(TREE);
  };
}

/** The tree, if it is loaded. */
export function loadedTree(): AppThunk<FolderNode | null> {
  return (_dispatch, _getState, services) => services.of(createSiteTree).known();
}
