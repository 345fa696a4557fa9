import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../src/app/store';
import { site } from '../../support/siteConstants';
import { NavBar } from '../../../src/features/navigation/NavBar';
import { selectQuery } from '../../../src/features/search/searchSlice';
import { startServer } from '../../platform/fakeServer';
import { renderInSite } from '../../support/render';
import { Address } from '../Address';

const menu = () => screen.getByRole('button', { name: 'Menu' });
const box = () => screen.getByRole('combobox', { name: 'Search the site' });
/** With the menu open, each link is there twice, and without style sheets both are visible. */
const linkInMenu = (name: string) => screen.getAllByRole('link', { name }).at(-1) ?? document.body;
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const setup = () =>
  renderInSite(
    <>
      <NavBar />
      <Address />
    </>,
  );
const currentAt = (path: string) => {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={[path]}>
        <NavBar />
      </MemoryRouter>
    </Provider>,
  );
  return screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
};

beforeEach(() => {
  // The box fetches the index as soon as it has the focus; here there is none.
  startServer();
  jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

describe('NavBar', () => {
  it('N1 links the site name home and the three sections, beside the search box', () => {
    setup();
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: site.name })).toHaveAttribute('href', '/');
    expect(['Projects', 'Wiki', 'Blog'].map((name) => nav.getByRole('link', { name }).getAttribute('href'))).toEqual(['/projects', '/wiki', '/blog']);
    expect(within(nav.getByRole('search')).getByRole('combobox')).toBe(box());
  });

  it.each([
    ['/wiki', ['Wiki']],
    ['/wiki/ssh', ['Wiki']],
    ['/blog/logs', ['Blog']],
    ['/projects', ['Projects']],
    ['/', [site.name]],
    ['/resume', []],
  ])('N1 marks the current section at %s', (path, names) => {
    expect(currentAt(path)).toEqual(names);
  });

  it('N2 opens and closes the menu by its toggle', async () => {
    const { user } = setup();
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu());
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
    await user.click(menu());
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['Projects', 'Wiki', 'Blog', site.name])('N2 closes the menu by a click on %s and goes there', async (name) => {
    const { user } = setup();
    await user.click(menu());
    await user.click(linkInMenu(name));
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(address()).toBe(name === site.name ? '/' : `/${name.toLowerCase()}`);
  });

  it('N2 closes the menu with Escape, wherever the focus is, and gives the focus back to the toggle', async () => {
    const { user } = setup();
    await user.click(menu());
    await user.tab();
    expect(linkInMenu('Projects')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(menu()).toHaveFocus();
  });

  it('N2 has no second list of links while the menu is closed', () => {
    setup();
    expect(screen.getAllByRole('link', { name: 'Projects' })).toHaveLength(1);
  });

  it('N2 leaves the focus where it is when Escape finds the menu closed', async () => {
    const { user } = setup();
    await user.click(box());
    await user.keyboard('{Escape}');
    expect(box()).toHaveFocus();
  });
});

describe('NavSearch', () => {
  it('N3 S1 goes to the search page with the query as typed in its address', async () => {
    const { user } = setup();
    await user.type(box(), 'c++ & 100%{Enter}');
    expect(address()).toBe(`/search?q=${encodeURIComponent('c++ & 100%')}`);
  });

  it.each(['', '   '])('N3 does nothing for "%s"', async (blank) => {
    const { user } = setup();
    await user.click(box());
    await user.keyboard(`${blank}{Enter}`);
    expect(address()).toBe('/');
  });

  it('S1 keeps what is typed in the box and in the store, trailing spaces too', async () => {
    const { user, store } = setup();
    await user.type(box(), ' ssh <b> ');
    expect(box()).toHaveValue(' ssh <b> ');
    expect(selectQuery(store.getState())).toBe(' ssh <b> ');
  });

  it('S1 shows the query that the store holds', () => {
    const state = makeStore().getState();
    renderInSite(<NavBar />, { search: { ...state.search, query: 'sshd ' } });
    expect(box()).toHaveValue('sshd ');
  });
});
