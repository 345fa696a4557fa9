import type { VisitAction } from '../../../src/core/visit/visit';
import { visitLines } from '../../../src/core/visit/visitLines';

const move = (pathname: string, { kind = 'PUSH', search = '', hash = '' } = {}) => ({
  type: 'navigation/locationChanged',
  payload: { location: { pathname, search, hash, key: 'abc' }, kind },
});
const action = (type: string, payload?: unknown): VisitAction => (payload === undefined ? { type } : { type, payload });
const typed = (...queries: readonly string[]) => queries.map((query) => ({ type: 'search/queryChanged', payload: query, meta: {} }));
const linesOf = (...actions: readonly VisitAction[]) => visitLines({ path: '/', state: {}, steps: actions.map((each) => ({ after: 200, action: each })) });
const textsOf = (...actions: readonly VisitAction[]) =>
  linesOf(...actions)
    .slice(1)
    .map(({ text, address, end }) => [text, address].filter(Boolean).join(' ') + (end ?? ''));

describe('the lines of a visit', () => {
  it('D3 tell each step in words with its time and its address, and of what was typed the last', () => {
    expect(linesOf(move('/wiki'), ...typed('s', 'ss', 'ssh'), action('theme/themeChosen', 'dark'))).toEqual([
      { time: '0:00', text: 'Began at', address: '/' },
      { time: '0:20', text: 'Opened', address: '/wiki' },
      { time: '1:20', text: 'Typed “ssh” into the search' },
      { time: '1:40', text: 'Chose the theme “dark”' },
    ]);
  });

  it('D3 tell a result and the page that it opened as one', () => {
    const chosen = action('quickSearch/resultOpened', { path: '/wiki/firewall', needle: 'nft' });
    expect(textsOf(chosen, move('/wiki/firewall', { hash: '#prerequisites' }), move('/wiki'))).toEqual([
      'Opened /wiki/firewall#prerequisites, found by “nft”',
      'Opened /wiki',
    ]);
    expect(textsOf(chosen)).toEqual(['Chose the result /wiki/firewall for “nft”']);
  });

  it('D3 leave out what the visitor hasn’t done: what follows from a step, or from opening the page', () => {
    const pressed = action('mobileMenu/menuToggled');
    expect(
      textsOf(
        action('terminal/welcomeTyped'),
        action('terminal/draftChanged', 'help'),
        action('terminal/commandSubmitted', 'help'),
        action('terminal/commandAnswered', { id: 1 }),
        pressed,
        action('mobileMenu/menuClosed'),
        move('/search'),
        ...typed('nft'),
        move('/search', { kind: 'REPLACE', search: '?q=nft' }),
        ...typed('nftables'),
        action('quickSearch/queryRemembered', 'nftables'),
        move('/search', { kind: 'POP', search: '?q=nft' }),
      ),
    ).toEqual(['Entered “help” in the terminal', 'Pressed the menu’s button', 'Opened /search', 'Typed “nftables” into the search', 'Came to /search?q=nft']);
  });

  it('D3 keep what was typed into two filters apart', () => {
    const filter = (section: string, query: string) => action('filters/filterQueryChanged', { section, query });
    expect(textsOf(filter('wiki', 's'), filter('wiki', 'ssh'), filter('blog', 'ssh'))).toEqual([
      'Typed “ssh” into the filter of the guides',
      'Typed “ssh” into the filter of the posts',
    ]);
  });

  it('D3 say at the beginning that settings of an earlier visit were there', () => {
    const [begin, ...others] = linesOf(action('remember/restored', { theme: 'dark' }));
    expect(begin).toEqual({ time: '0:00', text: 'Began at', address: '/', end: ', with the settings of an earlier visit' });
    expect(others).toEqual([]);
  });
});
