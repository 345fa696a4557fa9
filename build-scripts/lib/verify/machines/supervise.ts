import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../files/paths';
import { hasExited } from '../../running/hasExited';

const SCRIPTS = join(ROOT, 'build-scripts/lib/verify/machines/scripts');

/** Mounts and processes of a run are in namespaces that end with it. */
const NAMESPACES = ['unshare', '--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child', 'bash'];

/** The host user that a machine's root maps to. The 65,536 user ids from here on belong to no account of the host. */
export const FIRST_USER = 0x70000000;

/** What one machine may use. */
export interface Limits {
  /** For all its processes together where control groups are available, for each one otherwise. */
  readonly memoryBytes: number;
  readonly processes: number;
  /** The largest file that it may write. */
  readonly fileBytes: number;
}

const GIB = 1024 ** 3;
export const LIMITS: Limits = { memoryBytes: 4 * GIB, processes: 4096, fileBytes: 8 * GIB };

/** A run under `supervise.sh`. */
export interface Supervised {
  readonly child: ChildProcess;
  /** The run's folder, which is removed with it. */
  readonly work: string;
}

interface SupervisedScript {
  /** One of `scripts/`. */
  readonly script: string;
  /** The folder of layers; runs have their folders below it. */
  readonly store: string;
  readonly env: Readonly<Record<string, string>>;
  readonly limits?: Limits | undefined;
  /** The user of the host who may arrange control groups below the run's own. */
  readonly owner?: number | undefined;
}

let runs = 0;

/**
 * Starts a script. All that it started ends with it, or with this process. Its environment is `env` and the settings
 * of its run, nothing else.
 */
export function supervise({ script, env, store, limits, owner }: SupervisedScript): Supervised {
  const name = `${process.pid}-${(runs += 1)}`;
  const work = join(store, 'runs', name);
  const settings = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    LANG: 'C.UTF-8',
    STORE: store,
    SCRIPTS,
    WORK: work,
    GROUP: `verify-${name}`,
    OWNER: owner?.toString() ?? '',
    MEMORY: limits?.memoryBytes.toString() ?? '',
    PROCESSES: limits?.processes.toString() ?? '',
    FILE_SIZE: limits?.fileBytes.toString() ?? '',
  };
  const args = [join(SCRIPTS, 'supervise.sh'), ...NAMESPACES, join(SCRIPTS, script)];
  const child = spawn('bash', args, { env: { ...settings, ...env }, stdio: 'pipe', detached: true });
  child.stdin?.on('error', () => undefined);
  return { child, work };
}

/** Waits until the supervisor has removed everything. */
export async function endOf({ child }: Supervised): Promise<void> {
  child.stdin?.end();
  if (!hasExited(child)) await once(child, 'exit');
}

/** Waits until a machine says that it is ready. @throws Error with what it printed, when it ends before that */
export async function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const receive = (part: Buffer) => {
      output += part.toString('utf8');
      if (output.includes('ready\n')) resolve();
    };
    child.stdout?.on('data', receive);
    child.stderr?.on('data', receive);
    child.once('close', () => reject(new Error(`The machine could not be started:\n${output}`)));
    child.once('error', reject);
  });
}
