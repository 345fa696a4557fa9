import { existsSync } from 'node:fs';
import { hasExited } from '../../running/hasExited';
import { KILLED } from '../processes';
import { SETUP_MS, SYSTEMD_IS_UP } from './booting';
import { firstProcess } from './firstProcess';
import type { CommandResult, ConnectableMachine, MachineSpec, TimedDialogue, Who } from './machine';
import type { RootSource } from './roots';
import { processShell } from './shellChannel';
import { ShellSession } from './shellSession';
import { endOf, FIRST_USER, LIMITS, supervise, untilReady, type Supervised } from './supervise';
import { setupScript, shellArguments } from './users';

/** How a kind of machine in namespaces is started. */
interface NamespaceKind {
  /** The script of its first process, one of `scripts/`. */
  readonly init: string;
  /** Whether its first process manages control groups of its own. */
  readonly hasGroups: boolean;
  /** Bash, run as root before the machine's user is made; must exit 0. */
  readonly await: string;
}

/** A root without an init system: what a guide needs to run is started by its setup. */
const ROOT_KIND: NamespaceKind = { init: 'init-root.sh', hasGroups: false, await: 'true' };

/** A root in which systemd is the first process. It is ready when systemd has nothing more to start; a unit may have failed. */
const BOOTED_KIND: NamespaceKind = {
  init: 'init-booted.sh',
  hasGroups: true,
  await: SYSTEMD_IS_UP,
};

/** Packages that a booted root needs beside those of the guide. */
export const BOOTED_PACKAGES = ['dbus', 'systemd', 'systemd-sysv'];

/** Opens a root without an init system. @throws Error when it can't be mounted or its user can't be made */
export function openRootMachine(source: RootSource, spec: MachineSpec): Promise<ConnectableMachine> {
  return openNamespaceMachine(source, spec, ROOT_KIND);
}

/** Boots a root that has BOOTED_PACKAGES. @throws Error when it can't be mounted or doesn't boot */
export function openBootedMachine(source: RootSource, spec: MachineSpec): Promise<ConnectableMachine> {
  return openNamespaceMachine(source, spec, BOOTED_KIND);
}

/** Opens a Debian root in namespaces of its own, with no network but `lo`. */
async function openNamespaceMachine(source: RootSource, spec: MachineSpec, kind: NamespaceKind): Promise<ConnectableMachine> {
  const { layers, isStacked, store } = source;
  const env = {
    LOWER: isStacked ? layers.join(':') : '',
    COPY: layers[0] ?? '',
    FIRST_USER: String(FIRST_USER),
    INIT: kind.init,
    NAME: spec.hostname,
  };
  const supervised = supervise({ script: 'hold-root.sh', env, store, limits: spec.limits ?? LIMITS, owner: kind.hasGroups ? FIRST_USER : undefined });
  try {
    const machine = new NamespaceMachine(spec, supervised, await readyProcess(supervised));
    for (const step of [kind.await, setupScript(spec)]) {
      const { code, output } = await machine.run('root', `(${step}\n)`, SETUP_MS);
      if (code !== 0) throw new Error(`The machine could not be set up:\n${output}`);
    }
    return machine;
  } catch (error) {
    await endOf(supervised);
    throw error;
  }
}

class NamespaceMachine implements ConnectableMachine {
  readonly hasKernel = false;
  readonly #sessions = new Map<Who, ShellSession>();

  constructor(
    private readonly spec: MachineSpec,
    private readonly supervised: Supervised,
    readonly firstProcess: number,
  ) {}

  run(who: Who, command: string, timeoutMs: number): Promise<CommandResult> {
    return this.#inSession(who, (session) => session.run(command, timeoutMs));
  }

  runAtTerminal(who: Who, command: string, { answers, timeoutMs }: TimedDialogue): Promise<CommandResult> {
    return this.#inSession(who, (session) => session.run(command, timeoutMs, answers));
  }

  async close(): Promise<void> {
    for (const session of this.#sessions.values()) session.close();
    await endOf(this.supervised);
  }

  async #inSession(who: Who, run: (session: ShellSession) => Promise<CommandResult>): Promise<CommandResult> {
    if (this.#hasEnded) return { code: KILLED, output: 'The machine has ended: a command used up its memory, or ended its first process.\n', stopped: 'gone' };
    const known = this.#sessions.get(who);
    const session = known && !known.hasEnded ? known : this.#openSession(who);
    this.#sessions.set(who, session);
    const result = await run(session);
    return session.hasEnded && !result.stopped && this.#hasEnded ? { ...result, code: KILLED, stopped: 'gone' } : result;
  }

  /** The first process loses its root before all others are killed, the supervisor ends later. */
  get #hasEnded(): boolean {
    return hasExited(this.supervised.child) || !existsSync(`/proc/${this.firstProcess}/root`);
  }

  #openSession(who: Who): ShellSession {
    const [target, root] = [`--target=${this.firstProcess}`, `/proc/${this.firstProcess}/root`];
    const namespaces = ['--user', '--setuid=0', '--setgid=0', '--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup', `--root=${root}`, `--wd=${root}`];
    const join = ['bash', '--noprofile', '--norc', '-c', '. "$WORK/join"; exec "$@"', 'bash'];
    return new ShellSession(
      processShell({
        command: [...join, 'nsenter', target, ...namespaces, ...shellArguments(who, this.spec)],
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', WORK: this.supervised.work, MACHINE: String(this.firstProcess) },
      }),
    );
  }
}

/** @returns the id of the machine's first process, once it is ready */
async function readyProcess({ child }: Supervised): Promise<number> {
  await untilReady(child);
  return firstProcess(child.pid ?? 0);
}
