import type { UnknownAction } from '@reduxjs/toolkit';
import { stateAt } from '../../../src/app/store';
import { menuToggled } from '../../../src/features/navigation/mobileMenuSlice';
import { commandReached, recordingClosed, recordingOpened } from '../../../src/features/recordings/recordingsSlice';
import { queryChanged } from '../../../src/features/search/searchSlice';
import * as terminal from '../../../src/features/terminal/terminalSlice';
import { valuesRestored } from '../../../src/features/values/valuesSlice';
import { recordedVisit } from '../../../src/features/visit/recordedVisit';
import { readVisitLink, visitLink } from '../../../src/features/visit/visitLink';
import { installStreams } from '../../support/streams';
import { opened, recorded } from './sampleVisit';

const told = (actions: readonly UnknownAction[], skip = 0) => recordedVisit(recorded(actions).log, { stateAt, skip });

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
});
