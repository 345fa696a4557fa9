import type { PageData } from '../core/content/pages';
import type { RouteMatch, RouteName } from '../core/site/routes';
import type { Resource } from '../platform/resource';
import type { SectionModule } from '../sections/sectionModule';

/** A page's data, or the fact that there is no such page. */
export type PageResult = { readonly isFound: true; readonly data: PageData[RouteName] } | { readonly isFound: false };

/** What a document has loaded of the site's pages. */
export interface Pages {
  /** The code of their sections. */
  readonly sections: Resource<SectionModule>;
  /** Their data, by the path of the file. */
  readonly data: Resource<PageResult>;
  /** The promise of a page's data, for React's `use`. */
  readonly read: (match: RouteMatch, isDoubtful: boolean) => Promise<PageResult>;
  /** Starts loading a page that the visitor is likely to open. */
  readonly prefetch: (match: RouteMatch) => Promise<unknown>;
  /** Fetches a page's data again and replaces the old only on arrival, so nothing flickers. False for a page that is gone, which stays as it was. */
  readonly refresh: (match: RouteMatch) => Promise<boolean>;
  /** Forgets failed loads so that they are retried: on Retry, and on every navigation. */
  readonly forgetFailures: () => void;
}
