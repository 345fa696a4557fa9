import { createBrowserHistory, pathOfTo, type HistoryListener } from '../../src/platform/history';

function setup() {
  window.history.replaceState(null, '', '/');
  const history = createBrowserHistory(window);
  const moves: Parameters<HistoryListener>[] = [];
  const left: string[] = [];
  const stop = history.listen(
    (entry, kind) => moves.push([entry, kind]),
    () => left.push(window.location.pathname),
  );
  return {
    history,
    left,
    stop,
    seen: () => moves.map(([{ pathname, search, hash }, kind]) => [kind, pathname + search + hash]),
    keys: () => moves.map(([{ key }]) => key),
  };
}
const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

describe('createBrowserHistory', () => {
  it('R5 tells of every move after it, and of the page that is left before it', () => {
    const { history, left, seen, stop } = setup();
    history.push('/wiki/ssh?a=b#keys');
    history.replace({ pathname: '/blog', search: '', hash: '' });
    expect(seen()).toEqual([
      ['PUSH', '/wiki/ssh?a=b#keys'],
      ['REPLACE', '/blog'],
    ]);
    expect(left).toEqual(['/', '/wiki/ssh']);
    expect(window.location.pathname).toBe('/blog');
    stop();
  });

  it('R5 comes back to the same entry, by its key, with the back button', async () => {
    const { history, seen, keys, stop } = setup();
    history.push('/wiki');
    history.push('/blog');
    history.go(-1);
    await popped();
    expect(seen().at(-1)).toEqual(['POP', '/wiki']);
    expect(keys()).toEqual([keys()[0], keys()[1], keys()[0]]);
    expect(keys()[0]).not.toBe(keys()[1]);
    stop();
  });

  it('R3 adds no step to go back to when it replaces', () => {
    const { history, stop } = setup();
    history.push('/wiki');
    const before = window.history.length;
    history.replace('/wiki/ssh');
    expect(window.history.length).toBe(before);
    history.push('/blog');
    expect(window.history.length).toBe(before + 1);
    stop();
  });

  it('R5 knows where a visitor is who has opened an address cold', () => {
    const { history, stop } = setup();
    expect(history.current()).toEqual({ pathname: '/', search: '', hash: '', key: 'initial' });
    stop();
  });

  it('R5 says nothing any more once nobody listens', async () => {
    const { history, seen, stop } = setup();
    history.push('/wiki');
    stop();
    history.go(-1);
    await popped();
    expect(seen()).toHaveLength(1);
  });
});

describe('pathOfTo', () => {
  it('R1 writes a destination as one path', () => {
    expect(pathOfTo('/wiki?a#b')).toBe('/wiki?a#b');
    expect(pathOfTo({ pathname: '/tags/C%23', search: '?a', hash: '#b' })).toBe('/tags/C%23?a#b');
  });
});
