import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { makeStore } from '../../src/app/store';
import { rootReducer, type RootState } from '../../src/features/store/rootReducer';
import { installFakeIntersectionObserver } from '../ui/intersection';
import { loadShell } from '../../src/features/terminal/loadShell';
import { startServer } from '../platform/fakeServer';
import { ARTICLE, RECORDS } from '../sections/samples';
import { sample } from '../support/propertyRuns';
import { prepareSite, readyAt, showStore, visit, type Visit } from './visit';

const user = userEvent.setup();
const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const main = () => within(screen.getByRole('main'));
const click = (role: string, name: string | RegExp) => async () => user.click(await main().findByRole(role, { name }));
/** With the menu open, each link is there twice, and without style sheets both are visible. */
const clickInBar = (role: string, name: string | RegExp) => () => user.click(bar().getAllByRole(role, { name }).at(-1) ?? document.body);
const dialogBox = () => screen.findByRole('combobox', { name: 'Search everything' });
/** Waits for the announcement to screen readers, which comes a moment after the rows. */
const heardIn = (place: () => ReturnType<typeof within>, message: RegExp) => waitFor(() => expect(place().getByRole('status')).toHaveTextContent(message));
const heard = (message: RegExp) => heardIn(() => within(screen.getByRole('dialog')), message);
/** The first screen of an article comes first; the rest follows. */
const whole = (container: HTMLElement) => waitFor(() => expect(container.querySelector('.prose--begun')).toBeNull());
/** Commands are answered a moment after they have been entered. */
const answered = () => waitFor(() => expect(screen.getByRole('log', { name: 'Terminal output' })).toHaveAttribute('aria-busy', 'false'));
const terminal = (keys: string) => async () => {
  await user.type(screen.getByRole('textbox', { name: /^(?:Terminal command|Search the history)$/ }), keys);
  await answered();
};

/** A visit: each action, and the headline that shows after it. */
const STEPS: readonly (readonly [what: string, act: () => Promise<void>, headline: string])[] = [
  ['runs commands in the terminal', terminal('skills{Enter}nonsense{Enter}'), 'Jordan Doe'],
  ['reads a file in the terminal', terminal('cd wiki{Enter}cat ssh.md | head -n 4{Enter}'), 'Jordan Doe'],
  ['leaves a command half typed', terminal('{ArrowUp}x'), 'Jordan Doe'],
  ['searches what was entered', terminal('{Control>}r{/Control}ski'), 'Jordan Doe'],
  ['leaves that search', terminal('{Control>}g{/Control}'), 'Jordan Doe'],
  ['has candidates listed', terminal('{Control>}u{/Control}c{Tab}'), 'Jordan Doe'],
  ['chooses a theme', clickInBar('button', /^Theme/), 'Jordan Doe'],
  ['opens the menu', clickInBar('button', 'Menu'), 'Jordan Doe'],
  ['goes to the blog', clickInBar('link', 'Blog'), 'Blog'],
  ['chooses a category', click('button', 'Containerization'), 'Blog'],
  ['filters by words that nothing has', () => user.type(main().getByRole('searchbox'), ' zzz'), 'Blog'],
  ['clears the words', () => user.clear(main().getByRole('searchbox')), 'Blog'],
  ['opens a post', click('link', 'The story of containers'), 'The story of containers'],
  ['likes it', click('button', '0 Likes'), 'The story of containers'],
  ['opens a tag', click('link', 'Docker'), 'Docker'],
  [
    'types a query',
    async () => {
      await user.type(bar().getByRole('combobox'), 'firewal');
      await heardIn(bar, /result/);
    },
    'Docker',
  ],
  ['asks it', () => user.type(bar().getByRole('combobox'), '{Enter}'), 'Search'],
  ['types more of it', () => user.type(main().getByRole('searchbox'), 'l'), 'Search'],
  ['goes to the wiki', clickInBar('link', 'Wiki'), 'Wiki'],
  ['filters the wiki', () => user.type(main().getByRole('searchbox'), 'secur'), 'Wiki'],
  [
    'opens the search dialog',
    async () => {
      await user.keyboard('{Control>}k{/Control}');
      await user.clear(await dialogBox());
      await screen.findByRole('group', { name: 'Actions' });
      await heard(/^$/);
    },
    'Wiki',
  ],
  [
    'types into it',
    async () => {
      await user.type(await dialogBox(), 'ssh');
      await heard(/result/);
    },
    'Wiki',
  ],
  ['comes to a result by the arrow keys', async () => user.type(await dialogBox(), '{ArrowDown}'), 'Wiki'],
  ['opens it', async () => user.type(await dialogBox(), '{Enter}', { skipClick: true }), 'SSH'],
  [
    'unfolds the boxes for values',
    async () => {
      const panel = main().getByText('Your values').closest('details');
      panel?.setAttribute('open', '');
      await main().findByLabelText('the server');
    },
    'SSH',
  ],
  ['gives the guide a value of their own', () => user.type(main().getByLabelText('the server'), 'db1'), 'SSH'],
  ['chooses a tab', click('tab', 'Rocky'), 'SSH'],
  [
    'finds what was looked for lately',
    async () => {
      await user.keyboard('{Control>}k{/Control}');
      await user.clear(await dialogBox());
      await screen.findByRole('group', { name: 'Recent searches' });
      await heard(/^$/);
    },
    'SSH',
  ],
  ['closes the dialog', () => user.keyboard('{Escape}'), 'SSH'],
  [
    'clears the terminal',
    async () => {
      await user.click(bar().getByRole('link', { name: 'Jordan Doe' }));
      await waitFor(terminal('{Escape}'));
      await user.clear(screen.getByRole('textbox', { name: 'Terminal command' }));
      await user.keyboard('clear{Enter}exp{Enter}');
      await answered();
    },
    'Jordan Doe',
  ],
];

