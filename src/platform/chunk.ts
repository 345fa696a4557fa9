/** Code that is loaded on demand, and available synchronously from then on. */
interface Chunk<T> {
  /** Loads it unless it is loaded; the bundler's runtime retries what has failed. */
  readonly load: () => Promise<T>;
  /** The code, if it has been loaded. */
  readonly atHand: () => T | null;
}

export function createChunk<T>(load: () => Promise<T>): Chunk<T> {
  let here: T | null = null;
  return { atHand: () => here, load: async () => (here ??= await load()) };
}
