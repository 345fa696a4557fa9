import fc from 'fast-check';
import { splitValues } from '../../../src/core/content/splitValues';
import { anyString } from '../../support/anyString';
import { runs } from '../../support/propertyRuns';

/** Shows the spaces in values as `~`. */
const shown = (text: string) =>
  splitValues(text)
    .map((piece, at) => (at % 2 === 0 ? piece : piece.replaceAll(' ', '~')))
    .join('');

describe('splitValues', () => {
  it.each([
    ['Azure migration: 41 servers out, 40% off the bill', 'Azure migration: 41~servers out, 40% off the bill'],
    ['The first rebuild took 6 h 50 min, the last 38 minutes.', 'The first rebuild took 6~h 50~min, the last 38~minutes.'],
    ['Of 1,232 nightly checks', 'Of 1,232~nightly checks'],
    ['9+ years in operations', '9+~years in operations'],
  ])('W6 keeps a number with its unit: %s', (text, joined) => {
    expect(shown(text)).toBe(joined);
  });

  it.each([
    ['The server has OpenSSH 10.0p2 (Debian 13), as Windows 10 does', 'The server has OpenSSH~10.0p2 (Debian~13), as Windows~10 does'],
    ['May to November 2023, bill counted', 'May to November~2023, bill counted'],
    ['Updated 18 June 2025', 'Updated 18~June~2025'],
    ['It listens on port 22, see part 4', 'It listens on port~22, see part~4'],
  ])('W6 keeps a name with the number that says which one: %s', (text, joined) => {
    expect(shown(text)).toBe(joined);
  });

  it.each(['192.0.2.10/24 is free', 'Of pages 3/4 open', 'a2 b', 'No 1. Then', 'containers 1,000 supercalifragilistic'])(
    'W6 joins nothing else: %s',
    (text) => {
      expect(splitValues(text)).toEqual([text]);
    },
  );

  it('W6 leaves every text as it is, and keeps no more than four words on one line', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyString(),
          fc.array(fc.constantFrom('Debian', '13', '41', 'servers', 'and', 'In', '2024,', 'port'), { maxLength: 12 }).map((words) => words.join(' ')),
        ),
        (text) => {
          const pieces = splitValues(text);
          expect(pieces.join('')).toBe(text.replaceAll('\0', ''));
          expect(pieces.filter((piece, at) => at % 2 === 1 && piece.split(' ').length > 4)).toEqual([]);
        },
      ),
      { numRuns: runs(2_000) },
    );
  });
});
