import { GuestOutput } from '../../../../build-scripts/lib/verify/machines/guestOutput';

/** The events that a listener gets for these chunks. */
function heard(...chunks: readonly string[]): string[] {
  const events: string[] = [];
  const output = new GuestOutput('ab12', {
    onStarted: () => events.push('started'),
    onText: (text) => events.push(text),
    onEnd: (code) => events.push(`ended ${code}`),
  });
  chunks.forEach((chunk) => output.push(chunk));
  return events;
}

describe('GuestOutput', () => {
  it('leaves out what came before the shell that was called has started', () => {
    expect(heard('late words\x1dready\x1d\x1dcd34:started\x1d\x1dab12:started\x1dhello\n')).toEqual(['started', 'hello\n']);
  });

  it('tells the exit code of the shell, however the mark is cut', () => {
    const text = '\x1dab12:started\x1dbye\n\x1dab12:7\x1d';
    expect(heard(...text).join('')).toBe('startedbye\nended 7');
  });

  it('takes a new boot for the end, and a mark of another shell for none', () => {
    expect(heard('\x1dab12:started\x1d', 'a\x1dcd34:0\x1d', '\x1dready\x1d')).toEqual(['started', 'a', '\x1dcd34:0\x1d', 'ended 137']);
  });
});
