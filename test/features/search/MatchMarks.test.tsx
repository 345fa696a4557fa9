import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { NavigationType, Router } from 'react-router-dom';
import { makeStore } from '../../../src/app/store';
import { locationChanged, selectNavigation, type NavigationKind } from '../../../src/features/navigation/navigationSlice';
import { MatchMarks } from '../../../src/features/search/MatchMarks';
import { resultOpened } from '../../../src/features/quick-search/quickSearchSlice';
import { useAppSelector } from '../../../src/features/store/hooks';
import { staticNavigator } from '../../../src/platform/history';
import { installHighlights, type FakeHighlights } from '../../support/highlights';

const KINDS = { PUSH: NavigationType.Push, REPLACE: NavigationType.Replace, POP: NavigationType.Pop } as const;

/** The page of an article about sshd, whatever the address. */
function Page() {
  const { location, kind } = useAppSelector(selectNavigation);
  return (
    <Router location={location} navigationType={KINDS[kind]} navigator={staticNavigator}>
      <main>
        <p>sshd</p>
        <h2 id="keys">Keys</h2>
        <p>sshd again</p>
      </main>
      <MatchMarks />
    </Router>
  );
}

let highlights: FakeHighlights;
const marks = () => highlights.marked().length;
let shown: (string | null)[] = [];

function setup() {
  const store = makeStore();
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  return {
    open: (path: string, needle = 'sshd') => act(() => store.dispatch(resultOpened({ path, needle }))),
    /** Goes to an address under a history entry's key. */
    go: async (address: string, key: string, kind: NavigationKind = 'PUSH') => {
      const { pathname, hash } = new URL(address, 'https://example.com');
      act(() => store.dispatch(locationChanged({ location: { pathname, search: '', hash, key }, kind })));
      await settle();
    },
  };
}

beforeEach(() => {
  shown = [];
  highlights = installHighlights();
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function reveal(this: Element) {
    shown.push(this.textContent);
  });
});
afterEach(() => {
  highlights.remove();
  jest.restoreAllMocks();
});

describe('MatchMarks', () => {
  it('S5 marks the page that a result led to, brings the first match into view, and clears when it is left', async () => {
    const { open, go } = setup();
    open('/wiki/ssh');
    expect(marks()).toBe(0);
    await go('/wiki/ssh#keys', 'first');
    expect([marks(), shown]).toEqual([2, ['sshd again']]);
    await go('/wiki', 'second');
    expect(marks()).toBe(0);
  });

  it.each(['wheel', 'pointerdown', 'keydown'])('S5 marks the matches, but moves no reader who has begun to read before they are found: %s', async (type) => {
    const { open, go } = setup();
    open('/wiki/ssh');
    const going = go('/wiki/ssh', 'first');
    window.dispatchEvent(new Event(type));
    await going;
    expect([marks(), shown]).toEqual([2, []]);
  });

  it('S5 R5 leaves a heading chosen afterwards, and Back, to where they lead; the marks stay', async () => {
    const { open, go } = setup();
    open('/wiki/ssh');
    await go('/wiki/ssh', 'first');
    await go('/wiki/ssh#keys', 'second');
    await go('/wiki/ssh', 'first', 'POP');
    expect([marks(), shown]).toEqual([2, ['sshd']]);
  });

  it('S5 brings the match into view again when the same result is opened again, which replaces the entry', async () => {
    const { open, go } = setup();
    open('/wiki/ssh');
    await go('/wiki/ssh', 'first');
    open('/wiki/ssh');
    await go('/wiki/ssh', 'second', 'REPLACE');
    expect([marks(), shown]).toEqual([2, ['sshd', 'sshd']]);
  });

  it('S5 marks nothing on other pages, nor for a result that matched by its filters alone', async () => {
    const { open, go } = setup();
    open('/wiki/ssh');
    await go('/blog/logs', 'first');
    expect(marks()).toBe(0);
    open('/wiki/ssh', '');
    await go('/wiki/ssh', 'second');
    expect([marks(), shown]).toEqual([0, []]);
  });
});
