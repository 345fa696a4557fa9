/** Collects what is wrong with several values, so that all of it can be told at once. */
export class Faults {
  private readonly messages: string[] = [];

  /** Reads a value; where it is wrong, that is kept for later, and the other one stands in for it. */
  read<T>(reader: () => T, otherwise: T): T {
    try {
      return reader();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'Error') throw error;
      this.messages.push(error.message);
      return otherwise;
    }
  }

  /** @throws Error with a line for each value that was wrong, if any was */
  throwAll(): void {
    if (this.messages.length > 0) throw new Error(this.messages.join('\n'));
  }
}
