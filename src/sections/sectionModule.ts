import type { ComponentType } from 'react';
import type { PageData } from '../core/content/pages';
import type { RouteName } from '../core/site/routes';

/** A page gets the data of its kind and nothing else; state comes from the store. */
export type PageComponent<N extends RouteName> = ComponentType<{ readonly data: PageData[N] }>;

/** What a section's chunk holds: a component for each of its kinds of page. */
export interface SectionModule {
  readonly pages: { readonly [N in RouteName]?: PageComponent<N> };
}
