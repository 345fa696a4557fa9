import { existsSync } from 'node:fs';

/** Why this machine can't make roots, in words for a notice; null when it can. */
export function whyNoRoot(): string | null {
  if (process.platform !== 'linux') return `a Debian root needs Linux, and this is ${process.platform}`;
  if (process.getuid?.() !== 0) return 'making a root needs root';
  if (!existsSync('/etc/debian_version')) return 'making a root needs Debian’s debootstrap';
  return null;
}
