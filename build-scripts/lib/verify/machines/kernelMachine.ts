import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { RELEASES } from '../../content/code/debianReleases';
import { hasExited } from '../../running/hasExited';
import { KILLED } from '../processes';
import type { CommandResult, ConnectableMachine, MachineSpec, TimedDialogue, Who } from './machine';
import { firstProcess, RUN_DEPTH } from './firstProcess';
import { CARD } from './network';
import { prepareRoot, type RootSource } from './roots';
import { ShellSession } from './shellSession';
import { socketShell } from './socketShell';
import { endOf, FIRST_USER, LIMITS, supervise, untilReady, type Supervised } from './supervise';
import { MAY_REBOOT, SETUP_MS, SYSTEMD_IS_UP } from './booting';
import { setupScript, shellArguments } from './users';

/** Packages that a machine with a kernel of its own needs beside those of the guide: what Debian's installer puts on every disk booted by UEFI. */
export const KERNEL_PACKAGES = ['dbus', 'dosfstools', 'initramfs-tools', 'kmod', 'linux-image-cloud-amd64', 'systemd', 'systemd-sysv', 'udev'];

/** The packages that make the disks and run the machine. */
export const EMULATOR = { installed: ['dosfstools', 'e2fsprogs', 'fdisk', 'qemu-system-x86'], downloaded: [] };

/** An emulated processor takes half a minute to boot, and several times that on a busy computer. */
const BOOT_MS = 300_000;
const POLL_MS = 500;
/** An emulated processor is slower: commands may take this many times longer. */
const SLOWDOWN = 4;

/** Boots a root that has KERNEL_PACKAGES on an emulated computer with disks. @throws Error when it can't be made or doesn't boot */
export async function openKernelMachine(source: RootSource, spec: MachineSpec, report: (message: string) => void): Promise<ConnectableMachine> {
  const tools = await prepareRoot(EMULATOR, report, RELEASES[0]);
  const env = {
    ...layersOf('', source),
    ...layersOf('TOOLS_', tools),
    FIRST_USER: String(FIRST_USER),
    NAME: spec.hostname,
    DISKS: (spec.disks ?? []).join(' '),
    CARD: spec.hasNetwork ? CARD : '',
  };
  const supervised = supervise({ script: 'hold-kernel.sh', env, store: source.store, limits: spec.limits ?? LIMITS });
  try {
    await untilReady(supervised.child);
    const machine = new KernelMachine(spec, supervised);
    await machine.untilUp();
    const { code, output } = await machine.run('root', `(${setupScript(spec)}\n)`, SETUP_MS);
    if (code !== 0) throw new Error(`The machine could not be set up:\n${output}`);
    return machine;
  } catch (error) {
    await endOf(supervised);
    throw error;
  }
}

function layersOf(prefix: string, { layers, isStacked }: RootSource): Record<string, string> {
  return { [`${prefix}LOWER`]: isStacked ? layers.join(':') : '', [`${prefix}COPY`]: layers[0] ?? '' };
}

class KernelMachine implements ConnectableMachine {
  readonly hasKernel = true;
  readonly #sessions = new Map<Who, ShellSession>();
  /** The kernel's random id for the current boot. */
  #boot = '';

  constructor(
    private readonly spec: MachineSpec,
    private readonly supervised: Supervised,
  ) {
    // Nobody answers at the ports of a machine that is off.
    supervised.child.once('exit', () => this.#sessions.forEach((session) => session.close()));
  }

  get firstProcess(): number {
    return firstProcess(this.supervised.child.pid ?? 0, RUN_DEPTH);
  }

  run(who: Who, command: string, timeoutMs: number): Promise<CommandResult> {
    return this.#andReboot(who, command, (session) => session.run(command, timeoutMs * SLOWDOWN));
  }

  runAtTerminal(who: Who, command: string, { answers, timeoutMs }: TimedDialogue): Promise<CommandResult> {
    return this.#andReboot(who, command, (session) => session.run(command, timeoutMs * SLOWDOWN, answers));
  }

  async close(): Promise<void> {
    for (const session of this.#sessions.values()) session.close();
    await endOf(this.supervised);
  }

  /** Waits until systemd has started everything. @throws Error when that takes too long */
  async untilUp(): Promise<void> {
    if (!(await this.#isUp())) throw new Error('The machine did not boot.');
  }

  async #isUp(): Promise<boolean> {
    const end = Date.now() + BOOT_MS;
    while (Date.now() < end && !this.#hasEnded) {
      const { code, output } = await this.#session('root').run(`cat /proc/sys/kernel/random/boot_id; (${SYSTEMD_IS_UP})`, Math.max(end - Date.now(), 1));
      if (code === 0) {
        this.#boot = output.trim();
        return true;
      }
      await sleep(POLL_MS);
    }
    return false;
  }

  /** A command that reboots the machine has ended when the machine is up again. */
  async #andReboot(who: Who, command: string, run: (session: ShellSession) => Promise<CommandResult>): Promise<CommandResult> {
    if (this.#hasEnded) return { code: KILLED, output: 'The machine has been switched off.\n', stopped: 'gone' };
    const session = this.#session(who);
    const result = await run(session);
    const mayReboot = MAY_REBOOT.test(command);
    if (result.stopped || !(mayReboot || session.hasEnded)) return result;
    const boot = await this.#nextBoot();
    if (boot === 'missing') return { ...result, code: KILLED, stopped: 'time' };
    if (boot === 'same' || !session.hasEnded) return result;
    return mayReboot ? { ...result, code: 0 } : { ...result, code: KILLED, stopped: 'gone' };
  }

  /** Whether the machine stays up, has rebooted or been switched off, or hasn't come up in time. */
  async #nextBoot(): Promise<'same' | 'new' | 'missing'> {
    const end = Date.now() + BOOT_MS;
    while (Date.now() < end && !this.#hasEnded) {
      const { code, output } = await this.#session('root').run('cat /proc/sys/kernel/random/boot_id; systemctl is-system-running', BOOT_MS);
      const [boot = '', state] = output.split('\n');
      if (boot === this.#boot && state !== 'stopping' && code !== KILLED) return 'same';
      if (boot.length === this.#boot.length && boot !== this.#boot) return (await this.#isUp()) ? 'new' : 'missing';
      await sleep(POLL_MS);
    }
    return this.#hasEnded ? 'new' : 'missing';
  }

  get #hasEnded(): boolean {
    return hasExited(this.supervised.child);
  }

  #session(who: Who): ShellSession {
    const known = this.#sessions.get(who);
    const session = known && !known.hasEnded ? known : this.#openSession(who);
    this.#sessions.set(who, session);
    return session;
  }

  #openSession(who: Who): ShellSession {
    const socket = join(this.supervised.work, `disks/${who}.socket`);
    return new ShellSession(socketShell(socket, shellArguments(who, this.spec, [])));
  }
}
