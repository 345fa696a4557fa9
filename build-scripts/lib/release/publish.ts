import { existsSync, renameSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContents } from './checkTarget';
import { isSite, isWhole } from './marker';
import { MARKER } from '../files/serverFiles';
import { withLock } from './withLock';
import { lockOf, previousOf, type Workspace } from './workspace';

/**
 * Puts a sealed release in place of the target by two renames. The release before is kept as `.<name>-previous`.
 *
 * @throws Error when the release isn't whole or can't be put there; the target is then as it was
 */
export async function publish({ site, old, gone }: Workspace, target: string): Promise<void> {
  await withLock(lockOf(target), () => {
    if (!isWhole(site)) throw new Error('The new site has lost files since it was built, so the old one stays. Build again.');
    // Somebody may have put files there during the build.
    checkContents(target);
    const hadTarget = existsSync(target);
    if (hadTarget) renameSync(target, old);
    try {
      renameSync(site, target);
    } catch (error) {
      if (hadTarget) renameSync(old, target);
      throw error;
    }
    keepPrevious({ old, gone }, previousOf(target));
  });
  // Tens of thousands of files take a while, in which another build may publish.
  await rm(gone, { recursive: true, force: true });
}

function keepPrevious({ old, gone }: Pick<Workspace, 'old' | 'gone'>, previous: string): void {
  if (existsSync(previous)) renameSync(previous, gone);
  if (existsSync(old) && isSite(old)) renameSync(old, previous);
}

/** Changes whenever another release takes a folder's place, even one with the same content. */
export function releaseStamp(dir: string): string {
  const marker = statSync(join(dir, MARKER), { throwIfNoEntry: false }) ?? statSync(join(dir, '_headers'), { throwIfNoEntry: false });
  return marker ? `${marker.dev}-${marker.ino}-${marker.mtimeMs}` : '';
}
