import type { UnknownAction } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { stateAt } from '../../../src/app/store';
import { VISIT_CHARS, VISIT_STEPS } from '../../../src/core/visit/limits';
import { STEP_CHECKS, STATE_CHECKS } from '../../../src/core/visit/stepChecks';
import { changesFound, changesClosed, changeShown, editionRead } from '../../../src/features/changes/changesSlice';
import * as filters from '../../../src/features/filters/filtersSlice';
import { likeToggled, likesSlice } from '../../../src/features/likes/likesSlice';
import { menuToggled, mobileMenuSlice } from '../../../src/features/navigation/mobileMenuSlice';
import { navigationSlice } from '../../../src/features/navigation/navigationSlice';
import { queryRemembered, quickSearchSlice } from '../../../src/features/quick-search/quickSearchSlice';
import { readingSlice } from '../../../src/features/reading/readingSlice';
import { restored } from '../../../src/features/remember/restored';
import { runStarted } from '../../../src/features/runbook/runbookSlice';
import * as search from '../../../src/features/search/searchSlice';
import { rootReducer, type RootState } from '../../../src/features/store/rootReducer';
import { tabChoiceSlice } from '../../../src/features/tab-choice/tabChoiceSlice';
import { tagsSlice } from '../../../src/features/tags/tagsSlice';
import * as terminal from '../../../src/features/terminal/terminalSlice';
import { themeChosen, themeSlice } from '../../../src/features/theme/themeSlice';
import { changeSecret } from '../../../src/features/values/changeValues';
import { secretSwitched, valueChanged } from '../../../src/features/values/valuesSlice';
import { devToolsFile } from '../../../src/features/visit/devToolsFile';
import { recordedVisit } from '../../../src/features/visit/recordedVisit';
import { readVisitLink, visitLink } from '../../../src/features/visit/visitLink';
import { inflateText } from '../../../src/platform/deflate';
import { anyString } from '../../support/anyString';
import { runs } from '../../support/propertyRuns';
import { indexLoaded } from '../search/loadActions';
import { INDEX } from '../search/sampleIndex';
import { opened, recorded } from './sampleVisit';
import { installStreams } from '../../support/streams';

const told = (actions: readonly UnknownAction[], path?: string) => recordedVisit(recorded(actions, path).log, { stateAt });
const linkOf = (actions: readonly UnknownAction[]) => {
  const { log } = recorded(actions);
  return visitLink((skip) => recordedVisit(log, { stateAt, skip }));
};

/** A lone surrogate can't be encoded in UTF-8. */
const isWellFormed = (text: string) => Buffer.from(text).toString() === text;

beforeAll(installStreams);

