import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { RELEASES } from '../../../../build-scripts/lib/content/code/debianReleases';
import { articleOn } from '../../../../build-scripts/lib/verify/articles';
import { KERNEL_PACKAGES, openKernelMachine } from '../../../../build-scripts/lib/verify/machines/kernelMachine';
import { prepareRoot } from '../../../../build-scripts/lib/verify/machines/roots';
import { STORE } from '../../../../build-scripts/lib/verify/machines/store';
import { runArticle } from '../../../../build-scripts/lib/verify/runArticle';
import { CACHE_DIR, ROOT } from '../../../../build-scripts/lib/files/paths';
import { articleOf } from '../../support/article';
import { describeKernelMachines } from '../../support/describeMachines';
import { leftovers, leftoversAfter } from '../../support/leftovers';

/** A guide that needs a disk, a setting of the kernel and two boots. */
const GUIDE = `
\`\`\`console run
# lsblk --nodeps --noheadings --output NAME,SIZE,TYPE /dev/vda /dev/vdb
vda    4G disk
vdb   64M disk
# sysctl --quiet --write vm.max_map_count=262144 2> /dev/null || echo 262144 > /proc/sys/vm/max_map_count
# cat /proc/sys/vm/max_map_count
262144
# mkfs.ext4 -q /dev/vdb && mount /dev/vdb /mnt && echo kept > /mnt/file && sync
# cd /tmp; before=$(cat /proc/sys/kernel/random/boot_id)
# journalctl --list-boots --quiet --no-pager | grep -c UTC
1
# echo b > /proc/sysrq-trigger
\`\`\`

\`\`\`console run
# findmnt /mnt || pwd
/root
# mount /dev/vdb /mnt && cat /mnt/file
kept
# echo "before: $before"; journalctl --list-boots --quiet --no-pager | grep -c UTC
before:
2
# cat /proc/sys/vm/max_map_count
65530
\`\`\`

\`\`\`console run=fails
$ cat /dev/vdb
cat: /dev/vdb: Permission denied
\`\`\`
`;
/** A server with a kernel and a disk of its own, and a client in namespaces. */
const PAIR = {
  hosts: ['192.0.2.10 server.example.com', '198.51.100.7 client.example.com'],
  machines: {
    server: { kind: 'machine' as const, disks: ['64M'], packages: [], downloads: [], setup: '' },
    client: { kind: 'root' as const, packages: [], downloads: [], setup: '' },
  },
};
const GUIDE_OF_PAIR = `
\`\`\`console run on=server
# lsblk --nodeps --noheadings --output NAME,SIZE /dev/vdb; ls /sys/class/net
vdb   64M
eth0
lo
# perl -MIO::Socket::INET -e '$s = IO::Socket::INET->new(LocalPort => 4242, Listen => 1) or die; $c = $s->accept; print $c $c->peerhost, qq(\\n)' > /dev/null 2>&1 &
\`\`\`

\`\`\`console run on=client
$ for _ in $(seq 50); do exec 3<> /dev/tcp/server.example.com/4242 && break; sleep 0.2; done 2> /dev/null
$ cat <&3
198.51.100.7
\`\`\`

\`\`\`console run=fails on=client
$ ls /dev/vdb
ls: cannot access '/dev/vdb': No such file or directory
\`\`\`
`;
const SLOWLY_MS = 1_200_000;
const MOMENTS = 4;
/** Long enough for its disks to be made and its kernel to be started. */
const LONGEST_MS = 25_000;
const CLEAN_UP_MS = 30_000;
const SPEC = { hostname: 'server', user: 'alice', hosts: ['192.0.2.7 db1'], disks: ['64M'] };

/** Runs a guide of three blocks: each is executed, and nothing is left behind. */
async function expectExecuted(article: ReturnType<typeof articleOf>): Promise<void> {
  const { failures, results } = await runArticle(articleOn(article, RELEASES[0].name), { release: RELEASES[0], report: () => undefined });
  expect(failures).toEqual([]);
  expect(article.fences.map((fence) => results.get(fence)?.state)).toEqual(['executed', 'executed', 'executed']);
  expect(await leftoversAfter(0, { store: STORE, verifier: process.pid })).toEqual([]);
}

describeKernelMachines('a machine with a kernel of its own', () => {
  it(
    'runs a guide with disks and kernel settings, and goes on after a reboot in the middle of it',
    async () => {
      await expectExecuted(articleOf(GUIDE, { kind: 'machine', disks: ['64M'], tolerances: [{ match: '1048576', as: '65530' }] }));
    },
    SLOWLY_MS,
  );

  it(
    'L3 is one of several machines, which reach it at its address, and leaves nothing behind',
    async () => {
      await expectExecuted(articleOf(GUIDE_OF_PAIR, PAIR));
    },
    SLOWLY_MS,
  );

  it(
    'leaves nothing behind when the verifier is killed, whatever was being made or run',
    async () => {
      const folder = mkdtempSync(join(CACHE_DIR, 'machines-test-'));
      // Inside the project, whose root paths.ts looks for above its own file.
      const program = join(folder, 'verifier.mjs');
      const entryPoints = [join(ROOT, 'test/build-scripts/support/openKernelMachine.ts')];
      await build({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' });
      for (const milliseconds of Array.from({ length: MOMENTS }, () => Math.random() * LONGEST_MS)) {
        const verifier = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        verifier.kill('SIGKILL');
        await once(verifier, 'exit');
        const left = await leftoversAfter(CLEAN_UP_MS, { store: STORE, verifier: verifier.pid ?? 0 });
        expect({ milliseconds, left }).toEqual({ milliseconds, left: [] });
      }
      rmSync(folder, { recursive: true });
    },
    SLOWLY_MS,
  );

  it(
    'goes on after a command that ends the shell or takes too long, sees no network, and tells that it was switched off',
    async () => {
      const source = await prepareRoot({ installed: KERNEL_PACKAGES, downloaded: [] }, () => undefined, RELEASES[1]);
      const machine = await openKernelMachine(source, SPEC, () => undefined);
      try {
        expect((await machine.run('root', 'exit 7', 20_000)).code).toBe(7);
        expect(await machine.run('user', 'echo begun; sleep 3333', 15_000)).toEqual({
          chunks: expect.any(Array),
          code: 137,
          output: 'begun\n',
          stopped: 'time',
          limitMs: 60_000,
        });
        expect((await machine.run('user', 'cd /tmp; echo $PWD $(id -un); getent hosts db1', 20_000)).output).toBe('/tmp alice\n192.0.2.7       db1\n');
        expect((await machine.run('root', 'cd /sys/class/net; echo *; cat /etc/hostname', 20_000)).output).toBe('lo\nserver\n');
        expect(leftovers(STORE, process.pid).filter((text) => text.includes('qemu-system')).length).toBeGreaterThan(0);
        expect((await machine.run('root', 'x=1; systemctl reboot', 60_000)).code).toBe(0);
        expect((await machine.run('root', 'echo "<$x>"; systemctl is-system-running', 60_000)).output).toBe('<>\nrunning\n');
        await machine.run('root', 'systemctl poweroff', 60_000);
        expect(await machine.run('root', 'true', 20_000)).toEqual({ code: 137, output: 'The machine has been switched off.\n', stopped: 'gone' });
      } finally {
        await machine.close();
      }
      expect(await leftoversAfter(0, { store: STORE, verifier: process.pid })).toEqual([]);
    },
    SLOWLY_MS,
  );
});
