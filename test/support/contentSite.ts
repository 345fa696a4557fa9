import type { FixedPage } from '../../src/core/site/routes';

/** The module `@content/site`, for a site that has every page. */
export { site } from './siteConstants';
export const pages: readonly FixedPage[] = ['resume', 'wiki', 'blog', 'projects', 'open-source', 'ledger', 'search', 'visit'];
export const categoryNames = { Installs: 'Installation Guides', Advance: 'Advanced Topics', Other: 'Other Resources' };
