/** Collects errors, so that a run reports all of them at once. */
export class Faults {
  readonly #messages: string[] = [];

  /** Calls a reader. If it throws, the message is collected and the fallback returned. */
  read<T>(reader: () => T, fallback: T): T {
    try {
      return reader();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'Error') throw error;
      this.#messages.push(error.message);
      return fallback;
    }
  }

  /** @throws Error with a line for each value that was wrong, if any was */
  throwAll(): void {
    if (this.#messages.length > 0) throw new Error(this.#messages.join('\n'));
  }
}