/** Everything that a visitor sees or hears: the texts, the values of the boxes, what is pressed, open or current. */
function screenOf(container: HTMLElement): string[] {
  const seen = [...container.querySelectorAll('*')].map((element) => {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent);
    const states = ['aria-label', 'aria-pressed', 'aria-expanded', 'aria-current', 'aria-selected', 'aria-activedescendant'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    );
    const value = element instanceof HTMLInputElement ? [`[${element.value}]`] : [];
    return [...states, ...value, ...texts].join('|');
  });
  return [`title: ${document.title}`, ...seen.filter(Boolean)];
}

/** A store that records every action that reaches its reducer, including those of thunks, as DevTools does. */
function recordingStore() {
  const store = makeStore(readyAt('/'));
  const recorded: UnknownAction[] = [];
  store.replaceReducer((state, action) => {
    if (!action.type.startsWith('@@')) recorded.push(action);
    return rootReducer(state, action);
  });
  return { store, recorded };
}

/** Replays actions on a page that has just been opened, as DevTools does. */
function replay(actions: readonly UnknownAction[]): Visit {
  const visited = showStore(makeStore(readyAt('/')));
  actions.forEach((action) => visited.store.dispatch(action));
  return visited;
}

/** The state after each action. */
function statesAlong(actions: readonly UnknownAction[]): RootState[] {
  const { dispatch, getState } = makeStore(readyAt('/'));
  return actions.map((action) => {
    dispatch(action);
    return getState();
  });
}

describe('a recorded visit', () => {
  const { store, recorded } = recordingStore();
  let visited: Visit | undefined;
  const shots: { readonly what: string; readonly count: number; readonly seen: readonly string[] }[] = [];

  beforeAll(async () => {
    installFakeIntersectionObserver();
    Object.defineProperty(window, 'scrollTo', { value: () => undefined, configurable: true });
    await prepareSite();
    await loadShell();
    const server = startServer();
    server.answer('/data/catalog.json', { data: { records: RECORDS } });
    server.answer('/data/wiki/ssh.json', { data: ARTICLE });
    const first = visit('/', store);
    for (const [what, act, headline] of STEPS) {
      await act();
      await main().findByRole('heading', { level: 1, name: headline });
      await whole(first.container);
      shots.push({ what, count: recorded.length, seen: screenOf(first.container) });
    }
    first.leave();
  });
  // A remembered theme would be another visitor's.
  beforeEach(() => localStorage.clear());
  afterEach(() => visited?.leave());

  it('D1 changes the screen at every step, so that each step has a different screen', () => {
    expect(shots).toHaveLength(STEPS.length);
    shots.slice(1).forEach(({ seen }, place) => expect(seen).not.toEqual(shots[place]?.seen));
  });

  it.each(sample([...STEPS.entries()], 0.5).map(([place, [what]]) => [what, place] as const))(
    'D1 shows the same screen again when it is replayed to where the visitor %s',
    async (_what, place) => {
      const shot = shots[place];
      const { container } = (visited = replay(recorded.slice(0, shot?.count)));
      await waitFor(() => expect(screenOf(container)).toEqual(shot?.seen));
    },
  );

  it('D1 replays to the same page in the address bar', async () => {
    const { store: open } = (visited = visit('/'));
    recorded.slice(0, shots[14]?.count).forEach((action) => open.dispatch(action));
    await waitFor(() => expect(window.location.pathname).toBe('/tags/Docker'));
  });

  it('D1 shows a state that was there before the page: theme, menu, page and all', async () => {
    const open = makeStore(readyAt('/'));
    recorded.slice(0, shots[14]?.count).forEach((action) => open.dispatch(action));
    const { container } = (visited = showStore(open));
    await waitFor(() => expect(screenOf(container)).toEqual(shots[14]?.seen));
  });

  it('D1 goes through actions and states that are plain data', () => {
    const states = statesAlong(recorded);
    expect(states.length).toBeGreaterThan(STEPS.length);
    for (const state of states) expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
    expect(JSON.parse(JSON.stringify(recorded))).toEqual(recorded);
  });

  it('D1 keeps all that it shows in the slices of the product', () => {
    expect(Object.keys(makeStore().getState())).toEqual(expect.arrayContaining(['search', 'tags', 'filters', 'likes', 'mobileMenu', 'terminal']));
  });

  it('D1 comes to the same states by the same actions, and changes none that it left behind', () => {
    const states = statesAlong(recorded);
    const texts = states.map((state) => JSON.stringify(state));
    expect(statesAlong(recorded).map((state) => JSON.stringify(state))).toEqual(texts);
    expect(states.map((state) => JSON.stringify(state))).toEqual(texts);
  });
});
