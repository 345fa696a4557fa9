import * as fc from 'fast-check';
import { createReplay } from '../../../src/app/visit/createReplay';
import { makeStore, stateAt } from '../../../src/app/store';
import { THEMES } from '../../../src/core/site/themes';
import * as filters from '../../../src/features/filters/filtersSlice';
import { likeToggled } from '../../../src/features/likes/likesSlice';
import { menuClosed, menuToggled } from '../../../src/features/navigation/mobileMenuSlice';
import * as quick from '../../../src/features/quick-search/quickSearchSlice';
import * as reading from '../../../src/features/reading/readingSlice';
import { queryChanged } from '../../../src/features/search/searchSlice';
import type { RootState } from '../../../src/features/store/rootReducer';
import { tabChosen } from '../../../src/features/tab-choice/tabChoiceSlice';
import { selectionCleared, tagSelected } from '../../../src/features/tags/tagsSlice';
import { loadShell } from '../../../src/features/terminal/loadShell';
import { submitCommand } from '../../../src/features/terminal/submitCommand';
import * as terminal from '../../../src/features/terminal/terminalSlice';
import { themeChosen } from '../../../src/features/theme/themeSlice';
import { valueChanged } from '../../../src/features/values/valuesSlice';
import { recordedVisit } from '../../../src/features/visit/recordedVisit';
import { readVisitLink, visitLink } from '../../../src/features/visit/visitLink';
import type { AppStore } from '../../../src/app/store';
import { FACTS } from '../../sections/homeSample';
import { runs } from '../../support/propertyRuns';
import { installStreams } from '../../support/streams';
import { opened } from '../../features/visit/sampleVisit';
import { answerFiles, withParts } from './siteOnPage';

type Deed = (store: AppStore) => unknown;
const { constantFrom } = fc;
const words = constantFrom('ssh', 'Docker', ' systemctl ', '“quotes” & <b>', '日本', '2>&1', '');
const does = <T,>(arbitrary: fc.Arbitrary<T>, deed: (store: AppStore, each: T) => unknown): fc.Arbitrary<Deed> =>
  arbitrary.map((each) => (store) => deed(store, each));
const typed =
  (put: (store: AppStore, text: string) => void) =>
  (store: AppStore, text: string): void =>
    Array.from(text).forEach((_, end, all) => put(store, all.slice(0, end + 1).join('')));

const page = { facts: FACTS, navigate: () => undefined };
const COMMANDS = [
  'help',
  'ls',
  'cd wiki',
  'cd ..',
  'cat ssh.md',
  'cat wiki/ssh.md | head -n 3',
  'theme dark',
  'history',
  'nonsense',
  '',
  'clear',
  'skills',
  'grep -rn ssh wiki',
];

/** What a visitor may do: click, type, choose, enter commands, and look at guides. */
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 3,
    arbitrary: does(constantFrom('/', '/wiki', '/wiki/ssh#keys', '/blog', '/blog/containers', '/tags/SSH', '/search?q=ssh', '/no/such'), ({ dispatch }, path) =>
      dispatch(opened(path)),
    ),
  },
  { weight: 3, arbitrary: does(constantFrom(...COMMANDS), (store, command) => store.dispatch(submitCommand(command, page))) },
  does(
    words,
    typed(({ dispatch }, text) => dispatch(queryChanged(text, 'bar'))),
  ),
  does(
    words,
    typed(({ dispatch }, text) => dispatch(queryChanged(text))),
  ),
  does(
    words,
    typed(({ dispatch }, query) => dispatch(filters.filterQueryChanged({ section: 'wiki', query }))),
  ),
  does(
    words,
    typed(({ dispatch }, text) => dispatch(terminal.draftChanged(text))),
  ),
  does(constantFrom('w', 'ca', 'cat wi'), async ({ dispatch }, draft) => {
    dispatch(terminal.draftChanged(draft));
    await dispatch((await loadShell()).readTree());
    dispatch((await loadShell()).completePrompt(FACTS));
    dispatch((await loadShell()).completePrompt(FACTS));
  }),
  does(
    constantFrom(
      ...[
        quick.dialogOpened(),
        quick.quickSearchClosed(),
        quick.queryRemembered('ssh'),
        quick.recentCleared(),
        quick.slashKeySwitched(false),
        quick.optionReached('quick-search-option-/wiki/ssh'),
      ],
      ...[
        quick.resultOpened({ path: '/wiki/ssh', needle: 'ssh' }),
        filters.categoryToggled({ section: 'blog', category: 'DevOps' }),
        likeToggled('containers'),
        menuToggled(),
      ],
      ...[
        menuClosed(),
        tagSelected('SSH'),
        selectionCleared(),
        tabChosen('Rocky'),
        reading.codeWrapChanged(true),
        reading.valuesPanelToggled(true),
        terminal.welcomeTyped(),
      ],
      ...[
        terminal.screenCleared(),
        terminal.interrupted(),
        terminal.historyRecalled(1),
        terminal.historySearched({ query: 'l', skipped: 0 }),
        terminal.historySearchEnded('taken'),
      ],
      ...THEMES.map(themeChosen),
      valueChanged({ guide: 'ssh', name: 'SERVER', value: 'db1', isUsable: true }),
    ),
    ({ dispatch }, action) => dispatch(action),
  ),
);

