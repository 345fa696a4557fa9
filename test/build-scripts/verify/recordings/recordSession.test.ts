import * as fc from 'fast-check';
import { Arrivals } from '../../../../build-scripts/lib/verify/machines/arrivals';
import { HIDDEN, maskSecrets } from '../../../../build-scripts/lib/verify/recordings/maskSecrets';
import { MAX_BLOCK_BYTES, MAX_COMMAND_BYTES, recordSession, type Take } from '../../../../build-scripts/lib/verify/recordings/recordSession';
import { anyString } from '../../../support/anyString';
import { runs } from '../../../support/propertyRuns';

const CANARY = 'canary-8f3a0c';
const take = (text: string, output: readonly (readonly [ms: number, text: string])[], start = 0): Take => ({
  prompt: '$',
  text,
  start: 1_000_000 + start,
  chunks: output.map(([ms, part]) => ({ ms, text: part })),
});
const outputOf = (events: ReturnType<typeof recordSession>) => events.flatMap(([, kind, text]) => (kind === 'o' ? [text] : [])).join('');

describe('recordSession', () => {
  it('L6 keeps what was typed and printed, and when, with a marker at each command', () => {
    const session = [
      take('cat <<END\na\nEND', [
        [30, 'a\n'],
        [1_500, 'late'],
      ]),
      { ...take('id -u', [[10, '0\r\n']], 2_000), prompt: '#' as const },
    ];
    expect(recordSession(session, [])).toEqual([
      [0, 'm', 'cat <<END'],
      [0, 'o', '$ cat <<END\r\n> a\r\n> END\r\n'],
      [0.03, 'o', 'a\r\n'],
      [1.5, 'o', 'late'],
      [2, 'm', 'id -u'],
      [2, 'o', '\r\n# id -u\r\n'],
      [2.01, 'o', '0\r\n'],
    ]);
  });

  it('L6 has no secret: not typed, printed, cut in two by chance, or part of another one', () => {
    const session = [
      take(`login ${CANARY}`, [
        [1, `is ${CANARY.slice(0, 5)}`],
        [40, `${CANARY.slice(5)}!\n`],
      ]),
      take('echo', [[1, `${CANARY}${CANARY}-long\n`]], 50),
    ];
    const text = outputOf(recordSession(session, [CANARY, `${CANARY}-long`, '']));
    expect(text).not.toMatch(/canary|8f3a0c|long/);
    expect(text).toBe(`$ login ${HIDDEN}\r\nis ${HIDDEN}!\r\n$ echo\r\n${HIDDEN}${HIDDEN}\r\n`);
    expect(JSON.stringify(recordSession(session, [CANARY]))).not.toContain(CANARY);
  });

  it('L6 has no private key, whoever printed it', () => {
    const key = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk\n-----END OPENSSH PRIVATE KEY-----\n';
    expect(outputOf(recordSession([take('cat key', [[1, key]])], []))).toBe(`$ cat key\r\n${HIDDEN}\r\n`);
  });

  it('L6 is bounded, and says what it leaves out', () => {
    const long = recordSession([take('yes', [[1, 'y\n'.repeat(1_000_000)]])], []);
    expect(Buffer.byteLength(JSON.stringify(long))).toBeLessThan(MAX_COMMAND_BYTES + 200);
    expect(long.at(-1)?.[2]).toMatch(/^\r\n\[The recording leaves out \d+ characters\.\]\r\n$/);
    const many = recordSession(
      Array.from({ length: 40 }, () =>
        take(
          'yes',
          Array.from({ length: 500 }, (_, ms) => [ms * 30, '\x1b[1m😀\n'] as const),
        ),
      ),
      [],
    );
    expect(Buffer.byteLength(JSON.stringify(many))).toBeLessThanOrEqual(MAX_BLOCK_BYTES);
  });

  it('L6 is bounded whatever the commands are and print', () => {
    const anyTake = fc.tuple(anyString(), fc.array(fc.tuple(fc.nat(9_999), anyString()), { maxLength: 5 }), fc.nat(99)).map(([text, output, times]) =>
      take(
        text.repeat(times),
        output.map(([ms, part]) => [ms, part.repeat(times * 9)] as const),
      ),
    );
    fc.assert(
      fc.property(fc.array(anyTake, { maxLength: 12 }), (session) => {
        expect(Buffer.byteLength(JSON.stringify(recordSession(session, [])))).toBeLessThanOrEqual(MAX_BLOCK_BYTES + 2);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('maskSecrets', () => {
  it('L6 leaves no secret in any texts that have it, wherever they are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(CANARY, 'can', 'ary'), anyString()), { maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        (words, cuts) => {
          const whole = words.join('');
          const places = [0, ...cuts.map((cut) => cut % (whole.length + 1)).sort((a, b) => a - b), whole.length];
          const texts = places.slice(1).map((end, index) => whole.slice(places[index], end));
          const masked = maskSecrets(texts, [CANARY]);
          expect(masked).toHaveLength(texts.length);
          expect(masked.join('')).toBe(whole.replaceAll(CANARY, HIDDEN));
        },
      ),
      { numRuns: runs(2_000) },
    );
  });
});

describe('Arrivals', () => {
  afterEach(() => jest.useRealTimers());

  it('L6 gives output in the parts in which it came; what came together is one', () => {
    jest.useFakeTimers();
    const arrivals = new Arrivals();
    for (const [ms, length] of [
      [0, 2],
      [5, 4],
      [100, 6],
      [50, 40],
    ] as const) {
      jest.advanceTimersByTime(ms);
      arrivals.note(length);
    }
    // The mark after the output arrived with its last part.
    expect(arrivals.chunksOf('aabbccdd')).toEqual([
      { ms: 0, text: 'aabb' },
      { ms: 105, text: 'cc' },
      { ms: 155, text: 'dd' },
    ]);
  });
});
