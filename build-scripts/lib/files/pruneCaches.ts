import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow } from './entriesBelow';
import { CACHE_DIR } from './paths';

/** The caches of builds under `.cache/`; the other folders there aren't caches. */
export const CACHES = ['bundles', 'content', 'compressed', 'rendered', 'search-shards', 'sharing', 'icons', 'pictures', 'workers', 'webpack'];
/** webpack's cache expires by itself (`webpackCache.ts`): reading leaves packs' times alone, without one the rest is void, and locks are in use. */
const PRUNED = CACHES.filter((name) => name !== 'webpack');
/** An entry that no build has read for this long is removed. */
const OLDEST_MS = 30 * 24 * 60 * 60_000;
/** For all entries together; beyond it, the oldest are removed. The sample site takes 45 MB. */
const MAX_BYTES = 1_000_000_000;

interface PruneLimits {
  readonly oldestMs: number;
  readonly mostBytes: number;
}

interface Entry {
  readonly path: string;
  readonly bytes: number;
  readonly usedMs: number;
}

/** Removes entries that no recent build has used. Another build may do the same at the same time. */
export function pruneCaches(cacheDir = CACHE_DIR, { oldestMs, mostBytes }: PruneLimits = { oldestMs: OLDEST_MS, mostBytes: MAX_BYTES }): void {
  const newestFirst = PRUNED.flatMap((name) => entriesOf(join(cacheDir, name))).sort((a, b) => b.usedMs - a.usedMs);
  let kept = 0;
  for (const { path, bytes, usedMs } of newestFirst) {
    if (Date.now() - usedMs > oldestMs || kept + bytes > mostBytes) removeIfAllowed(path);
    else kept += bytes;
  }
}

/** The site is in place by then: what another user has left in the cache must not fail the build. */
function removeIfAllowed(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It is tried again after the next build.
  }
}

function entriesOf(dir: string): Entry[] {
  try {
    return entriesBelow(dir).flatMap((entry) => (entry.isFile() ? entryAt(join(entry.parentPath, entry.name)) : []));
  } catch {
    return [];
  }
}

function entryAt(path: string): Entry[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? [{ path, bytes: stats.size, usedMs: stats.mtimeMs }] : [];
}
