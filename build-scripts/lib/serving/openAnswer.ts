import type { Stats } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { findFile, findNotFound, type FoundFile } from './findFile';
import type { ServedRelease, ServedSite } from './ServedSite';

/** A file that stays readable, and of one size, whatever happens to its name. */
export interface OpenedAnswer {
  readonly found: FoundFile;
  readonly release: ServedRelease;
  readonly handle: FileHandle;
  readonly stats: Stats;
}

/** A switch takes milliseconds; the request waits at most this long for it. */
const ATTEMPTS = 25;
const PAUSE_MS = 20;

/**
 * Opens the file that answers a request. File and headers are of one release: when another one replaces it
 * meanwhile, the file is looked for again.
 *
 * @returns undefined when there is no site any more
 */
export async function openAnswer(site: ServedSite, request: IncomingMessage): Promise<OpenedAnswer | undefined> {
  const { headers, url = '/' } = request;
  const wanted = { url, accepted: String(headers['accept-encoding'] ?? ''), acceptedTypes: headers.accept ?? '' };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const release = site.current();
    const opened = (await openFound(findFile(site, release, wanted))) ?? (await openFound(findNotFound(release, wanted)));
    // The previous release, which may have it, isn't in its place yet.
    const mayAppear = opened?.found.status === 404 && site.isSwitching() && attempt < ATTEMPTS;
    if (opened && site.isCurrent(release) && !mayAppear) return { ...opened, release };
    await opened?.handle.close();
    await delay(PAUSE_MS);
  }
  return undefined;
}

async function openFound(found: FoundFile | undefined): Promise<Omit<OpenedAnswer, 'release'> | undefined> {
  if (!found) return undefined;
  try {
    const handle = await open(found.file);
    return { found, handle, stats: await handle.stat() };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
