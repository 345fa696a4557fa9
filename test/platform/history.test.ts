import { createBrowserHistory, pathOfTo, stepsBack, type HistoryListener } from '../../src/platform/history';

function setup(address = '/') {
  window.history.replaceState(null, '', address);
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
  it('R5 reports every navigation after it, and the page that is left before it', () => {
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
    expect(history.current()).toEqual({ pathname: '/', search: '', hash: '', key: window.history.state.key as string });
    stop();
  });

  it('R5 knows an entry again after a reload, and takes no other document’s for it', () => {
    const keyOfDocument = () => createBrowserHistory(window).current().key;
    const first = keyOfDocument();
    expect(keyOfDocument()).toBe(first);
    window.history.replaceState(null, '', '/');
    expect(keyOfDocument()).not.toBe(first);
  });

  it('R5 notifies nobody after they have unsubscribed', async () => {
    const { history, seen, stop } = setup();
    history.push('/wiki');
    stop();
    history.go(-1);
    await popped();
    expect(seen()).toHaveLength(1);
  });
});

/** Follows a link to an anchor as the browser itself does. */
async function followAnchor(anchor: string): Promise<void> {
  const arrived = popped();
  window.location.hash = anchor;
  await arrived;
}

describe('the address of a page', () => {
  it.each([
    ['/search/?q=a%20b#top', '/search?q=a%20b#top'],
    ['/wiki/ssh/', '/wiki/ssh'],
    ['/tags/CI%2FCD/', '/tags/CI%2FCD'],
    ['/nothing/index.html', '/nothing'],
    ['//odd//', '/odd'],
    ['/wiki//ssh', '/wiki/ssh'],
    ['/', '/'],
  ])('R1 R5 of %s is %s, in the place of its history entry', (opened, shown) => {
    const { length } = window.history;
    const { history, stop } = setup(opened.startsWith('//') ? window.location.origin + opened : opened);
    const { pathname, search, hash } = history.current();
    expect(pathname + search + hash).toBe(shown);
    expect(window.location.href).toBe(window.location.origin + shown);
    expect(window.history).toHaveLength(length);
    stop();
  });

  it('R1 is the canonical one after a link with a slash at its end, too', () => {
    const { history, seen, stop } = setup();
    history.push('/search/?q=ssh');
    history.replace({ pathname: '/wiki/ssh/', search: '', hash: '#keys' });
    expect(seen()).toEqual([
      ['PUSH', '/search?q=ssh'],
      ['REPLACE', '/wiki/ssh#keys'],
    ]);
    expect(window.location.pathname).toBe('/wiki/ssh');
    stop();
  });
});

describe('stepsBack', () => {
  it('G3 leads over the anchors of a page to the page before it', async () => {
    const { history, seen, stop } = setup('/wiki');
    history.push('/tags/SSH');
    expect(stepsBack(window)).toBe(1);
    await followAnchor('main');
    history.push('/tags/SSH#list');
    expect(stepsBack(window)).toBe(3);
    history.go(-stepsBack(window));
    await popped();
    expect(seen().at(-1)).toEqual(['POP', '/wiki']);
    stop();
  });

  it('G3 counts no anchor of the first page as a step', async () => {
    const { history, stop } = setup('/tags/SSH');
    await followAnchor('main');
    expect(stepsBack(window)).toBe(0);
    history.push('/wiki');
    expect(stepsBack(window)).toBe(1);
    stop();
  });

  it('G3 takes another query of the same page for a step, and a replaced entry for none', () => {
    const { history, stop } = setup('/search?q=a');
    history.replace('/search?q=b');
    expect(stepsBack(window)).toBe(0);
    history.push('/search?q=c');
    expect(stepsBack(window)).toBe(1);
    stop();
  });
});

describe('pathOfTo', () => {
  it('R1 writes a destination as one path', () => {
    expect(pathOfTo('/wiki?a#b')).toBe('/wiki?a#b');
    expect(pathOfTo({ pathname: '/tags/C%23', search: '?a', hash: '#b' })).toBe('/tags/C%23?a#b');
  });
});
