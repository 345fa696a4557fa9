/** A Debian release that guides can be run on. */
export interface DebianRelease {
  readonly codename: string;
  /** As readers know it. */
  readonly name: string;
}

/** Oldest first. A new release needs only a line here. */
export const RELEASES = [
  { codename: 'bookworm', name: 'Debian 12' },
  { codename: 'trixie', name: 'Debian 13' },
] as const satisfies readonly DebianRelease[];

/** What guides run on by default. */
export const DEFAULT_RELEASE: DebianRelease = RELEASES[0];