describe('what is recorded of a visit', () => {
  it('D3 has pages and headings whose names are long in an address: the longest tag in Japanese, sixty letters of a heading', async () => {
    const tag = `/tags/${encodeURIComponent('東'.repeat(60))}/page/2`;
    const log = recorded([opened('/wiki'), opened(`/wiki/a#${encodeURIComponent('京'.repeat(60))}`)], tag).log;
    const link = await visitLink((skip) => recordedVisit(log, { stateAt, skip }));
    const read = await readVisitLink(link.code ?? '');
    expect([link.leftOut, read]).toEqual([0, expect.objectContaining({ path: tag, steps: [expect.anything(), expect.anything()] })]);
  });

  it('D3 has what the visitor did, in order, and the page that they began at', () => {
    const actions = [opened('/wiki'), filters.filterQueryChanged({ section: 'wiki', query: 'ssh' }), likeToggled('a'), themeChosen('dark')];
    const { visit, leftOut, isCut } = told(actions, '/blog');
    expect({ ...visit, steps: visit.steps.map(({ action }) => action) }).toEqual({ path: '/blog', state: {}, steps: actions });
    expect([leftOut, isCut]).toEqual([0, false]);
  });

  it('D3 has the time between the steps', () => {
    const { log } = recorded([menuToggled(), menuToggled(), menuToggled()]);
    const timed = log.map(([, action, before], place) => [[1_000, 1_350, 9_000][place] ?? 0, action, before] as const);
    expect(recordedVisit(timed, { stateAt }).visit.steps.map(({ after }) => after)).toEqual([0, 4, 77]);
  });

  it('D3 has no time below zero where the device’s clock was set back, and none over an hour, as in the link', async () => {
    const { log } = recorded([menuToggled(), menuToggled(), menuToggled()]);
    const timed = log.map(([, action, before], place) => [[9_000, 1_000, 99_000_000][place] ?? 0, action, before] as const);
    const { visit } = recordedVisit(timed, { stateAt });
    expect(visit.steps.map(({ after }) => after)).toEqual([0, 0, 36_000]);
    const link = await visitLink((skip) => recordedVisit(timed, { stateAt, skip }));
    expect((await readVisitLink(link.code ?? ''))?.steps).toEqual(visit.steps);
  });

  it('D3 has no content, which whoever plays it gets from the site', () => {
    const { visit, leftOut } = told([indexLoaded({ build: 'one', index: INDEX }), search.workerFailed(), terminal.readingBegun({ id: 1, reading: 'ssh.md' })]);
    expect([visit.steps, leftOut]).toEqual([[], 0]);
    const printed = terminal.commandAnswered({ id: 1, lines: [{ spans: ['printed'] }], folder: '/wiki' });
    expect(told([printed, terminal.candidatesListed([{ spans: ['ls'] }])]).visit.steps.map(({ action }) => action)).toEqual([
      { type: printed.type, payload: { id: 1 } },
      { type: 'terminal/candidatesListed' },
    ]);
  });

  it('D3 has no searches of earlier visits', () => {
    const { visit } = told([restored({ theme: 'dark', search: { recent: ['canary'], isSlashKeyOn: false } })]);
    expect(visit.steps[0]?.action.payload).toEqual({ theme: 'dark', search: { recent: [], isSlashKeyOn: false } });
  });

  it('D3 W9 has nothing that was typed into guides or done in runs, and counts what is left out', () => {
    const canary = 'canary-value';
    const event = { id: 'e', at: 1, elapsed: 0, step: '', kind: 'started', note: canary, values: { SERVER: canary } } as const;
    const { store, log } = recorded([
      valueChanged({ guide: 'ssh', name: 'SERVER', value: canary, isUsable: true }),
      secretSwitched({ guide: 'ssh', name: 'TOKEN', isSet: true }),
      runStarted({ id: 'r', guide: 'ssh', edition: '0', host: canary, events: [event] }),
    ]);
    store.dispatch(changeSecret({ guide: 'ssh', name: 'PASSWORD', value: canary }));
    store.dispatch(menuToggled());
    const { visit, leftOut } = recordedVisit(log, { stateAt });
    expect([visit.steps.length, leftOut]).toEqual([1, 4]);
    expect(JSON.stringify(visit) + devToolsFile(log, stateAt)).not.toContain(canary);
  });

  it('D3 has the link of a visit that was watched before in no address', () => {
    const { visit } = told([opened(`/visit#v1.${'x'.repeat(4_000)}`)]);
    expect(visit.steps[0]?.action.payload).toMatchObject({ location: { pathname: '/visit', hash: '' } });
  });

  it('D3 knows every action of every slice: it is in a link, is content, or is left out for a reason', () => {
    const slices = [filters.filtersSlice, likesSlice, mobileMenuSlice, navigationSlice, quickSearchSlice, readingSlice, tabChoiceSlice, tagsSlice, themeSlice];
    const creators = [...slices.flatMap(({ actions }) => Object.values(actions)), ...Object.values(terminal), ...Object.values(search), restored];
    const types = creators.flatMap((creator) => (typeof creator === 'function' && 'type' in creator ? [String(creator.type)] : []));
    const content = [terminal.readingBegun, search.indexRefused, search.workerChosen, search.workerAsked, search.workerAnswered, search.workerFailed];
    expect(types.filter((type) => !Object.hasOwn(STEP_CHECKS, type)).sort()).toEqual(content.map(({ type }) => type).sort());
    expect(Object.keys(STEP_CHECKS).filter((type) => !types.includes(type))).toEqual([]);
    const others = [changesFound, changesClosed, changeShown, editionRead, valueChanged, runStarted];
    for (const { type } of others) expect(Object.hasOwn(STEP_CHECKS, type)).toBe(false);
  });
});

