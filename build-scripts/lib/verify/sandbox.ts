import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { HOLD_SCRIPT, NAMESPACES } from './mountScript';
import { track, type ProgramResult } from './processes';
import { copyRoot, openPlace, type RootSource, type WorkPlace } from './roots';
import { ShellSession } from './shellSession';

/** Who a command runs as: `$` prompts and `#` prompts. */
export type Who = 'user' | 'root';

export interface Machine {
  readonly hostname: string;
  readonly user: string;
  /** Lines of /etc/hosts beside the usual ones. */
  readonly hosts: readonly string[];
}

/** Powers over the host's kernel that no guide needs. */
const TAKEN_AWAY = ['sys_module', 'sys_time', 'sys_boot', 'sys_rawio', 'syslog', 'mknod'].map((name) => `-${name}`).join(',');
const USER_PATH = '/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games';
const ROOT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const SETUP_MS = 180_000;

/** A throw-away Debian root without network, with a shell for each user that lasts until it is closed. */
export class Sandbox {
  readonly #sessions = new Map<Who, ShellSession>();

  private constructor(
    readonly machine: Machine,
    private readonly place: WorkPlace,
    private readonly holder: ChildProcess,
  ) {}

  /** @throws Error when the root can't be mounted or its user can't be made */
  static async open(source: RootSource, machine: Machine): Promise<Sandbox> {
    const place = openPlace(source);
    if (!source.isStacked) await copyRoot(source, place);
    const env = { ...process.env, ...place.env, NETWORK: 'no', NAME: machine.hostname };
    const holder = track(spawn('unshare', [...NAMESPACES, '--net', 'bash', '-c', HOLD_SCRIPT], { env, stdio: 'pipe' }));
    try {
      await untilReady(holder);
    } catch (error) {
      rmSync(place.dir, { recursive: true, force: true });
      throw error;
    }
    const sandbox = new Sandbox(machine, place, holder);
    const made = await sandbox.run('root', setupScript(machine), SETUP_MS);
    if (made.code !== 0) {
      sandbox.close();
      throw new Error(`The root could not be set up:\n${made.output}`);
    }
    return sandbox;
  }

  /** Runs a command in the user's lasting shell; a shell that a command has ended is started anew. */
  run(who: Who, command: string, timeoutMs: number): Promise<ProgramResult> {
    const known = this.#sessions.get(who);
    const session = known && !known.hasEnded ? known : new ShellSession(this.#command(who));
    this.#sessions.set(who, session);
    return session.run(command, timeoutMs);
  }

  /** Ends everything in the root and deletes it. */
  close(): void {
    for (const session of this.#sessions.values()) session.close();
    this.holder.kill('SIGKILL');
    rmSync(this.place.dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /** The first process in the root, as the host numbers it. */
  get #pid(): string {
    const { pid = 0 } = this.holder;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  }

  #command(who: Who): string[] {
    const { user, hostname } = this.machine;
    const [name, home, path] = who === 'root' ? ['root', '/root', ROOT_PATH] : [user, `/home/${user}`, USER_PATH];
    const env = [`HOME=${home}`, `USER=${name}`, `LOGNAME=${name}`, `PATH=${path}`, 'SHELL=/bin/bash', 'LANG=C.UTF-8', 'TERM=dumb', `HOSTNAME=${hostname}`];
    const become = who === 'root' ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];
    const shell = ['/usr/bin/env', '-i', ...env, ...become, '/bin/bash', '--noprofile', '--norc', '-c', `cd; exec bash --noprofile --norc -s`];
    const pid = this.#pid;
    const enter = ['nsenter', `--target=${pid}`, '--mount', '--pid', '--net', '--uts', '--ipc', `--root=/proc/${pid}/root`, `--wd=/proc/${pid}/root`];
    return [...enter, 'setpriv', `--bounding-set=${TAKEN_AWAY}`, ...shell];
  }
}

function untilReady(holder: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const receive = (part: Buffer) => {
      output += part.toString('utf8');
      if (output.includes('ready\n')) resolve();
    };
    holder.stdout?.on('data', receive);
    holder.stderr?.on('data', receive);
    holder.once('exit', () => reject(new Error(`The root could not be mounted:\n${output}`)));
    holder.once('error', reject);
  });
}

/** The user as Debian's installer would make them, but with sudo that asks nothing. */
function setupScript({ hostname, user, hosts }: Machine): string {
  const lines = ['127.0.0.1 localhost', `127.0.1.1 ${hostname}`, '::1 localhost ip6-localhost ip6-loopback', ...hosts];
  return [
    `printf '%s\\n' '${hostname}' > /etc/hostname`,
    `cat > /etc/hosts <<'END-OF-HOSTS'\n${lines.join('\n')}\nEND-OF-HOSTS`,
    `id -u '${user}' >/dev/null 2>&1 || adduser --quiet --disabled-password --gecos '' '${user}'`,
    `[ ! -f /etc/sudoers ] || { sed -i 's/^%sudo.*/%sudo ALL=(ALL:ALL) NOPASSWD: ALL/' /etc/sudoers; adduser --quiet '${user}' sudo; }`,
  ].join('\n');
}
