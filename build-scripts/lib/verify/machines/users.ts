import type { MachineSpec, Who } from './machine';

const USER_PATH = '/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games';
const ROOT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * Capabilities that no command has, not even over the machine's own namespaces. Guides use the remaining ones: CAP_SYS_ADMIN mounts
 * and makes namespaces (`unshare --net`), CAP_NET_ADMIN sets addresses and firewalls, within the machine alone.
 * `no_new_privs` can't be set, because guides run `sudo` and `su`.
 */
const DROPPED = [
  ...['audit_control', 'audit_read', 'block_suspend', 'bpf', 'checkpoint_restore', 'ipc_lock', 'lease', 'linux_immutable', 'mac_admin', 'mac_override'],
  ...['mknod', 'perfmon', 'sys_boot', 'sys_module', 'sys_nice', 'sys_pacct', 'sys_rawio', 'sys_resource', 'sys_time', 'sys_tty_config', 'syslog', 'wake_alarm'],
];

/**
 * The command line of a long-lived bash for one of a machine's users, run as root inside the machine.
 *
 * @param dropped the capabilities to drop; a machine with a kernel of its own needs to drop none
 */
export function shellArguments(who: Who, { user, hostname }: MachineSpec, dropped: readonly string[] = DROPPED): string[] {
  const [name, home, path] = who === 'root' ? ['root', '/root', ROOT_PATH] : [user, `/home/${user}`, USER_PATH];
  const env = [`HOME=${home}`, `USER=${name}`, `LOGNAME=${name}`, `PATH=${path}`, 'SHELL=/bin/bash', 'LANG=C.UTF-8', 'TERM=dumb', `HOSTNAME=${hostname}`];
  const become = who === 'root' ? [] : [`--reuid=${user}`, `--regid=${user}`, '--init-groups'];
  const bounding = dropped.length === 0 ? [] : [`--bounding-set=${dropped.map((capability) => `-${capability}`).join(',')}`];
  return ['/usr/bin/env', '-i', ...env, 'setpriv', ...bounding, ...become, '/bin/bash', '--noprofile', '--norc', '-c', 'cd; exec bash --noprofile --norc -s'];
}

/** Bash that adds the user as Debian's installer would, but with passwordless sudo. */
export function setupScript({ hostname, user, hosts }: MachineSpec): string {
  const lines = ['127.0.0.1 localhost', `127.0.1.1 ${hostname}`, '::1 localhost ip6-localhost ip6-loopback', ...hosts];
  return [
    `cat > /etc/hosts <<'END-OF-HOSTS'\n${lines.join('\n')}\nEND-OF-HOSTS`,
    `id -u '${user}' >/dev/null 2>&1 || adduser --quiet --disabled-password --gecos '' '${user}'`,
    `[ ! -f /etc/sudoers ] || { sed -i 's/^%sudo.*/%sudo ALL=(ALL:ALL) NOPASSWD: ALL/' /etc/sudoers; adduser --quiet '${user}' sudo; }`,
  ].join('\n');
}
