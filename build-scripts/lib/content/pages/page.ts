import type { PageData } from '../../../../src/core/content/pages';
import type { RouteName } from '../../../../src/core/site/routes';

/** One page of the site, ready to be rendered: its path and its data. */
export interface Page<N extends RouteName = RouteName> {
  readonly name: N;
  readonly path: string;
  readonly dataPath: string | null;
  readonly data: PageData[N];
  /** The part of the data that the page shows, if other pages share its file. Rendered from this alone, it is the same page. */
  readonly shown?: PageData[N];
  /** It has an address, but no list names it and no search engine should. */
  readonly isUnlisted?: boolean;
  /** The whole list, of which it shows the first part, in a data file for the list's filter. */
  readonly whole?: { readonly path: string; readonly data: PageData[N] };
  /** It continues the list of another page. Its items shift with each new one, so nobody is promised its address. */
  readonly isContinuation?: boolean;
}
