/** A Debian release that guides can be run on. */
export interface DebianRelease {
  readonly codename: string;
  /** As readers, guides and the ledger know it. */
  readonly name: string;
}

/** Newest first. A new release needs only a line here. */
export const RELEASES = [
  { codename: 'trixie', name: 'Debian 13' },
  { codename: 'bookworm', name: 'Debian 12' },
] as const satisfies readonly DebianRelease[];

export type ReleaseName = (typeof RELEASES)[number]['name'];

export const RELEASE_NAMES: readonly ReleaseName[] = RELEASES.map(({ name }) => name);

export function isReleaseName(name: string): name is ReleaseName {
  return (RELEASE_NAMES as readonly string[]).includes(name);
}

/** The release that another one is upgraded to; undefined for the newest. */
export function releaseAfter({ name }: DebianRelease): DebianRelease | undefined {
  return RELEASES[RELEASES.findIndex((release) => release.name === name) - 1];
}

/** Whether something marked for one release, or not marked, applies to a release. */
export function isOn(only: ReleaseName | undefined, release: ReleaseName): boolean {
  return only === undefined || only === release;
}

/** `12` after `Debian 13`: a family's name need not be said twice. */
export function shortNameAfter(before: string, release: string): string {
  const family = /^\D+ /.exec(release)?.[0] ?? '';
  return family !== '' && before.startsWith(family) ? release.slice(family.length) : release;
}
