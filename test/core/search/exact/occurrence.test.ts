import { LONGEST_BODY, mayMatch, neighboursOf, offsetOf, packOccurrence } from '../../../../src/core/search/exact/occurrence';
import { isToken, piecesOf } from '../../../../src/core/search/text/tokens';

const placed = (text: string, at: number) => {
  const pieces = piecesOf(text);
  return { pieces, at, isToken: isToken(pieces[at] ?? '') };
};

describe('an occurrence', () => {
  it.each([0, 1, 1_000, LONGEST_BODY - 1])('keeps its offset %i, whatever its neighbours', (offset) => {
    expect(offsetOf(packOccurrence(offset, placed('z = z = z', 2)))).toBe(offset);
    expect(offsetOf(packOccurrence(offset, placed('sshd', 0)))).toBe(offset);
  });

  it.each([
    { what: 'a token', text: 'run apt update now', at: 2, needle: 'apt update', part: 0, expected: true },
    { what: 'the end of a token', text: 'adapt update', at: 0, needle: 'apt update', part: 0, expected: true },
    { what: 'the start of a token', text: 'apt updated', at: 2, needle: 'apt update', part: 2, expected: true },
    { what: 'a separator', text: 'now --now', at: 1, needle: '--now', part: 0, expected: true },
    { what: 'another token after it', text: 'apt install', at: 0, needle: 'apt update', part: 0, expected: false },
    { what: 'another token before it', text: 'snap update', at: 2, needle: 'apt remove update', part: 2, expected: false },
    { what: 'no token after it', text: 'apt', at: 0, needle: 'apt update', part: 0, expected: false },
    { what: 'neighbours where the needle has none', text: 'run apt update', at: 2, needle: 'apt-', part: 0, expected: true },
  ])('is compared or not: $what', ({ text, at, needle, part, expected }) => {
    expect(mayMatch(packOccurrence(0, placed(text, at)), neighboursOf(placed(needle, part)))).toBe(expected);
  });
});
