import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { bundledProgram } from '../support/bundledProgram';
import { temporaryFolder } from '../support/folder';

/* What makeRelease.test.ts simulates, on real file systems: small ones in memory, in a mount namespace of their own. */

const root = temporaryFolder();
const NAMESPACE = ['--user', '--map-root-user', '--mount'];
const canMount = spawnSync('unshare', [...NAMESPACE, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
if (!canMount) console.log('Builds on full, other and read-only disks are left out: this machine makes no mount namespace.');
const test = canMount ? it : it.skip;

const MB = 1_000_000;
let program = '';
beforeAll(() => {
  program = bundledProgram('test/build-scripts/release/bigBuild.ts', root);
});
const build = (name: string, bytes: number) => `node ${program} "$disk/dist" ${name} ${bytes} || true`;
const home = 'cat "$disk/dist/index.html"; echo';
const beside = 'ls -A "$disk"';

/** Runs commands that may mount; `$disk` is an empty folder. */
function inNamespace(name: string, commands: readonly string[]): string {
  const disk = join(root, name);
  mkdirSync(disk);
  const { stdout, stderr, status } = spawnSync('unshare', [...NAMESPACE, 'sh', '-euc', commands.join('\n')], {
    cwd: ROOT,
    env: { ...process.env, disk },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

describe('a build on a real disk', () => {
  test('that is full leaves the old site whole and nothing beside it, says what to do, and succeeds once there is room', () => {
    const said = inNamespace('full', [
      'mount -t tmpfs -o size=3m tmpfs "$disk"',
      build('old', MB),
      build('new', 3 * MB),
      home,
      'ls -s --block-size=1 "$disk/dist/images/big.png" | cut -d" " -f1',
      beside,
      'mount -o remount,size=9m "$disk"',
      build('new', 3 * MB),
      home,
    ]);
    expect(said).toMatch(
      /^ENOSPC: no space left on device, write\nThe site in \S+\/dist is unchanged\. There is no space left; a build needs room for a second site beside the first, in \S+\/full\. Free some and build again\.\nhome of old\n1\d{6}\ndist\nhome of new\n$/,
    );
  });

  test('whose target is a file system of its own stays as it was, and says where to build instead; inside of it there is room', () => {
    const said = inNamespace('other', [
      build('old', 1),
      'mkdir "$disk/copy"; cp -a "$disk/dist/." "$disk/copy"; mount -t tmpfs tmpfs "$disk/dist"; cp -a "$disk/copy/." "$disk/dist"; rm -r "$disk/copy"',
      build('new', 1),
      home,
      beside,
      'disk="$disk/dist"',
      build('inner', 1),
      home,
    ]);
    expect(said).toMatch(
      /^OUT_DIR: \S+\/dist is a mount point, which can't be replaced\. Nothing was built\. Choose a folder inside it: OUT_DIR=\S+\/dist\/site\nhome of old\ndist\nhome of inner\n$/,
    );
  });

  test('that can only be read leaves the old site, and says so', () => {
    const said = inNamespace('read-only', ['mount -t tmpfs tmpfs "$disk"', build('old', 1), 'mount -o remount,ro "$disk"', build('new', 1), home, beside]);
    expect(said).toMatch(/^EROFS: .*\nThe site in \S+\/dist is unchanged\. .*must be a folder that you can write to\. .*\nhome of old\ndist\n$/);
  });
});
