import { screen } from '@testing-library/react';
import { stepsOf } from '../../../src/core/recordings/playback';
import { Player } from '../../../src/features/recordings/Player';
import { recordingOpened, selectOpenRecording } from '../../../src/features/recordings/recordingsSlice';
import { useAppSelector } from '../../../src/features/store/hooks';
import { renderInSite } from '../../support/render';
import { translatePage } from '../../support/translatePage';

const RECORDING = { release: 'Debian 13', timestamp: 1_795_000_000, events: [[0, 'm', 'uptime'] as const, [0, 'o', '$ uptime\r\n'] as const] };

function OpenPlayer() {
  const open = useAppSelector(selectOpenRecording);
  return open && <Player open={open} recording={RECORDING} steps={stepsOf(RECORDING.events) ?? []} onClose={() => undefined} />;
}

describe('a recording on a page that the browser translates', () => {
  it('W15 tells its speed as it is now', async () => {
    const { store, user } = renderInSite(<OpenPlayer />);
    store.dispatch(recordingOpened({ file: '/data/recordings/wiki/ssh.json', block: 0, command: 0, isPlaying: false }));
    const speed = await screen.findByRole('button', { name: 'Speed: 1×' });
    translatePage();
    await user.click(speed);
    expect(speed).toHaveTextContent(/^2×$/);
  });
});
