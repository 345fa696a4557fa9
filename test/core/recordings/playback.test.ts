import * as fc from 'fast-check';
import { MAX_IDLE_MS, plainText, READING_MS, stepsOf } from '../../../src/core/recordings/playback';
import { asciicastOf, type Recording, type RecordingEvent } from '../../../src/core/recordings/recording';
import { anyString } from '../../support/anyString';
import { runs } from '../../support/propertyRuns';

const recording = (...events: RecordingEvent[]): Recording => ({ release: 'Debian 13', timestamp: 1_795_000_000, events });

describe('stepsOf', () => {
  it('W15 gives a step for each command, with real waits, but no long idle time, and time to read', () => {
    const steps = stepsOf(
      recording(
        [0, 'm', 'uptime'],
        [0, 'o', '$ uptime\r\n'],
        [0.01, 'o', 'up'],
        [0.21, 'o', ' 3 days\r\n'],
        [9, 'm', 'id'],
        [9, 'o', '$ id\r\n'],
        [9, 'o', '0\r\n'],
      ),
    );
    expect(steps).toEqual([
      {
        label: 'uptime',
        frames: [
          { wait: READING_MS, text: '$ uptime\r\n' },
          { wait: READING_MS, text: 'up' },
          { wait: expect.closeTo(200), text: ' 3 days\r\n' },
        ],
      },
      {
        label: 'id',
        frames: [
          { wait: MAX_IDLE_MS, text: '$ id\r\n' },
          { wait: READING_MS, text: '0\r\n' },
        ],
      },
    ]);
  });

  it('W15 takes nothing else for a recording', () => {
    for (const data of [
      null,
      7,
      'x',
      [],
      {},
      { events: [] },
      { events: ['o'] },
      { events: [[0, 'x', '']] },
      { events: [['0', 'o', '']] },
      { events: [[0, 'o', 1]] },
    ])
      expect(stepsOf(data)).toBeNull();
    expect(stepsOf({ events: [[0, 'o', 'no marker']] })).toEqual([{ label: '', frames: [expect.anything()] }]);
  });

  it('W15 plays any times and texts within bounds', () => {
    const event = fc.tuple(fc.oneof(fc.double(), fc.integer()), fc.constantFrom('o', 'm'), anyString());
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        for (const { frames } of stepsOf({ events }) ?? []) for (const { wait } of frames) expect(wait >= 0 && wait <= MAX_IDLE_MS).toBe(true);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('plainText', () => {
  it.each([
    ['\x1b[32mgreen\x1b[0m\r\n', 'green\n'],
    ['\x1b]0;title\x07text\x1b(B', 'text'],
    ['Reading... 5%\rReading... 10%\r              \r\rDone\r\n', 'Done\n'],
    ['long line\rshort', 'shortline'],
    ['ab\bc', 'ac'],
    ['Fetching 100%\r\x1b[KDone\r\n', 'Done\n'],
    ['Fetching 100%\rDone\x1b[0K, really\n', 'Done, really\n'],
    ['Fetching 100%\x1b[2K\rDone\n', 'Done\n'],
    ['ab\x1b[2Kc\n', '  c\n'],
    ['done.\x1b[K\n', 'done.\n'],
    ['before\x1b7\x1b[24;0fProgress: [ 5%]\x1b8after\r\n', 'beforeafter\n'],
    ['never\x1b7 restored', 'never restored'],
    ['bell\x07 and \x00 more', 'bell and  more'],
    ['\ttab\n', '\ttab\n'],
  ])('W15 shows of %j what a terminal would in the end: %j', (output, shown) => expect(plainText(output)).toBe(shown));

  it('W15 leaves nothing of a terminal’s commands, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyString(), fc.constantFrom('\x1b7', '\x1b8', '\x1b[K', '\x1b[2K', '\x1b[', '\x1b]', '\r', '\b', '\x1b')), { maxLength: 60 }),
        (parts) => {
          // eslint-disable-next-line no-control-regex -- asserts that no control character is left
          expect(plainText(parts.join(''))).not.toMatch(/[\x00-\x08\x0b-\x1f]/);
        },
      ),
      { numRuns: runs(2_000) },
    );
  });

  it('W15 needs no longer for the worst', () => {
    for (const worst of ['\x1b7', '\x1b[', '\x1b]', '\x1b ', '\r', '\r\n', 'a\b', 'a\x1b[2K', 'a\x1b[K']) {
      const { user: before } = process.cpuUsage();
      plainText(worst.repeat(250_000 / worst.length));
      expect([worst, process.cpuUsage().user - before < 1_000_000]).toEqual([worst, true]);
    }
  });
});

describe('asciicastOf', () => {
  it('W15 is an asciicast of version 2: a header, and a line for each event', () => {
    const [header = '', ...lines] = asciicastOf(recording([0, 'm', 'id'], [0.5, 'o', '$ id\r\n']), 'Secure SSH').split('\n');
    expect(JSON.parse(header)).toEqual({ version: 2, width: 80, height: 24, timestamp: 1_795_000_000, title: 'Secure SSH (Debian 13)' });
    expect(lines).toEqual(['[0,"m","id"]', '[0.5,"o","$ id\\r\\n"]', '']);
  });
});
