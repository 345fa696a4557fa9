import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLineLinks } from '../../../src/features/line-links/useLineLinks';
import { recordingClosed, recordingOpened } from '../../../src/features/recordings/recordingsSlice';
import type { RecordingsState } from '../../../src/features/recordings/recordingsState';
import { Prose } from '../../../src/ui/Prose';
import { startServer } from '../../platform/fakeServer';
import { renderInSite } from '../../support/render';
import { session } from '../changes/openGuide';

const FILE = '/data/recordings/wiki/ssh.json';
const BLOCKS = [session('whoami'), session('uptime')];
const DATA = { blocks: BLOCKS, recorded: { file: FILE, blocks: [1] } };
const OPEN: RecordingsState = { file: FILE, block: 1, command: 0, isPlaying: false, speed: 1 };

beforeEach(() => {
  const events = [
    [0, 'm', 'uptime'],
    [0, 'o', '$ uptime\r\n'],
  ];
  startServer().answer(FILE, { data: [null, { release: 'Debian 13', timestamp: 1_795_000_000, events }] });
  Element.prototype.scrollIntoView = jest.fn();
});

/** An article whose first screen comes before the rest. */
function Article() {
  const [isWhole, setWhole] = useState(false);
  useLineLinks(DATA);
  return (
    <>
      <button type="button" onClick={() => setWhole(true)}>
        Rest
      </button>
      <Prose blocks={isWhole ? BLOCKS : BLOCKS.slice(0, 1)} />
    </>
  );
}

const player = () => screen.queryByRole('region', { name: 'Recording' });
const passFrames = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

async function arrive(recordings: RecordingsState) {
  const view = renderInSite(<Article />, { recordings });
  await passFrames();
  await view.user.click(screen.getByRole('button', { name: 'Rest' }));
  return view;
}

describe('an article that a jump in DevTools leads back to', () => {
  it('W15 D1 shows the recording that is open in the state, once its block is there, and no trace of it after it is closed or left', async () => {
    const { store, unmount } = await arrive(OPEN);
    await waitFor(() => expect(screen.getByLabelText('What the machine printed')).toHaveTextContent('$ uptime'));
    act(() => void store.dispatch(recordingClosed()));
    expect(player()).toBeNull();
    act(() => void store.dispatch(recordingOpened({ file: FILE, block: 1, command: 0, isPlaying: false })));
    expect(document.querySelectorAll('.player')).toHaveLength(1);
    unmount();
    await passFrames();
    expect(store.getState().recordings).toBeNull();
    expect(player()).toBeNull();
  });

  it.each([
    ['another article', { ...OPEN, file: '/data/recordings/wiki/firewall.json' }],
    ['a block that has none', { ...OPEN, block: 0 }],
    ['nothing', null],
  ])('W15 shows no recording of %s', async (_what, recordings) => {
    await arrive(recordings);
    await passFrames();
    expect(player()).toBeNull();
  });
});
