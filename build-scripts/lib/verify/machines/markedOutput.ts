/** What was printed before a mark, and the exit codes in the mark: of the command, and of the parts of its last pipeline. */
interface MarkedAnswer {
  readonly code: number;
  /** Absent unless one of several failed. */
  readonly parts?: readonly number[];
  readonly output: string;
}

/** Output that is cut at marks `␞mark:code part part␞`, in time linear in its length however small the chunks are. */
export class MarkedOutput {
  readonly #opening: string;
  #pieces: string[] = [];
  #length = 0;
  /** The end of what came so far, where a mark may have begun. */
  #tail = '';

  constructor(mark: string) {
    this.#opening = `\x1e${mark}:`;
  }

  /** How many characters have come since the last mark. */
  get length(): number {
    return this.#length + this.#tail.length;
  }

  /** What has come since the last mark. */
  get text(): string {
    return this.#pieces.join('') + this.#tail;
  }

  /** @returns the answer that this chunk completes; what comes after its mark belongs to the next */
  push(chunk: string): MarkedAnswer | undefined {
    const text = this.#tail + chunk;
    const start = text.indexOf(this.#opening);
    const end = start < 0 ? -1 : text.indexOf('\x1e', start + this.#opening.length);
    if (end < 0) {
      this.#keep(text, start < 0 ? Math.max(text.length - this.#opening.length + 1, 0) : start);
      return undefined;
    }
    const [code = 0, ...parts] = text
      .slice(start + this.#opening.length, end)
      .trim()
      .split(' ')
      .map(Number);
    const output = this.#pieces.join('') + text.slice(0, start);
    [this.#pieces, this.#length, this.#tail] = [[], 0, ''];
    this.#keep(text.slice(end + 1), 0);
    return { code, ...(parts.length > 1 && parts.some((part) => part !== 0) ? { parts } : {}), output };
  }

  #keep(text: string, tailFrom: number): void {
    this.#pieces.push(text.slice(0, tailFrom));
    this.#length += tailFrom;
    this.#tail = text.slice(tailFrom);
  }
}
