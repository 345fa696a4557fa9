import type { UnknownAction } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { stateAt } from '../../../src/app/store';
import { VISIT_QUERY, VISIT_STEPS } from '../../../src/core/visit/limits';
import { visitLines } from '../../../src/core/visit/visitLines';
import { categoryToggled, filterQueryChanged } from '../../../src/features/filters/filtersSlice';
import { keepingAdvanced } from '../../../src/features/keep-offline/packsSlice';
import { likeToggled } from '../../../src/features/likes/likesSlice';
import { menuToggled } from '../../../src/features/navigation/mobileMenuSlice';
import { queryRemembered, resultOpened } from '../../../src/features/quick-search/quickSearchSlice';
import { commandReached, recordingClosed, recordingOpened } from '../../../src/features/recordings/recordingsSlice';
import { queryChanged, workerAsked, workerFailed } from '../../../src/features/search/searchSlice';
import { tabChosen } from '../../../src/features/tab-choice/tabChoiceSlice';
import { tagSelected } from '../../../src/features/tags/tagsSlice';
import * as terminal from '../../../src/features/terminal/terminalSlice';
import { valuesRestored } from '../../../src/features/values/valuesSlice';
import { recordedVisit } from '../../../src/features/visit/recordedVisit';
import { readVisitLink, visitLink } from '../../../src/features/visit/visitLink';
import { runs } from '../../support/propertyRuns';
import { installStreams } from '../../support/streams';
import { opened, recorded } from './sampleVisit';

const told = (actions: readonly UnknownAction[], skip = 0) => recordedVisit(recorded(actions).log, { stateAt, skip });

/** Every text in a value, and every name of a field, that begins with a mark. */
function marked(value: unknown): string[] {
  if (typeof value === 'string') return decodeURIComponent(value).match(/~.*/) ?? [];
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(marked) : [];
}

beforeAll(installStreams);

describe('what a visit’s link has of texts', () => {
  it('D3 doesn’t count what was stored before, or recordings, as typed into guides', () => {
    const watched = [recordingOpened({ file: '/data/recordings/wiki/ssh.json', block: 0, command: 0, isPlaying: true }), commandReached(1), recordingClosed()];
    const { visit, leftOut } = told([valuesRestored({ guide: 'ssh', typed: { HOST: 'a' } }), ...watched, menuToggled()]);
    expect([visit.steps.length, leftOut]).toEqual([1, 0]);
  });

  it.each([['Сервер не отвечает на запрос: '.repeat(40)], ['東'.repeat(2_100)], ['x'.repeat(40_000)]])(
    'D3 S2 has the results of a long search, whatever its script: %.4s',
    async (words) => {
      const { code, leftOut } = await visitLink(() => told([queryChanged(words, 'bar'), opened(`/search?q=${encodeURIComponent(words)}&in=wiki`)]));
      const [typed, shown] = (await readVisitLink(code ?? ''))?.steps.map(({ action: { payload } }) => payload) ?? [];
      const address = new URLSearchParams((shown as { location: { search: string } }).location.search);
      expect([leftOut, address.get('q'), address.get('in')]).toEqual([0, typed, 'wiki']);
    },
  );

  it('D3 T1 has each command in one line, without characters that hide or turn what follows', () => {
    const command = 'echo a\nroot $\u202Eb\u2028';
    const actions = [
      terminal.draftChanged(command),
      terminal.historySearched({ query: command, skipped: 0 }),
      terminal.commandOffered({ command, key: 'k' }),
      terminal.commandSubmitted(command),
      menuToggled(),
    ];
    const shown = 'echo a\uFFFDroot $\uFFFDb\uFFFD';
    const { visit, leftOut } = told(actions);
    expect([leftOut, ...visit.steps.slice(0, 4).map(({ action: { payload } }) => payload)]).toEqual([
      0,
      shown,
      { query: shown, skipped: 0 },
      { command: shown, key: 'k' },
      shown,
    ]);
    expect(told(actions, 4).visit.state).toMatchObject({
      terminal: { commands: ['echo a\uFFFDroot $\uFFFDb'], entries: [{ input: 'echo a\uFFFDroot $\uFFFDb' }] },
    });
  });

  it('D3 has no text that isn’t in the list of its steps, or begins one there', () => {
    const text = fc.stringMatching(/^~[ab]{0,3}$/);
    const box = fc.constantFrom<readonly ((typed: string) => UnknownAction)[]>(
      [queryChanged, (query) => opened(`/search?q=${encodeURIComponent(query)}`), queryRemembered],
      [queryChanged, (needle) => resultOpened({ path: '/wiki/ssh', needle })],
      [(query) => filterQueryChanged({ section: 'wiki', query })],
      [terminal.draftChanged],
      [terminal.draftChanged, () => terminal.historyRecalled(1)],
      [terminal.draftChanged, terminal.commandSubmitted],
      [terminal.draftChanged, () => terminal.commandSubmitted('~help')],
      [(query) => terminal.historySearched({ query, skipped: 0 })],
      [(command) => terminal.commandOffered({ command, key: 'k' })],
      [terminal.commandSubmitted, (name) => terminal.commandAnswered({ id: 1, lines: [], folder: `/tags/${name}` })],
      [terminal.commandSubmitted, () => terminal.readingBegun({ id: 1, reading: '~ssh.md' })],
      [likeToggled],
      [tagSelected],
      [tabChosen],
      [(category) => categoryToggled({ section: 'blog', category })],
    );
    const typed = fc
      .tuple(box, fc.array(fc.oneof(text, fc.constant('')), { minLength: 1, maxLength: 6 }))
      .map(([[type, ...others], texts]) => [...texts.map((each) => type?.(each)), ...others.map((other) => other(texts.at(-1) ?? ''))]);
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 6 }), fc.nat(30), (boxes, skip) => {
        const { visit } = told(boxes.flat() as UnknownAction[], skip);
        const listed = visitLines(visit)
          .map((line) => decodeURIComponent(Object.values(line).join(' ')))
          .join('\n');
        expect(marked(visit).filter((each) => !listed.includes(each))).toEqual([]);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('D3 S2 begins with the search and the filters of a cut visit, and has the result that was opened, however long they are', () => {
    const long = 'x'.repeat(VISIT_QUERY + 500);
    const actions = [queryChanged(long), filterQueryChanged({ section: 'wiki', query: long }), filterQueryChanged({ section: 'blog', query: 'ssh' })];
    const found = [resultOpened({ path: '/wiki/ssh', needle: long }), opened('/wiki/ssh')];
    const query = long.slice(0, VISIT_QUERY);
    const { visit, leftOut } = told([...actions, ...found, menuToggled()], actions.length + found.length);
    expect([leftOut, visit.state]).toMatchObject([
      0,
      { search: { query }, filters: { wiki: { query }, blog: { query: 'ssh' } }, quickSearch: { arrival: { needle: query } } },
    ]);
  });

  it('D3 has the visitor’s steps, however many files are kept for use offline, answers come and recordings run', () => {
    const kept = Array.from({ length: VISIT_STEPS }, (_, missing) => keepingAdvanced({ pack: 'site', bytes: 1, missing }));
    const others = [workerAsked(), workerFailed(), commandReached(1)];
    const { visit, isCut } = told([opened('/wiki'), menuToggled(), ...kept, ...others]);
    expect([visit.path, visit.steps.length, isCut]).toEqual(['/', 2, false]);
  });
});
