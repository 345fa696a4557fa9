import { existsSync, readFileSync } from 'node:fs';
import { howToInstall, isInstalled } from './hostPrograms';

const CAP_SYS_ADMIN = 21n;

/** Why this computer can't run machines, in words for a notice; null when it can. */
export function whyNoMachines(): string | null {
  if (process.platform !== 'linux') return `a Debian root needs Linux, and this is ${process.platform}`;
  if (process.getuid?.() !== 0) return 'making a root needs root';
  if (!existsSync('/proc/self/ns/user')) return 'the kernel has no user namespaces';
  return hasSysAdmin() ? null : 'mounting a root needs CAP_SYS_ADMIN, which this container was started without';
}

/** CapEff is the set of effective capabilities in hexadecimal. */
function hasSysAdmin(): boolean {
  const mask = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  return ((BigInt(`0x${mask}`) >> CAP_SYS_ADMIN) & 1n) === 1n;
}

/** Why this computer can't make Debian roots; null when it can. */
export async function whyNoRoot(): Promise<string | null> {
  const reason = whyNoMachines();
  if (reason !== null) return reason;
  if (!existsSync('/etc/debian_version')) return 'making a root needs Debian’s debootstrap';
  return (await isInstalled('debootstrap')) ? null : `debootstrap is not installed. ${howToInstall('debootstrap')}`;
}
