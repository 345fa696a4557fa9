import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { App } from '../../src/app/App';
import { createPages } from '../../src/app/resources';
import { makeStore } from '../../src/app/store';
import { THEMES } from '../../src/core/site/themes';
import * as filters from '../../src/features/filters/filtersSlice';
import { selectVisiblePosts, selectWikiGroups } from '../../src/features/filters/filterSelectors';
import * as likes from '../../src/features/likes/likesSlice';
import * as menu from '../../src/features/navigation/mobileMenuSlice';
import * as navigation from '../../src/features/navigation/navigationSlice';
import * as quick from '../../src/features/quick-search/quickSearchSlice';
import { selectQuickGroups, selectQuickMessage, selectSuggestions } from '../../src/features/quick-search/quickSelectors';
import * as reading from '../../src/features/reading/readingSlice';
import { restored } from '../../src/features/remember/restored';
import * as search from '../../src/features/search/searchSlice';
import { selectResults, selectSearchMessage } from '../../src/features/search/searchSelectors';
import { rootReducer, type RootState } from '../../src/features/store/rootReducer';
import * as tabChoice from '../../src/features/tab-choice/tabChoiceSlice';
import * as tags from '../../src/features/tags/tagsSlice';
import { loadShell } from '../../src/features/terminal/loadShell';
import * as terminal from '../../src/features/terminal/terminalSlice';
import * as theme from '../../src/features/theme/themeSlice';
import * as values from '../../src/features/values/valuesSlice';
import { staticNavigator } from '../../src/platform/history';
import { anyString } from '../support/anyString';
import { fuzz } from '../support/fuzz';
import { runs } from '../support/propertyRuns';
import { ARTICLES, GROUPS, POSTS } from '../sections/samples';
import { prepareSite, readyAt } from './visit';

const { constant, constantFrom, record } = fc;
const text = fc.oneof(
  constantFrom('', 'ssh', ' SSH ', 'type:wiki tag:"', '<img src=x onerror=x>', 'constructor', '__proto__', 'x'.repeat(5_000), '\ud83d', '2>&1'),
  anyString({ maxLength: 12 }),
);
const guide = constantFrom('ssh', 'constructor', '__proto__');
const section = constantFrom<filters.FilteredSection>('wiki', 'blog', 'projects');
const pathname = fc.oneof(
  constantFrom('/', '/wiki', '/wiki/ssh', '/wiki/nothing', '/blog', '/blog/containers', '/projects', '/tags/SSH', '/tags/%E0%A4%A', '/search', '/open-source'),
  constantFrom('/resume', '/search/', '//', '/\\', '/wiki/__proto__', '/blog/constructor', '/projects/%', '/wiki//', '//a.example/b', '/tags/<b>'),
  text.map((part) => `/${encodeURI(part.replace(/\p{Surrogate}/gu, ''))}`),
);
const location = record({
  pathname,
  search: fc.oneof(
    constant(''),
    text.map((query) => `?q=${query}`),
    text.map((command) => `?cmd=${command}`),
    constantFrom('?', '?q', '?q=%', '?q=%E0%A4%A&q=b'),
  ),
  hash: fc.oneof(
    constantFrom('', '#', '#%', '#constructor'),
    text.map((id) => `#${id}`),
  ),
  key: constantFrom('initial', 'a', 'b'),
});
const lines = fc.array(
  fc.oneof(
    text.map((span) => ({ spans: [span] })),
    record({ text, href: constantFrom('/wiki/ssh', 'javascript:x', '//b.example', ''), command: text }).map((span) => ({ spans: [span] })),
  ),
  { maxLength: 3 },
);
const id = fc.nat({ max: 5 });

