import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { selectRecent } from '../../src/features/quick-search/quickSearchSlice';
import { installFakeIntersectionObserver } from '../ui/intersection';
import { ARTICLE } from '../sections/samples';
import { prepareSite, visit, type Visit } from './visit';

const user = userEvent.setup();
const headline = (name: string) => within(screen.getByRole('main')).findByRole('heading', { level: 1, name });
const address = () => window.location.pathname + window.location.search;

let visited: Visit | undefined;
beforeAll(prepareSite);
beforeEach(() => {
  installFakeIntersectionObserver();
  Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true });
});
afterEach(() => visited?.leave());

describe('submitting a search', () => {
  it('N3 R5 adds one history entry, however often Enter is pressed, so that one Back leads back', async () => {
    visited = visit('/');
    const { length } = window.history;
    await user.type(screen.getByRole('combobox', { name: 'Search the site' }), 'firewall{Enter}{Enter}{Enter}');
    await headline('Search');
    expect(address()).toBe('/search?q=firewall');
    expect(window.history).toHaveLength(length + 1);
  });

  it('N3 R5 does the same from the dialog', async () => {
    visited = visit('/search?q=firewall');
    const { length } = window.history;
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search everything' }), '{Enter}', { skipClick: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.history).toHaveLength(length);
  });

  it('S7 R5 does the same from the box of the search page, and remembers the query', async () => {
    visited = visit('/search?q=firewall');
    const { length } = window.history;
    const box = await screen.findByRole('searchbox', { name: 'Search everything' });
    expect(box).toHaveAttribute('enterkeyhint', 'search');
    await user.type(box, '{Enter}');
    expect(selectRecent(visited.store.getState())).toEqual(['firewall']);
    expect(window.history).toHaveLength(length);
  });

  it('S1 R5 leads Back to what was typed last, however soon a result was opened', async () => {
    visited = visit('/search?q=fstab');
    const box = await screen.findByRole('searchbox', { name: 'Search everything' });
    await user.clear(box);
    await user.type(box, 'ssh');
    const { length } = window.history;
    await user.click(await screen.findByRole('link', { name: ARTICLE.title }));
    expect(address()).toBe('/wiki/ssh');
    expect(window.history).toHaveLength(length + 1);
    window.history.back();
    await waitFor(() => expect(address()).toBe('/search?q=ssh'));
    expect(await screen.findByRole('searchbox', { name: 'Search everything' })).toHaveValue('ssh');
  });

  it('S1 R5 keeps the address in step with the query under the address with a final slash, too', async () => {
    visited = visit('/search/');
    await user.type(screen.getByRole('searchbox', { name: 'Search everything' }), 'ssh');
    await waitFor(() => expect(address()).toBe('/search?q=ssh'));
  });
});
