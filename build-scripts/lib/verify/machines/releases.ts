/** A Debian release that guides are run on. */
export interface DebianRelease {
  readonly codename: string;
  /** As readers know it. */
  readonly name: string;
}

export const BOOKWORM: DebianRelease = { codename: 'bookworm', name: 'Debian 12' };
