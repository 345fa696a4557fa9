/** Terms in one string, with a character that none of them holds before, between and behind them: ` apt aptitude audit `. */
export interface JoinedTerms {
  readonly joined: string;
  /** Where each term starts, and one more: where the next one would. */
  readonly starts: Uint32Array;
}

/** No run holds one. */
export const BLANK = ' ';

/** @param between a character that no term holds */
export function joinTerms(terms: readonly string[], between = BLANK): JoinedTerms {
  const starts = new Uint32Array(terms.length + 1);
  let start = between.length;
  terms.forEach((term, number) => {
    starts[number] = start;
    start += term.length + between.length;
  });
  starts[terms.length] = start;
  return { joined: between + terms.map((term) => term + between).join(''), starts };
}
