import type { OutputChunk } from './machine';

/** Parts that arrive within this time are joined: nobody sees them arrive one by one, and a program may print single characters. */
const TOGETHER_MS = 20;

/** When each part of a command's output arrived. */
export class Arrivals {
  readonly #start = Date.now();
  #noted: { ms: number; length: number }[] = [];

  /** @param length how many characters of output there are so far */
  note(length: number): void {
    const ms = Date.now() - this.#start;
    const last = this.#noted.at(-1);
    if (last && ms - last.ms < TOGETHER_MS) last.length = length;
    else this.#noted.push({ ms, length });
  }

  /** The whole output in its parts. */
  chunksOf(output: string): OutputChunk[] {
    let start = 0;
    const chunks = this.#noted.map(({ ms, length }) => {
      const text = output.slice(start, length);
      start = Math.max(start, length);
      return { ms, text };
    });
    return [...chunks, { ms: Date.now() - this.#start, text: output.slice(start) }].filter(({ text }) => text !== '');
  }
}
