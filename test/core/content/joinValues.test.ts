import fc from 'fast-check';
import { joinValues } from '../../../src/core/content/joinValues';
import { anyString } from '../../support/anyString';
import { runs } from '../../support/propertyRuns';

/** With the no-break spaces to be seen. */
const shown = (text: string) => joinValues(text).replaceAll('\u00a0', '~');

describe('joinValues', () => {
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
      expect(joinValues(text)).toBe(text);
    },
  );

  it('W6 is a matter of spaces alone, of which no three in a row are joined to a part longer than the line of a phone', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyString(),
          fc.array(fc.constantFrom('Debian', '13', '41', 'servers', 'and', 'In', '2024,', 'port'), { maxLength: 12 }).map((words) => words.join(' ')),
        ),
        (text) => {
          const joined = joinValues(text);
          expect(joined.replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
          const added = joined.split(/[ \n]/).filter((part) => part.includes('\u00a0') && !text.includes(part));
          expect(added.filter((part) => part.split('\u00a0').length > 4)).toEqual([]);
        },
      ),
      { numRuns: runs(2_000) },
    );
  });
});
