import type { ComponentType } from 'react';
import type { PageData } from '../core/content/pages';
import type { RouteName } from '../core/site/routes';

/** A page's only prop is its data; state comes from the store. */
export type PageComponent<N extends RouteName> = ComponentType<{ readonly data: PageData[N] }>;

/** A section's chunk: one component per kind of page. */
export interface SectionModule {
  readonly pages: { readonly [N in RouteName]?: PageComponent<N> };
}
