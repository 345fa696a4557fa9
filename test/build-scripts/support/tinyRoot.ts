import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RootSource } from '../../../build-scripts/lib/verify/machines/roots';

const PROGRAMS = [
  ...['base64', 'bash', 'cat', 'env', 'head', 'id', 'ls', 'mkdir', 'mknod', 'mount', 'perl', 'rm', 'rmdir', 'setpriv', 'setsid', 'sleep', 'touch', 'umount'],
  ...['unshare', 'yes'],
];

/** A root of a few of this computer's programs with their libraries: made in a second, and enough for a machine to start. */
export function makeTinyRoot(store: string): RootSource {
  const root = join(store, 'tiny');
  for (const folder of ['dev', 'etc', 'home/alice', 'mnt', 'proc', 'root', 'run', 'sys', 'tmp', 'usr/bin', 'usr/sbin', 'usr/lib', 'usr/lib64']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const folder of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${folder}`, join(root, folder));
  const programs = PROGRAMS.map((name) => execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim());
  programs.forEach((path) => copyInto(root, path, join('/usr/bin', path.split('/').at(-1) ?? '')));
  librariesOf(programs).forEach((path) => copyInto(root, path, path));
  writeFileSync(join(root, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/bash\nalice:x:1000:1000::/home/alice:/bin/bash\n');
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nalice:x:1000:\n');
  return { store, layers: ['tiny'], isStacked: true, debianVersion: '0' };
}

function librariesOf(programs: readonly string[]): string[] {
  const listed = execFileSync('ldd', programs, { encoding: 'utf8' });
  return [...new Set([...listed.matchAll(/(\/\S+\.so\S*) \(/g)].flatMap(([, path]) => path ?? []))];
}

function copyInto(root: string, from: string, to: string): void {
  const target = join(root, to);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(realpathSync(from), target);
  chmodSync(target, 0o755);
}