/** Every action of every slice, as a recording may hold it: in any order, with any text. */
const actionArbitrary: fc.Arbitrary<UnknownAction> = fc.oneof(
  { weight: 12, arbitrary: record({ location, kind: constantFrom<navigation.NavigationKind>('PUSH', 'REPLACE', 'POP') }).map(navigation.locationChanged) },
  fc.tuple(text, constantFrom<'bar' | undefined>('bar', undefined)).map(([query, box]) => search.queryChanged(query, box)),
  constantFrom(search.moreRowsRequested(), search.workerAsked(), search.workerFailed(), search.indexRefused()),
  constantFrom(quick.dialogOpened(), quick.barListOpened(), quick.quickSearchClosed(), quick.recentCleared(), quick.linkCopied()),
  text.map(quick.optionReached),
  text.map(quick.queryRemembered),
  constantFrom<quick.QuickAction>('resume', 'theme', 'copy-link').map(quick.actionChosen),
  fc.boolean().map(quick.slashKeySwitched),
  record({ path: pathname, needle: text }).map(quick.resultOpened),
  record({ section, query: text }).map(filters.filterQueryChanged),
  record({ section, category: fc.option(text) }).map(filters.categoryToggled),
  text.map(likes.likeToggled),
  constantFrom(menu.menuToggled(), menu.menuClosed()),
  text.map(tags.tagSelected),
  constant(tags.selectionCleared()),
  text.map(tabChoice.tabChosen),
  constantFrom(...THEMES).map(theme.themeChosen),
  constantFrom(...THEMES).map(theme.themeFollowed),
  fc.boolean().map(reading.codeWrapChanged),
  fc.boolean().map(reading.valuesPanelToggled),
  record({ search: record({ recent: fc.array(text, { maxLength: 3 }), isSlashKeyOn: fc.boolean() }) }).map(restored),
  record({ guide, name: text, value: text, isUsable: fc.boolean() }).map(values.valueChanged),
  record({ guide, name: text, isSet: fc.boolean() }).map(values.secretSwitched),
  record({ guide, typed: fc.dictionary(text, text, { maxKeys: 2 }) }).map(values.valuesRestored),
  guide.map(values.valuesCleared),
  text.map(terminal.draftChanged),
  text.map(terminal.commandSubmitted),
  record({ id, reading: text }).map(terminal.readingBegun),
  record({ id, lines }).map(terminal.commandAnswered),
  lines.map(terminal.candidatesListed),
  constantFrom(terminal.interrupted(), terminal.screenCleared(), terminal.welcomeTyped(), terminal.historyRecalled(1), terminal.historyRecalled(-1)),
  record({ query: text, skipped: fc.nat() }).map(terminal.historySearched),
  constantFrom<'taken' | 'left'>('taken', 'left').map(terminal.historySearchEnded),
  record({ command: text, key: text }).map(terminal.commandOffered),
);
/** As it comes out of a file. */
const visitArbitrary = fc.array(actionArbitrary, { maxLength: 12 }).map((actions) => JSON.parse(JSON.stringify(actions)) as UnknownAction[]);

const start = readyAt('/');
const stateAfter = (actions: readonly UnknownAction[]): RootState => actions.reduce(rootReducer, start);

/** What the screens are made from. */
const seen = (state: RootState) => [
  ...[selectSearchMessage(state), selectResults(state), selectQuickGroups(state), selectQuickMessage(state), selectSuggestions(state)],
  ...[selectWikiGroups(state, { lead: '', articles: ARTICLES, groups: GROUPS }), selectVisiblePosts(state, POSTS), terminal.selectTerminal(state)],
];

beforeAll(async () => {
  await prepareSite();
  await loadShell();
});

describe('a recorded visit, whatever was done and typed', () => {
  fuzz({ name: 'recorded visit', inputs: visitArbitrary, share: 0.02, where: 'browser' }, (actions) => {
    const { search: searched, ...state } = stateAfter(actions);
    expect(isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state)).toBe(true);
    expect(seen({ ...state, search: searched })).not.toContain(undefined);
  });

  it('D1 can be rendered where it ends', () => {
    fc.assert(
      fc.property(visitArbitrary, (actions) => {
        const state = stateAfter(actions);
        const documentInfo = { pages: createPages(), doubtfulPath: null };
        expect(renderToString(<App store={makeStore(state)} renderedState={state} navigator={staticNavigator} documentInfo={documentInfo} />)).toContain(
          '<main',
        );
      }),
      { numRuns: runs(1_000) },
    );
  });
});
