import { readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that a lock or an unfinished release belongs to. */
interface Owner {
  readonly pid: number;
  readonly host: string;
  /** When the process started, as an opaque string; empty if the system doesn't say. It distinguishes processes that had the same pid. */
  readonly started: string;
}

/** How long until a file of another machine or container counts as abandoned: whether its process lives can't be seen from here. */
const FOREIGN_MS = 24 * 60 * 60_000;
/** The longest time between creating an owner's file and filling it. */
const UNFILLED_MS = 10_000;

export function thisProcess(): Owner {
  return { pid: process.pid, host: hostname(), started: startOf(process.pid) };
}

/** @returns the owner in a file; undefined when the file is missing, or damaged or not filled yet */
export function readOwner(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner> | null;
    if (typeof owner?.pid === 'number' && typeof owner.host === 'string') return { pid: owner.pid, host: owner.host, started: String(owner.started) };
  } catch {
    // As if it were missing.
  }
  return undefined;
}

/** Whether the owner that a file names no longer exists; a file without an owner is abandoned once it has aged. */
export function isAbandoned(file: string): boolean {
  const owner = readOwner(file);
  if (!owner) return ageOf(file) > UNFILLED_MS;
  if (owner.host !== hostname()) return ageOf(file) > FOREIGN_MS;
  return !isRunning(owner);
}

function isRunning({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === '' || started === startOf(pid);
}

/** Linux: the boot, and the clock ticks from it to the process's start (proc(5), field 22). */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19] ?? ''}`;
  } catch {
    return '';
  }
}

function ageOf(file: string): number {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs;
}
