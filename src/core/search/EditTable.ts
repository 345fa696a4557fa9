interface Row {
  /** By column: the edits between the term's first units and the word's first `column` units. */
  readonly edits: number[];
  /** The least of them. */
  readonly least: number;
  /** The least in the last column of this row and all above: the edits between the word and the best start of the term. */
  readonly bestStart: number;
}

/** The table that `nearTerms` draws, filled row by row, so that terms with a common start can share its rows. */
export class EditTable {
  readonly #word: string;
  readonly #rows: Row[];

  constructor(word: string) {
    const edits = Array.from({ length: word.length + 1 }, (_, column) => column);
    this.#word = word;
    this.#rows = [{ edits, least: 0, bestStart: word.length }];
  }

  /** The edits between the word and a term's first `row` units. */
  edits(row: number): number {
    return this.#rows[row]?.edits.at(-1) ?? Infinity;
  }

  /** The edits between the word and the best start among a term's first `row` units. */
  bestStart(row: number): number {
    return this.#rows[row]?.bestStart ?? Infinity;
  }

  /** Fills the rows of a term after `from`; gives the row at which it is out of reach for good, or Infinity. */
  extend(term: string, { from, limit }: { readonly from: number; readonly limit: number }): number {
    for (let row = from + 1; row <= term.length; row += 1) {
      const edits = this.#fill(term, row);
      const least = Math.min(...edits);
      const bestStart = Math.min(this.bestStart(row - 1), edits.at(-1) ?? Infinity);
      this.#rows[row] = { edits, least, bestStart };
      if (least > limit && (this.#rows[row - 1]?.least ?? 0) > limit) return row;
    }
    return Infinity;
  }

  #fill(term: string, row: number): number[] {
    const above = this.#rows[row - 1]?.edits ?? [];
    const twoAbove = this.#rows[row - 2]?.edits ?? [];
    const edits = [row];
    for (let column = 1; column <= this.#word.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + Number(term[row - 1] !== this.#word[column - 1]);
      const swapped = this.#isSwap(term, row, column) ? (twoAbove[column - 2] ?? 0) + 1 : Infinity;
      edits.push(Math.min(replaced, swapped, (above[column] ?? 0) + 1, (edits[column - 1] ?? 0) + 1));
    }
    return edits;
  }

  /** Whether the last two units of both beginnings are the same, swapped. */
  #isSwap(term: string, row: number, column: number): boolean {
    if (row < 2 || column < 2) return false;
    return term[row - 1] === this.#word[column - 2] && term[row - 2] === this.#word[column - 1];
  }
}
