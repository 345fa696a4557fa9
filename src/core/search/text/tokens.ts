/**
 * A token: a maximal run of letters, digits and combining marks, such as the vowels of Devanagari and Arabic. The search is exact because
 * texts are split only at token boundaries, and whether a character belongs to a token doesn't depend on its neighbours.
 */
const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;
/** Tokens, and the separators between them: maximal runs of anything else. */
const PIECE = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu;
const STARTS_WITH_TOKEN = /^[\p{L}\p{M}\p{N}]/u;

/** The tokens of a folded text, in order. Fold before tokenizing: `İ` folds to `i` and a mark. */
export function tokensOf(folded: string): readonly string[] {
  return folded.match(TOKEN) ?? [];
}

interface TextToken {
  readonly text: string;
  /** In UTF-16 units from the start of the text. */
  readonly offset: number;
}

/** The tokens of a folded text, each with its offset. */
export function tokensWithOffsets(folded: string): readonly TextToken[] {
  return Array.from(folded.matchAll(TOKEN), ({ 0: text, index: offset }) => ({ text, offset }));
}

/** How a piece of the needle must fit a piece of the text for the needle to match there. */
type PieceFit = 'contains' | 'starts' | 'ends' | 'equals';

/** A token or separator of a needle. */
export interface NeedlePiece extends TextToken {
  readonly fit: PieceFit;
}

/**
 * The tokens of a folded needle, each with its fit. Where a token in the needle is next to a separator, so must it be in
 * the text: only a token at the very start or end of the needle may be part of a longer one.
 */
export function needleTokens(folded: string): readonly NeedlePiece[] {
  return needlePieces(folded).filter(({ text }) => isToken(text));
}

/** The tokens and separators of a folded needle, alternating; separators fit as tokens do. */
export function needlePieces(folded: string): readonly NeedlePiece[] {
  const fit = (offset: number, end: number) => fitOf(offset === 0, end === folded.length);
  return Array.from(folded.matchAll(PIECE), ({ 0: text, index: offset }) => ({ text, offset, fit: fit(offset, offset + text.length) }));
}

/** The tokens and separators of a folded text, alternating. */
export function piecesOf(folded: string): readonly string[] {
  return folded.match(PIECE) ?? [];
}

/** Calls `visit` for each piece of a folded text, token or separator, with its offset. */
export function eachPiece(folded: string, visit: (piece: string, offset: number) => void): void {
  let offset = 0;
  for (const piece of piecesOf(folded)) {
    visit(piece, offset);
    offset += piece.length;
  }
}

/** The separators of a folded text, in order. */
export function separatorsOf(folded: string): readonly string[] {
  return piecesOf(folded).filter((piece) => !isToken(piece));
}

/** Whether a piece is a token. */
export function isToken(piece: string): boolean {
  return STARTS_WITH_TOKEN.test(piece);
}

function fitOf(isFirst: boolean, isLast: boolean): PieceFit {
  if (isFirst) return isLast ? 'contains' : 'ends';
  return isLast ? 'starts' : 'equals';
}
