/** What a visitor has typed for a guide. */
export interface GuideState {
  /** By name; blank or invalid values are kept as typed but not used. */
  readonly typed: Readonly<Record<string, string>>;
  /** The names of the secrets that are set. Their values are never in the state: see `createSecrets`. */
  readonly secretsSet: readonly string[];
  /** The names of those that the browser couldn't store as they were typed last. */
  readonly unkept: readonly string[];
}

/** By guide. */
export type ValuesState = Readonly<Record<string, GuideState>>;
