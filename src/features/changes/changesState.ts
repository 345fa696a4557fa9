/** An edition of a guide that was read on this device. */
export interface Reading {
  readonly edition: string;
  /** YYYY-MM-DD */
  readonly on: string;
}

/** What the reader of an earlier edition is told. */
export interface ChangesNotice {
  readonly since: Reading;
  /** The change that is shown, from 0; null before the first. */
  readonly place: number | null;
  readonly isClosed: boolean;
}

/** By guide; absent where there is nothing to tell. */
export type ChangesState = Readonly<Record<string, ChangesNotice>>;
