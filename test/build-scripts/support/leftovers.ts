import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the machines of one verifier have left on this computer: processes, mounts, control groups, loop devices, folders.
 *
 * @param store the folder of layers that they used
 * @param verifier the number of the process that opened them
 */
export function leftovers(store: string, verifier: number): string[] {
  const group = `verify-${verifier}-`;
  const candidates = processes().filter((pid) => !isOfAnother(pid, verifier));
  return [
    ...candidates
      .filter((pid) => read(`/proc/${pid}/cgroup`).includes(group) || read(`/proc/${pid}/environ`).includes(store))
      .map((pid) => `process ${nameOf(pid)}`),
    ...candidates.filter((pid) => read(`/proc/${pid}/mountinfo`).includes(store)).map((pid) => `mounts of ${nameOf(pid)}`),
    ...controlGroups()
      .filter((path) => path.includes(group))
      .map((path) => `control group ${path}`),
    ...loopDevices()
      .filter((file) => file.startsWith(store))
      .map((file) => `loop device of ${file}`),
    ...list(join(store, 'runs'))
      .filter((name) => name.startsWith(`${verifier}-`))
      .map((name) => `folder runs/${name}`),
  ];
}

/** Whether a process belongs to a run of another verifier that uses the same store at the same time. */
function isOfAnother(pid: string, verifier: number): boolean {
  const [, owner] =
    /\/verify-(\d+)-\d+/.exec(read(`/proc/${pid}/cgroup`)) ?? /\0WORK=[^\0]*\/runs\/(\d+)-\d+\0/.exec(`\0${read(`/proc/${pid}/environ`)}`) ?? [];
  return owner !== undefined && owner !== String(verifier);
}

interface Expected {
  readonly store: string;
  readonly verifier: number;
  /** Which leftovers count; all by default. */
  readonly isMeant?: (leftover: string) => boolean;
}

/** Waits until nothing is left, at most for this time; returns what is left then. */
export async function leftoversAfter(milliseconds: number, { store, verifier, isMeant = () => true }: Expected): Promise<string[]> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const left = leftovers(store, verifier).filter(isMeant);
    if (left.length === 0 || Date.now() > end) return left;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Without zombies, which have given everything back and only wait for the host's first process. */
function processes(): string[] {
  return list('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && !/\) [ZX] /.test(read(`/proc/${name}/stat`)));
}

function nameOf(pid: string): string {
  return `${pid} (${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()})`;
}

function controlGroups(): string[] {
  const mounts = read('/proc/mounts')
    .split('\n')
    .map((line) => line.split(' '));
  const roots = mounts.flatMap(([, target = '', type = '']) => (type.startsWith('cgroup') ? [target] : []));
  const own = read('/proc/self/cgroup')
    .split('\n')
    .map((line) => line.split(':')[2] ?? '');
  return roots.flatMap((root) => [...new Set(['', ...own])].flatMap((path) => list(join(root, path)).map((name) => join(root, path, name))));
}

function loopDevices(): string[] {
  return list('/sys/block')
    .filter((name) => name.startsWith('loop'))
    .map((name) => read(`/sys/block/${name}/loop/backing_file`));
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function list(path: string): string[] {
  return existsSync(path) ? readdirSync(path) : [];
}
