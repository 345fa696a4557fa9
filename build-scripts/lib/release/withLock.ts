import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isAbandoned, readOwner, thisProcess } from './owner';

const POLL_MS = 50;
const TIMEOUT_MS = 30_000;

/**
 * Runs the work while no other process holds the lock. A lock whose process is gone is taken over.
 *
 * @param file exists only while the lock is held
 * @throws Error when another process keeps the lock for longer than `patienceMs`
 */
export async function withLock<T>(file: string, work: () => T, patienceMs = TIMEOUT_MS): Promise<Awaited<T>> {
  const end = performance.now() + patienceMs;
  while (!tryLock(file)) {
    if (performance.now() > end) throw new Error(heldMessage(file, patienceMs));
    await delay(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Takes the lock if it is free or abandoned; returns whether this process holds it now. */
export function tryLock(file: string): boolean {
  if (create(file)) return true;
  // One that has been released meanwhile is free, not abandoned.
  if (existsSync(file) && isAbandoned(file)) removeAbandoned(file);
  return create(file);
}

function create(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify(thisProcess()), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Of several processes that find a lock abandoned, one moves it away. What was moved is judged again: another process may have taken the lock since, and gets it back. */
function removeAbandoned(file: string): void {
  const moved = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(file, moved);
    if (!isAbandoned(moved)) linkSync(moved, file);
  } catch {
    // Another process was faster.
  } finally {
    rmSync(moved, { force: true });
  }
}

function heldMessage(file: string, patienceMs: number): string {
  const pid = readOwner(file)?.pid;
  const holder = pid === undefined ? 'Another process' : `Process ${pid}`;
  return `${holder} has held ${file} for ${patienceMs / 1000} s. Wait for it to end, or delete that file if it isn't a build of this site.`;
}
