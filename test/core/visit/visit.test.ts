import * as fc from 'fast-check';
import { VISIT_QUERY, VISIT_STEPS, VISIT_TEXT } from '../../../src/core/visit/limits';
import { STEP_CHECKS } from '../../../src/core/visit/stepChecks';
import { readableAddress, stepText } from '../../../src/core/visit/stepText';
import { readVisit, writeVisit, type Visit, type VisitAction } from '../../../src/core/visit/visit';
import { anyString } from '../../support/anyString';
import { fuzz } from '../../support/fuzz';

const at = (pathname: string, key = 'abc') => ({ location: { pathname, search: '', hash: '', key }, kind: 'PUSH' });
const action = (type: string, payload?: unknown): VisitAction => (payload === undefined ? { type } : { type, payload });
const visitOf = (...actions: readonly VisitAction[]): Visit => ({ path: '/', state: {}, steps: actions.map((each) => ({ after: 7, action: each })) });
const json = (type: string, payload?: unknown) => JSON.stringify({ path: '/', state: {}, steps: [[0, type, ...(payload === undefined ? [] : [payload])]] });

const stateJson = (state: object) => JSON.stringify({ path: '/', state, steps: [] });
const PENDING = { id: 1, input: 'ls', folder: '/', status: 'pending', reading: '', lines: [], isShownFromTop: false };
const TERMINAL = {
  entries: [],
  commands: [],
  draft: '',
  recalled: 0,
  unsent: '',
  search: null,
  folder: '/',
  welcome: 'typed',
  nextId: 1,
  offeredAt: null,
};

describe('readableAddress', () => {
  it.each([
    ['/tags/%D9%81%D9%87%D8%B1%D8%B3?q=%E3%82%81#caf%C3%A9', '/tags/فهرس?q=め#café'],
    ['/search?q=a%20b%26c%2Fd%25D9', '/search?q=a%20b%26c%2Fd%25D9'],
    ['/tags/%D9%81%E2%80%AEx%E2%80%A8%C2%A0', '/tags/ف%E2%80%AEx%E2%80%A8%C2%A0'],
    ['/tags/%E0%A4%A', '/tags/%E0%A4%A'],
  ])('D3 shows letters as such, and keeps escapes that mean something else or hide it: %s', (address, shown) => {
    expect(readableAddress(address)).toBe(shown);
  });
});