/** What a visitor sees of a state, apart from content and what a link leaves out. */
function seen({ search, ...state }: RootState): object {
  const leftOut = new Set(['values', 'changes', 'runbook', 'packs', 'reading']);
  const entries = state.terminal?.entries.map((entry) => ({ ...entry, reading: '' }));
  const { isCodeWrapped, isValuesPanelOpen } = state.reading;
  const slices = { ...state, wrap: [isCodeWrapped, isValuesPanelOpen], query: search.query, rows: search.shownRows, terminal: { ...state.terminal, entries } };
  return Object.fromEntries(Object.entries(slices).filter(([name]) => !leftOut.has(name)));
}

/** A link renumbers the keys of history entries, so they aren't compared. */
function withoutKeys(state: object): unknown {
  return JSON.parse(JSON.stringify(state, (name, value: unknown) => (['key', 'entry', 'offeredAt'].includes(name) && value !== null ? 'key' : value)));
}

beforeAll(async () => {
  installStreams();
  answerFiles();
  await loadShell();
});
beforeEach(() => localStorage.clear());

describe('a visit that is played again from its link', () => {
  it('D3 comes to the same states, whatever was done', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 12 }), constantFrom('/', '/wiki', '/blog/containers'), async (deeds, start) => {
        const { store, log, parts } = withParts(makeStore(stateAt(start)));
        for (const each of deeds) await each(store);
        const { code, visit } = await visitLink((skip) => recordedVisit(log, { stateAt, skip }));
        // Without a step there is nothing to hand on, and the page offers no link.
        if (visit.steps.length === 0) return;
        const read = await readVisitLink(code ?? '');
        if (!read) throw new Error('There is no link.');
        const replay = createReplay(read, () => stateAt('/visit'), parts);
        const kept = log.filter(([, { type }]) => visit.steps.some(({ action }) => action.type === type));
        expect(kept).toHaveLength(visit.steps.length);
        // After one step, midway, and at the end. A log entry holds the state before its action.
        const places = [1, Math.ceil(kept.length / 2)].filter((place) => place < kept.length);
        for (const place of places) expect(withoutKeys(seen(await replay.stateAfter(place)))).toEqual(withoutKeys(seen(kept[place]?.[2] ?? store.getState())));
        expect(withoutKeys(seen(await replay.stateAfter(visit.steps.length)))).toEqual(withoutKeys(seen(store.getState())));
      }),
      { numRuns: runs(200, 0.15) },
    );
  });

  it('D3 stores nothing on the viewer’s device', async () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const remove = jest.spyOn(Storage.prototype, 'removeItem');
    const { parts } = withParts(makeStore(stateAt('/')));
    const actions = [themeChosen('dark'), reading.codeWrapChanged(true), quick.queryRemembered('ssh'), quick.slashKeySwitched(false), likeToggled('a')];
    const steps = actions.map((action) => ({ after: 1, action: { ...action } }));
    const replay = createReplay({ path: '/', state: {}, steps }, () => stateAt('/visit'), parts);
    await replay.show(steps.length);
    expect(replay.store.getState().theme.preference).toBe('dark');
    // Nor does what its pages do by themselves, or what a viewer tries.
    actions.forEach((action) => replay.store.dispatch(action));
    replay.store.dispatch(valueChanged({ guide: 'ssh', name: 'SERVER', value: 'db1', isUsable: true }));
    await Promise.resolve();
    expect([write.mock.calls, remove.mock.calls]).toEqual([[], []]);
    expect(replay.store.getState().likes).toEqual({ a: true });
    replay.end();
    expect(replay.store.getState().theme.preference).toBe('system');
  });
});
