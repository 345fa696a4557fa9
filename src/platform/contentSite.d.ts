import type { FixedPage } from '../core/site/routes';
import type { SiteIdentity } from '../core/site/siteConstants';

/*
 * The module `@content/site`, which every build generates from the content (`build-scripts/lib/settings/siteModule.ts`).
 */
export declare const site: SiteIdentity;
/** The pages that the site has content for. */
export declare const pages: readonly FixedPage[];
/** The names of the guides' categories on pages, where they differ from those in the front matter. */
export declare const categoryNames: Readonly<Record<string, string>>;
