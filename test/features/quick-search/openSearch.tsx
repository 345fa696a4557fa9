import { screen, within } from '@testing-library/react';
import { NavSearch } from '../../../src/features/quick-search/NavSearch';
import { QuickSearchHost } from '../../../src/features/quick-search/QuickSearchHost';
import { queryChanged } from '../../../src/features/search/searchSlice';
import { rootReducer, type RootState } from '../../../src/features/store/rootReducer';
import { Address } from '../Address';
import { renderInSite } from '../../support/render';
import { indexLoaded, textsLoaded } from '../search/loadActions';
import { INDEX, noParts, TEXTS } from '../search/sampleIndex';

/** The state of a visitor for whom the search of the sample site has been loaded. */
export function loadedState(query = ''): RootState {
  const actions = [indexLoaded({ build: 'one', index: INDEX }), textsLoaded({ build: 'one', texts: TEXTS, parts: noParts(TEXTS) }), queryChanged(query)];
  return actions.reduce<RootState>(rootReducer, rootReducer(undefined, { type: 'begin' }));
}

/** The bar's box and the dialog, over a page with a link. */
export function renderSearch(preloadedState: Partial<RootState> = loadedState(), path = '/') {
  const rendered = renderInSite(
    <>
      <NavSearch />
      <main>
        <a href="/resume">A link of the page</a>
        <Address />
      </main>
      <QuickSearchHost />
    </>,
    preloadedState,
    path,
  );
  return {
    ...rendered,
    bar: screen.getByRole('combobox', { name: 'Search the site' }),
    link: screen.getByRole('link', { name: 'A link of the page' }),
  };
}

export const dialog = () => screen.queryByRole('dialog', { name: 'Search' });
export const findBox = () => screen.findByRole('combobox', { name: 'Search everything' });
export const options = () => within(screen.getByRole('listbox', { name: 'Search results' })).queryAllByRole('option');
export const findOptions = async () => within(await screen.findByRole('listbox', { name: 'Search results' })).findAllByRole('option');
export const address = () => screen.getByRole('status', { name: 'Address', hidden: true });
export const activeId = (box: HTMLElement) => box.getAttribute('aria-activedescendant');

/** Opens the dialog from the link of the page. */
export async function openDialog(preloadedState?: Partial<RootState>) {
  const rendered = renderSearch(preloadedState);
  rendered.link.focus();
  await rendered.user.keyboard('{Control>}k{/Control}');
  return { ...rendered, box: await findBox() };
}
