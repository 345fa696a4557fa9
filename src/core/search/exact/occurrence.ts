import { NEIGHBOUR_BITS } from '../limits';

/*
 * An occurrence of a term in a body is 32 bits: its offset in UTF-16 units, then a few bits each of its neighbours, the last unit of the
 * token before it and the first of the token after it. Most occurrences have other neighbours than the needle, so its text needn't be
 * compared there: that costs as much as passing dozens of occurrences, since texts are spread over memory.
 */
const OFFSET_SHIFT = 2 * NEIGHBOUR_BITS;
const UNIT_MASK = (1 << NEIGHBOUR_BITS) - 1;

/** The longest body whose offsets fit, in UTF-16 units. */
export const LONGEST_BODY = 2 ** (32 - OFFSET_SHIFT);

/** Alternating tokens and separators, and the number of one of them. */
interface PlacedPiece {
  readonly pieces: readonly string[];
  readonly at: number;
  readonly isToken: boolean;
}

/** The occurrence of a piece of a text. */
export function packOccurrence(offset: number, place: PlacedPiece): number {
  return ((offset << OFFSET_SHIFT) | bitsOf(place)) >>> 0;
}

export function offsetOf(occurrence: number): number {
  return occurrence >>> OFFSET_SHIFT;
}

/** The neighbours that a piece of a needle must have in a text; any will do where the needle has none. */
export interface Neighbours {
  readonly bits: number;
  readonly mask: number;
}

export function neighboursOf(place: PlacedPiece): Neighbours {
  const { before, after } = tokensAround(place);
  return { bits: bitsOf(place), mask: (before === undefined ? 0 : UNIT_MASK << NEIGHBOUR_BITS) | (after === undefined ? 0 : UNIT_MASK) };
}

/** False only where the needle doesn't match. */
export function mayMatch(occurrence: number, { bits, mask }: Neighbours): boolean {
  return (occurrence & mask) === bits;
}

/** A neighbour that is missing counts as 0, since NaN has no bits. */
function bitsOf(place: PlacedPiece): number {
  const { before = '', after = '' } = tokensAround(place);
  return ((before.charCodeAt(before.length - 1) & UNIT_MASK) << NEIGHBOUR_BITS) | (after.charCodeAt(0) & UNIT_MASK);
}

function tokensAround({ pieces, at, isToken }: PlacedPiece) {
  const distance = isToken ? 2 : 1;
  return { before: pieces[at - distance], after: pieces[at + distance] };
}
