import { readFileSync } from 'node:fs';

/** How many process namespaces a machine's processes are in: the host's, the run's and the machine's own. */
const MACHINE_DEPTH = 3;
/** The same for what a run starts beside its machines. */
export const RUN_DEPTH = 2;

/**
 * Finds the first process of a process namespace created below a process.
 *
 * @param depth how many namespaces it is in
 * @returns its process id on the host
 * @throws Error when there is none
 */
export function firstProcess(pid: number, depth = MACHINE_DEPTH): number {
  if (depthOf(pid) === depth) return pid;
  const [found] = childrenOf(pid).flatMap((child) => {
    try {
      return [firstProcess(child, depth)];
    } catch {
      return [];
    }
  });
  if (found === undefined) throw new Error('The machine has no first process.');
  return found;
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

/** NSpid lists a process's ids, from the reader's namespace to its own. */
function depthOf(pid: number): number {
  const numbers = /^NSpid:\s*(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
  return numbers.split(/\s+/).filter(Boolean).length;
}
