import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command and all the processes that it started cost. */
export interface TreeCost {
  readonly seconds: number;
  readonly cpuSeconds: number;
  /** The peak memory of all its processes together, in MB; shared memory counts once. */
  readonly peakMB: number;
}

interface TreeCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

const SAMPLE_MS = 250;
const TICKS_PER_SECOND = 100;

/**
 * Runs a command to its end. Linux only: the figures come from /proc.
 *
 * @throws Error with its output when it fails
 */
export async function measureTree({ program, args, cwd, env }: TreeCommand): Promise<TreeCost> {
  const before = endedChildrenSeconds();
  const start = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-20_000)));
  let peakMB = 0;
  const sampling = setInterval(() => (peakMB = Math.max(peakMB, treeMemory(child.pid ?? 0))), SAMPLE_MS);
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() => clearInterval(sampling));
  if (status !== 0) throw new Error(`bench: ${program} ${args.join(' ')} ended with ${status}:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, cpuSeconds: endedChildrenSeconds() - before, peakMB };
}

/** The CPU time of all children that have ended, and of theirs, in seconds. */
function endedChildrenSeconds(): number {
  const [, userTicks = 0, systemTicks = 0] = /^(?:\S+ ){13}(\d+) (\d+)/.exec(statOf('self') ?? '')?.map(Number) ?? [];
  return (userTicks + systemTicks) / TICKS_PER_SECOND;
}

/** The fields after the name, which may hold spaces. */
function statOf(id: string): string | undefined {
  return textOf(`/proc/${id}/stat`)?.replace(/^\d+ \(.*\) /, '');
}

/** The memory of a process and its descendants, in MB. */
function treeMemory(root: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((id) => [Number(id), Number(statOf(id)?.split(' ')[1] ?? 0)]),
  );
  const isInTree = (id: number): boolean => id === root || (id > 1 && isInTree(parents.get(id) ?? 0));
  return [...parents.keys()].filter(isInTree).reduce((sum, id) => sum + memoryOf(id), 0);
}

function memoryOf(id: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${id}/smaps_rollup`) ?? '')?.[1] ?? 0) / 1024;
}

/** Undefined for a process that has since ended. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