describe('the file for Redux DevTools', () => {
  it('D1 D3 has the form that its import takes, and comes to the same state by the same actions', () => {
    const printed = terminal.commandAnswered({ id: 1, lines: [{ spans: ['printed'] }] });
    const { store, log } = recorded([opened('/wiki'), terminal.commandSubmitted('help'), printed, likeToggled('a'), themeChosen('dark')], '/blog');
    const file = JSON.parse(devToolsFile(log, stateAt)) as Record<string, unknown>;
    // Both are text in the file: https://github.com/zalmoxisus/redux-devtools-extension, src/app/api/importState.js
    expect(Object.keys(file).sort()).toEqual(['payload', 'preloadedState']);
    const actions = JSON.parse(String(file['payload'])) as UnknownAction[];
    const first = JSON.parse(String(file['preloadedState'])) as RootState;
    expect(actions.reduce(rootReducer, first)).toEqual(store.getState());
  });
});

describe('the link of a visit', () => {
  const text = anyString({ maxLength: 20 }).filter(isWellFormed);
  const action = fc.oneof(
    fc.constantFrom('/', '/wiki', '/wiki/ssh', '/tags/C%23', '/search?q=ssh', '/no/such/page', '/wiki/ssh#keys').map(opened),
    text.map((query) => search.queryChanged(query, 'bar')),
    text.map((query) => search.queryChanged(query)),
    text.map(queryRemembered),
    text.map(likeToggled),
    text.map(terminal.draftChanged),
    text.map(terminal.commandSubmitted),
    fc.constantFrom<UnknownAction>(menuToggled(), themeChosen('dark'), terminal.interrupted(), filters.categoryToggled({ section: 'blog', category: null })),
  );

  it('D3 holds the visit, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
        const { code, visit } = await linkOf(actions);
        expect(code).toMatch(/^v1\.[\w-]+$/);
        const read = await readVisitLink(code ?? '');
        expect(read?.steps.map(({ action: { type } }) => type)).toEqual(visit.steps.map(({ action: { type } }) => type));
        expect(visit.steps).toHaveLength(actions.length);
      }),
      { numRuns: runs(500) },
    );
  });

  it('D3 is cut at its beginning where it would be too long, and begins with the state that the steps before led to', async () => {
    const random = (place: number) =>
      Array.from({ length: 300 }, (_, at) => String.fromCharCode(97 + ((at * at * 7 + place * 31 + ((at * place) % 17)) % 26))).join('');
    const actions = [themeChosen('dark'), likeToggled('first'), ...Array.from({ length: 120 }, (_, place) => search.queryChanged(random(place)))];
    const { code, visit, isCut } = await linkOf(actions);
    expect(isCut).toBe(true);
    expect(visit.steps.length).toBeGreaterThan(5);
    expect(visit.steps.length).toBeLessThan(actions.length);
    expect(code?.length).toBeLessThanOrEqual(VISIT_CHARS);
    const skipped = actions.length - visit.steps.length;
    expect(visit.state).toMatchObject({ theme: { preference: 'dark' }, likes: { first: true }, search: { query: random(skipped - 3) } });
    expect(await readVisitLink(code ?? '')).toEqual(JSON.parse(JSON.stringify(visit)));
  });

  it('D3 has the last steps of a long visit, and says that it is cut', async () => {
    const { code, visit, isCut } = await linkOf([themeChosen('light'), ...Array.from({ length: VISIT_STEPS }, () => menuToggled())]);
    expect([visit.steps.length, isCut, visit.state]).toEqual([VISIT_STEPS, true, { theme: { preference: 'light' } }]);
    expect((await readVisitLink(code ?? ''))?.steps).toHaveLength(VISIT_STEPS);
  });

  it('D3 is cut where it would unpack to more than is read, as a long query does that is typed again and again', async () => {
    const actions = Array.from({ length: 120 }, (_, place) => search.queryChanged('京'.repeat(1_500) + String(place)));
    const { code, visit, isCut } = await linkOf(actions);
    expect([isCut, visit.steps.length < actions.length]).toEqual([true, true]);
    expect((await readVisitLink(code ?? ''))?.steps).toHaveLength(visit.steps.length);
  });

  it('D3 has slices as a link may have them', async () => {
    const { log } = recorded([
      terminal.commandSubmitted('help'),
      terminal.commandAnswered({ id: 1, lines: [{ spans: ['printed'] }] }),
      menuToggled(),
      menuToggled(),
    ]);
    const { visit } = recordedVisit(log, { stateAt, skip: 3 });
    expect(visit.state).toMatchObject({ terminal: { entries: [], commands: ['help'], nextId: 2 }, mobileMenu: { isOpen: true } });
    for (const [name, slice] of Object.entries(visit.state)) expect([name, STATE_CHECKS[name]?.(slice)]).toEqual([name, true]);
  });

  it('D3 is refused when it is changed, cut off, too long or of another version', async () => {
    const { code } = await linkOf([opened('/wiki'), likeToggled('a')]);
    const good = code ?? '';
    expect(await readVisitLink(good)).not.toBeNull();
    for (const bad of ['', 'v1.', good.slice(3), good.replace('v1.', 'v2.'), good.slice(0, -4), `${good}${'A'.repeat(VISIT_CHARS)}`, `v1.${'%'.repeat(9)}`])
      expect(await readVisitLink(bad)).toBeNull();
  });

  it('D3 is never taken for more than it is, whatever is in an address', async () => {
    const { code } = await linkOf([opened('/wiki/ssh'), themeChosen('dark'), search.queryChanged('ssh', 'bar')]);
    const good = code ?? '';
    const letters = fc.stringMatching(/^[\w-]{1,60}$/);
    const changed = fc.tuple(fc.nat({ max: good.length - 4 }), letters).map(([place, other]) => good.slice(0, 3 + place) + other + good.slice(4 + place));
    const hostile = fc.oneof(
      changed,
      letters.map((each) => `v1.${each}`),
      anyString({ maxLength: 60 }),
      fc.nat({ max: good.length }).map((end) => good.slice(0, end)),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (bad) => {
        const read = await readVisitLink(bad);
        expect(read === null || read.steps.every(({ action: { type } }) => Object.hasOwn(STEP_CHECKS, type))).toBe(true);
      }),
      { numRuns: runs(10_000) },
    );
  });

  it('D3 holds a visit of thirty steps in less than a kilobyte', async () => {
    const typed = (query: string) => Array.from(query, (_, end) => search.queryChanged(query.slice(0, end + 1), 'bar'));
    const actions = [
      opened('/wiki'),
      opened('/wiki/ssh'),
      ...typed('permission'),
      ...typed('sshd_conf'),
      opened('/search?q=sshd_conf'),
      opened('/blog'),
      likeToggled('a'),
      themeChosen('dark'),
      menuToggled(),
      menuToggled(),
      opened('/'),
    ];
    expect(actions).toHaveLength(30 - 2);
    const { code } = await linkOf(actions);
    expect(code?.length).toBeLessThan(1_024);
    expect(await inflateText(code?.slice(3) ?? '', 10_000)).toContain('sshd_conf');
  });
});
