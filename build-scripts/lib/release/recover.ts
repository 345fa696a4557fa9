import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { displayPath } from '../files/displayPath';
import { isWhole, readMarker } from './marker';
import { withLock } from './withLock';
import { isDead, lockOf, workspacesBeside, type Workspace } from './workspace';

/**
 * Cleans up after killed builds beside a target: a site whose switch was interrupted is put back, and
 * folders of dead builds are removed.
 *
 * @returns what was put back, as lines to report
 */
export async function recover(target: string): Promise<string[]> {
  if (!workspacesBeside(target).some(isDead)) return [];
  mkdirSync(dirname(target), { recursive: true });
  return withLock(lockOf(target), () => {
    const dead = workspacesBeside(target).filter(isDead);
    const restored = existsSync(target) ? undefined : wholeReleases(dead)[0];
    if (restored) renameSync(restored, target);
    for (const { root } of dead) rmSync(root, { recursive: true, force: true });
    return restored ? [`${displayPath(target)} was missing because a build was interrupted while it switched sites; it has been put back.`] : [];
  });
}

/** Old releases come first: a build that was killed hasn't reported its new one. */
function wholeReleases(workspaces: readonly Workspace[]): string[] {
  const old = workspaces.map((workspace) => workspace.old).filter(isWhole);
  // Only a sealed one is known to be complete.
  const sealed = workspaces.map(({ site }) => site).filter((site) => readMarker(site) !== undefined && isWhole(site));
  return [...old, ...sealed];
}
