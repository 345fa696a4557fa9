const FIRST_CAPACITY = 1 << 12;

/** A growing list of whole numbers below 2 ** 32, at four bytes each: there are millions. */
export class NumberList {
  #numbers = new Uint32Array(FIRST_CAPACITY);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const grown = new Uint32Array(this.#length * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** The numbers so far; not a copy. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