describe('readVisit', () => {
  it('D3 reads what writeVisit has written, its history entries numbered', () => {
    const visit = visitOf(action('navigation/locationChanged', at('/wiki', 'k3j5h2')), action('likes/likeToggled', 'a'), action('mobileMenu/menuToggled'));
    expect(readVisit(writeVisit(visit))).toEqual({
      ...visit,
      steps: [{ after: 7, action: action('navigation/locationChanged', at('/wiki', '0')) }, ...visit.steps.slice(1)],
    });
  });

  it.each([
    ['an unknown action', json('values/valueChanged', { guide: 'ssh', name: 'SERVER', value: 'db1', isUsable: true })],
    ['an action with the name of what every object has', json('constructor')],
    ['content', json('search/loadIndex/fulfilled', { build: 'one' })],
    ['what a command printed', json('terminal/commandAnswered', { id: 1, lines: [{ spans: ['x'] }] })],
    ['searches of earlier visits', json('remember/restored', { search: { recent: ['x'], isSlashKeyOn: true } })],
    ['another site', json('navigation/locationChanged', at('//a.example/b'))],
    ['a script for an address', json('navigation/locationChanged', at('javascript:alert(1)'))],
    ['a path with a backslash', json('navigation/locationChanged', at('/\\a.example'))],
    ['a theme that there isn’t', json('theme/themeChosen', 'pink')],
    ['a text for a number', json('terminal/commandAnswered', { id: '1' })],
    ['a long text', json('tags/tagSelected', 'x'.repeat(VISIT_TEXT + 1))],
    ['a long query', json('quickSearch/queryRemembered', 'x'.repeat(VISIT_QUERY + 1))],
    ['a command of several lines', json('terminal/commandSubmitted', 'help\nroot $ ok')],
    ['a command with another direction', json('terminal/commandOffered', { command: 'a\u202Eb', key: 'k' })],
    ['a query with hidden characters in the terminal', json('terminal/historySearched', { query: 'a\u200Bb', skipped: 0 })],
    ['a draft of several lines', stateJson({ terminal: { ...TERMINAL, draft: 'a\u2028b' } })],
    ['a folder that is no path of the file tree', stateJson({ terminal: { ...TERMINAL, folder: 'Call 555 0100' } })],
    ['a folder below that of a guide', stateJson({ terminal: { ...TERMINAL, folder: '/wiki/Call 555 0100' } })],
    ['a folder of a tag with another direction', stateJson({ terminal: { ...TERMINAL, folder: '/tags/a\u202Eb' } })],
    ['such a folder of a command', stateJson({ terminal: { ...TERMINAL, entries: [{ ...PENDING, folder: '/Call/555' }] } })],
    ['what a command reads', stateJson({ terminal: { ...TERMINAL, entries: [{ ...PENDING, reading: 'your password' }] } })],
    ['a row of no list', json('quickSearch/optionReached', 'Call 555 0100')],
    ['a field too many', json('quickSearch/resultOpened', { path: '/', needle: '', more: 1 })],
    ['a field of every object', '{"path":"/","state":{},"steps":[[0,"likes/likeToggled","a",{"__proto__":1}]]}'],
    ['an unknown slice', '{"path":"/","state":{"values":{}},"steps":[]}'],
    ['a slice of every object', '{"path":"/","state":{"__proto__":{}},"steps":[]}'],
    ['lines of the terminal', JSON.stringify({ path: '/', state: { terminal: { entries: [{ lines: ['x'] }] } }, steps: [] })],
    ['no list of steps', '{"path":"/","state":{},"steps":{}}'],
    ['a step without a type', '{"path":"/","state":{},"steps":[[0]]}'],
    ['a time before the step before', '{"path":"/","state":{},"steps":[[-1,"mobileMenu/menuToggled"]]}'],
    ['a path of another site', '{"path":"//a.example","state":{},"steps":[]}'],
    ['something more', '{"path":"/","state":{},"steps":[],"run":1}'],
    ['text', 'visit'],
    ['nothing', ''],
    ['null', 'null'],
  ])('D3 refuses %s', (_what, text) => {
    expect(readVisit(text)).toBeNull();
  });

  it('D3 reads a terminal with a draft of one line', () => {
    expect(readVisit(stateJson({ terminal: { ...TERMINAL, draft: 'grep größe 東' } }))).not.toBeNull();
  });

  it.each(['/', '/wiki', '/open-source', '/tags', '/tags/CI%2FCD', '/tags/Access control', '/tags/東京'])('D3 reads a terminal in a folder: %s', (folder) => {
    expect(readVisit(stateJson({ terminal: { ...TERMINAL, folder, entries: [{ ...PENDING, folder }] } }))).not.toBeNull();
  });

  it('D3 refuses more steps than a link may have', () => {
    const many = (count: number) => writeVisit(visitOf(...Array.from({ length: count }, () => action('mobileMenu/menuToggled'))));
    expect(readVisit(many(VISIT_STEPS))?.steps).toHaveLength(VISIT_STEPS);
    expect(readVisit(many(VISIT_STEPS + 1))).toBeNull();
  });

  const value = fc.oneof(
    anyString({ maxLength: 8 }),
    fc.constantFrom<unknown>(null, true, 1, -1, '/', '//a', 'dark', 'wiki', '__proto__', { __proto__: null }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const hostile = fc.oneof(
    anyString({ maxLength: 40 }),
    fc.json(),
    fc
      .record({ path: fc.oneof(fc.constant('/'), value), state: fc.oneof(fc.constant({}), fc.dictionary(anyString({ maxLength: 8 }), value, { maxKeys: 2 })) })
      .chain((rest) =>
        fc
          .array(fc.tuple(value, fc.constantFrom(...Object.keys(STEP_CHECKS), 'x', '__proto__'), value, value), { maxLength: 3 })
          .map((steps) => JSON.stringify({ ...rest, steps })),
      ),
  );
  fuzz({ name: 'visit in a link', inputs: hostile, share: 0.1, where: 'browser' }, (text) => {
    const read = readVisit(text);
    expect(read === null || read.steps.every(({ action: { type } }) => Object.hasOwn(STEP_CHECKS, type))).toBe(true);
  });
});

describe('stepText', () => {
  it('D3 has words for every action that a link may have', () => {
    const objects = { location: { pathname: '/' }, section: 'wiki', path: '/' };
    for (const type of Object.keys(STEP_CHECKS))
      expect(stepText({ type, payload: /locationChanged|filters|Opened$|Searched$|Offered$/.test(type) ? objects : '' })).not.toBe(type);
  });
});
