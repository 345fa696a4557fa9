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

  it('D3 tell what was typed and deleted or replaced again, because the link has it', () => {
    expect(textsOf(...typed('h', 'hunter2', '', 's', 'ssh'))).toEqual(['Typed “hunter2” into the search', 'Typed “ssh” into the search']);
    expect(textsOf(...typed('hunter2', 'hunter', 'h', 's', 'sh', 's'))).toEqual([
      'Typed “hunter2” into the search',
      'Typed “sh” into the search',
      'Typed “s” into the search',
    ]);
    expect(textsOf(...typed('ab', 'ab', ''))).toEqual(['Typed “ab” into the search', 'Emptied the search']);
    const draft = (text: string) => action('terminal/draftChanged', text);
    expect(textsOf(draft('secretpw'), draft(''), draft('ls'), action('terminal/commandSubmitted', 'ls'))).toEqual([
      'Typed “secretpw” into the terminal',
      'Entered “ls” in the terminal',
    ]);
    // A command on the page that enters itself.
    expect(textsOf(draft('secretpw'), action('terminal/commandSubmitted', 'help'))).toEqual([
      'Typed “secretpw” into the terminal',
      'Entered “help” in the terminal',
    ]);
  });

  it('D3 tell what had been typed and chosen where a visit begins whose first steps had no room', () => {
    const state = {
      navigation: move('/search', { search: '?q=ssh' }).payload,
      search: { query: 'sshd' },
      filters: { wiki: { query: 'w', category: null }, blog: { query: '', category: 'Cloud' } },
      quickSearch: { arrival: { needle: 'nft' } },
      tags: { selected: 'SSH' },
      tabChoice: { chosen: 'Debian 13' },
      likes: { first: true, second: false },
      terminal: {
        draft: 'l',
        unsent: 'cat',
        search: { query: 'g' },
        commands: ['help', 'ls', 'help'],
        folder: '/tags/SSH',
        entries: [
          { input: 'ls', folder: '/' },
          { input: 'pwd', folder: '/wiki' },
        ],
      },
    };
    const [begin, ...lines] = visitLines({ path: '/search', state, steps: [] });
    expect(begin).toEqual({ time: '0:00', text: 'Began at', address: '/search?q=ssh' });
    expect(new Set(lines.map(({ time }) => time))).toEqual(new Set(['0:00']));
    expect(lines.map(({ text }) => text)).toEqual([
      '“sshd” was in the search box',
      '“w” was in the filter of the guides',
      '“Cloud” of the posts was chosen',
      'The page had been found by “nft”',
      'The tag “SSH” was chosen',
      'The tab “Debian 13” was chosen',
      'Like had been pressed at “first”, “second”',
      '“help”, “ls”, “pwd” had been entered in the terminal',
      'The terminal was in “/tags/SSH”, “/wiki”',
      '“g” was being looked for in the commands entered before',
      '“l” was at the terminal’s prompt',
      '“cat” had been typed there before',
    ]);
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

  it('D3 tell when the theme of another tab was taken over, which is no setting of an earlier visit', () => {
    expect(linesOf(move('/wiki'), action('theme/themeFollowed', 'dark'))).toEqual([
      { time: '0:00', text: 'Began at', address: '/' },
      { time: '0:20', text: 'Opened', address: '/wiki' },
      { time: '0:40', text: 'Took over the theme “dark” from another tab' },
    ]);
  });
});
