import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { firstProcess } from './firstProcess';
import type { CommandResult, Machine, MachineSpec, Who } from './machine';
import type { RootSource } from './roots';
import { ShellSession } from './shellSession';
import { LIMITS, supervise, type Supervised } from './supervise';
import { setupScript, shellArguments } from './users';

/** The user of the host that a machine's root is. The 65,536 users from here on belong to no account of the host. */
const FIRST_USER = 0x70000000;
const SETUP_MS = 180_000;

/**
 * Opens a machine that is a Debian root in namespaces of its own, with no network but `lo`.
 *
 * @throws Error when its root can't be mounted or its user can't be made
 */
export async function openNamespaceMachine(source: RootSource, spec: MachineSpec): Promise<Machine> {
  const { layers, isStacked, store } = source;
  const env = {
    LOWER: isStacked ? layers.join(':') : '',
    COPY: layers[0] ?? '',
    FIRST_USER: String(FIRST_USER),
    INIT: 'init-root.sh',
    NAME: spec.hostname,
  };
  const supervised = supervise({ script: 'hold-root.sh', env, store, limits: spec.limits ?? LIMITS });
  try {
    const machine = new NamespaceMachine(spec, supervised, await untilReady(supervised.child));
    const { code, output } = await machine.run('root', setupScript(spec), SETUP_MS);
    if (code !== 0) throw new Error(`The root could not be set up:\n${output}`);
    return machine;
  } catch (error) {
    await endOf(supervised);
    throw error;
  }
}

class NamespaceMachine implements Machine {
  readonly #sessions = new Map<Who, ShellSession>();

  constructor(
    private readonly spec: MachineSpec,
    private readonly supervised: Supervised,
    /** The machine's first process, as the host numbers it. */
    private readonly pid: number,
  ) {}

  run(who: Who, command: string, timeoutMs: number): Promise<CommandResult> {
    const { exitCode } = this.supervised.child;
    if (exitCode !== null) return Promise.resolve({ code: 137, output: 'The machine has ended: a command used up its memory, or ended its first process.\n' });
    const known = this.#sessions.get(who);
    const session = known && !known.hasEnded ? known : this.#openSession(who);
    this.#sessions.set(who, session);
    return session.run(command, timeoutMs);
  }

  async close(): Promise<void> {
    for (const session of this.#sessions.values()) session.close();
    await endOf(this.supervised);
  }

  #openSession(who: Who): ShellSession {
    const [target, root] = [`--target=${this.pid}`, `/proc/${this.pid}/root`];
    const namespaces = ['--user', '--setuid=0', '--setgid=0', '--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup', `--root=${root}`, `--wd=${root}`];
    return new ShellSession({
      command: [
        'bash',
        '--noprofile',
        '--norc',
        '-c',
        '. "$WORK/join"; exec "$@"',
        'bash',
        'nsenter',
        target,
        ...namespaces,
        ...shellArguments(who, this.spec),
      ],
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', WORK: this.supervised.work, MACHINE: String(this.pid) },
    });
  }
}

/** Waits until the supervisor has removed everything. */
async function endOf({ child }: Supervised): Promise<void> {
  child.stdin?.end();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** @returns the number of the machine's first process, once it is ready */
async function untilReady(child: ChildProcess): Promise<number> {
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
  return firstProcess(child.pid ?? 0);
}
