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
    ['a token', 'run apt update now', 2, 'apt update', 0, true],
    ['the end of a token', 'adapt update', 0, 'apt update', 0, true],
    ['the start of a token', 'apt updated', 2, 'apt update', 2, true],
    ['a separator', 'now --now', 1, '--now', 0, true],
    ['another token after it', 'apt install', 0, 'apt update', 0, false],
    ['another token before it', 'snap update', 2, 'apt remove update', 2, false],
    ['no token after it', 'apt', 0, 'apt update', 0, false],
    ['neighbours where the needle has none', 'run apt update', 2, 'apt-', 0, true],
  ])('is compared or not: %s', (_, text, at, needle, part, expected) => {
    expect(mayMatch(packOccurrence(0, placed(text, at)), neighboursOf(placed(needle, part)))).toBe(expected);
  });
});
