import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandResult, Machine } from '../../../../build-scripts/lib/verify/machines/machine';
import { openRootMachine } from '../../../../build-scripts/lib/verify/machines/namespaceMachine';
import type { RootSource } from '../../../../build-scripts/lib/verify/machines/roots';
import { CACHE_DIR } from '../../../../build-scripts/lib/files/paths';
import { describeMachines } from '../../support/describeMachines';
import { leftovers, leftoversAfter } from '../../support/leftovers';
import { makeTinyRoot } from '../../support/tinyRoot';

const SPEC = { hostname: 'server', user: 'alice', hosts: [] };
const MIB = 1024 ** 2;
const SMALL = { ...SPEC, limits: { memoryBytes: 64 * MIB, processes: 64, fileBytes: 16 * MIB } };

describeMachines('a machine', () => {
  let store = '';
  let source: RootSource;
  let machine: Machine;
  const root = (command: string, timeoutMs = 10_000): Promise<CommandResult> => machine.run('root', command, timeoutMs);
  const others: Machine[] = [];
  const openSmall = async () => {
    const small = await openRootMachine(source, SMALL);
    others.push(small);
    return small;
  };

  beforeAll(async () => {
    mkdirSync(CACHE_DIR, { recursive: true });
    store = mkdtempSync(join(CACHE_DIR, 'machines-test-'));
    source = makeTinyRoot(store);
    process.env['SECRET_OF_THE_HOST'] = 'hunter2';
    machine = await openRootMachine(source, SPEC);
  });
  // Also after a failure: an open machine would keep Jest from ending.
  afterEach(() => Promise.all(others.splice(0).map((other) => other.close())));
  afterAll(async () => {
    await machine.close();
    delete process.env['SECRET_OF_THE_HOST'];
    rmSync(store, { recursive: true, force: true });
  });

  describe('what works in it', () => {
    it('keeps a folder and variables from one command to the next, for each user', async () => {
      await root('cd /etc; a=1');
      await machine.run('user', 'a=2', 60_000);
      expect(await root('echo $PWD $a $(id -u)')).toEqual({ chunks: expect.any(Array), code: 0, output: '/etc 1 0\n' });
      expect(await machine.run('user', 'echo $PWD $a $(id -un)', 60_000)).toEqual({ chunks: expect.any(Array), code: 0, output: '/home/alice 2 alice\n' });
    });

    it('gives exit codes, and goes on after a command that ends the shell', async () => {
      expect(await root('false')).toEqual({ chunks: expect.any(Array), code: 1, output: '' });
      expect((await root('exit 7')).code).toBe(7);
      expect((await root('echo on')).output).toBe('on\n');
    });

    it.each([
      ['sets what belongs to its own network', 'echo 1 > /proc/sys/net/ipv4/ip_forward && cat /proc/sys/net/ipv4/ip_forward', '1\n'],
      ['makes further networks', 'unshare --net cat /proc/net/dev | { read -r _; read -r _; read -r name _; echo $name; }', 'lo:\n'],
      ['mounts a tmpfs', 'mkdir -p /mnt/t && mount -t tmpfs t /mnt/t && touch /mnt/t/x && ls /mnt/t && umount /mnt/t', 'x\n'],
      ['has the usual devices', 'echo x > /dev/null; head -c 3 /dev/zero | base64; ls /dev/fd/0', 'AAAA\n/dev/fd/0\n'],
    ])('%s', async (_name, command, output) => {
      expect(await root(command)).toEqual({ chunks: expect.any(Array), code: 0, output });
    });
  });

  describe('what is closed to its root', () => {
    it.each([
      ['the core pattern', 'echo x > /proc/sys/kernel/core_pattern'],
      ['the host name in the settings', 'echo x > /proc/sys/kernel/hostname'],
      ['memory settings', 'echo 1 > /proc/sys/vm/drop_caches'],
      ['the settings by another mount of proc', 'mount -t proc p /mnt; echo x > /mnt/sys/kernel/core_pattern'],
      ['the settings by a remount', 'mount -o remount,rw /proc; mount -o remount,rw,bind /proc/sys; echo x > /proc/sys/kernel/core_pattern'],
      ['the settings in a namespace of its own', 'unshare --user --map-root-user --mount sh -c "echo x > /proc/sys/kernel/core_pattern"'],
      ['the SysRq key', 'echo b > /proc/sysrq-trigger'],
      ['interrupts', 'for f in /proc/irq/*/smp_affinity; do echo 1 > $f && exit 0; done; exit 1'],
      ['sysfs by a remount', 'mount -o remount,rw /sys; echo never > /sys/kernel/mm/transparent_hugepage/enabled'],
      ['sysfs by another mount', 'mount -t sysfs s /mnt; echo never > /mnt/kernel/mm/transparent_hugepage/enabled'],
      ['control groups (v2)', 'mount -t cgroup2 c /mnt; mkdir /mnt/mine'],
      ['control groups (v1)', 'mount -t cgroup -o memory c /mnt; mkdir /mnt/mine'],
      ['block devices', 'mknod /tmp/disk b 259 0 || mknod /dev/disk b 259 0'],
      ['the memory device', 'mknod /dev/mem c 1 1'],
      ['file systems of disks', 'head -c 1M /dev/zero > /tmp/image; mount -o loop /tmp/image /mnt'],
      ['the clock', 'perl -e "exit !(syscall($( [ $HOSTTYPE = x86_64 ] && echo 227 || echo 112), 0, pack(q(q2), 1, 0)) == 0)"'],
    ])('%s', async (_name, command) => {
      const before = hostState();
      const { code, output, stopped } = await root(`(${command})`);
      expect({ code, stopped }).not.toEqual({ code: 0, stopped: undefined });
      expect(output).toMatch(/denied|not permitted|No such|Read-only|not exist|^$/i);
      expect(hostState()).toEqual(before);
      await root('umount /mnt 2>/dev/null; cd');
    });

    it('the host’s processes: none is seen, signalled or traced', async () => {
      const { output } = await root('cd /proc; echo [0-9]*; cat /proc/[0-9]*/comm');
      expect(output).not.toContain('node');
      const numbers = output.split('\n')[0]?.split(' ') ?? [];
      expect(numbers.length).toBeLessThan(12);
      expect(numbers).not.toContain(String(process.pid));
      expect((await root(`kill -0 ${process.pid}`)).code).toBe(1);
      expect((await root(`kill -9 -1; cat /proc/${process.pid}/environ`)).code).not.toBe(0);
      expect((await root('echo still here')).output).toBe('still here\n');
    });

    it('the host’s files, even after leaving a chroot', async () => {
      const secret = join(mkdtempSync(join(tmpdir(), 'host-')), 'secret');
      writeFileSync(secret, 'hunter2', { mode: 0o644 });
      const escape = `perl -e 'mkdir "/tmp/c"; chdir "/"; chroot "/tmp/c"; chdir ".." for 1 .. 64; chroot "."; open(F, "<", $ARGV[0]) or die "$!\\n"; print <F>' ${secret}`;
      await root('mkdir -p /tmp/c');
      for (const command of [`cat ${secret}`, `cat /proc/1/root${secret}`, `cat /proc/1/cwd/../../..${secret}`, escape]) {
        const { code, output } = await root(command);
        expect(code).not.toBe(0);
        expect(output).toContain('No such file');
      }
      rmSync(secret);
    });

    it('the host’s environment', async () => {
      const { output } = await root('cat /proc/[0-9]*/environ; env');
      expect(output).toContain('HOME=/root');
      expect(output).not.toContain('hunter2');
    });

    it('the host’s network', async () => {
      const server = await listen();
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const answers = [await root(`exec 3<> /dev/tcp/127.0.0.1/${port}`), await root(`exec 3<> /dev/tcp/192.0.2.1/${port}`)];
      server.close();
      expect(answers.map(({ code }) => code)).not.toContain(0);
      expect(answers.map(({ output: text }) => /refused|unreachable/.exec(text)?.[0])).toEqual(['refused', 'unreachable']);
      const { output } = await root('cat /proc/net/route');
      expect(output.trim().split('\n')).toHaveLength(1);
    });
  });

  describe('what it may use', () => {
    it('stops a command that takes too long, with what it runs in the foreground', async () => {
      expect(await root('echo begun; sleep 3333', 2_000)).toEqual({ chunks: expect.any(Array), code: 137, output: 'begun\n', stopped: 'time', limitMs: 2_000 });
      expect((await root('cat /proc/[0-9]*/cmdline | base64 -w 0')).output).not.toContain(Buffer.from('sleep\x003333').toString('base64').slice(0, 8));
    });

    it('stops a command that prints endlessly, and keeps the beginning', async () => {
      const { output, stopped } = await root('yes', 15_000);
      expect(stopped).toBe('output');
      expect(output.startsWith('y\ny\n')).toBe(true);
      expect(output.length).toBeLessThan(5 * MIB);
      expect((await root('cat /proc/[0-9]*/comm')).output).not.toContain('yes');
    });

    it('kills what takes too much memory, and goes on', async () => {
      const small = await openSmall();
      expect((await small.run('root', `perl -e '$x = "a" x (1 << 29); print length $x'`, 60_000)).code).not.toBe(0);
      expect((await small.run('root', 'head -c 128M /dev/zero > /dev/shm/x', 60_000)).code).not.toBe(0);
      expect((await small.run('root', 'head -c 32M /dev/zero > /root/x', 60_000)).code).not.toBe(0);
      await small.run('root', 'rm -f /dev/shm/x', 60_000);
      expect((await small.run('root', 'echo still here', 60_000)).output).toBe('still here\n');
    });

    it('holds a fork bomb to its number of processes, and ends it', async () => {
      const small = await openSmall();
      const bomb = small.run('user', ':(){ :|:& };: ; sleep 5', 1_500);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const count = leftovers(store, process.pid).filter((text) => text.startsWith('process')).length;
      expect(count).toBeLessThan(64 + 20);
      expect((await bomb).code).not.toBe(0);
    });
  });

  it('leaves nothing behind, whatever still runs in it', async () => {
    const other = await openRootMachine(source, SPEC);
    const before = leftovers(store, process.pid).length;
    await other.run('root', 'sleep 4242 & setsid sleep 4242 < /dev/null > /dev/null 2>&1 & mount -t tmpfs t /mnt', 60_000);
    expect(leftovers(store, process.pid).length).toBeGreaterThan(before);
    await machine.close();
    await other.close();
    expect(await leftoversAfter(0, { store, verifier: process.pid })).toEqual([]);
    machine = await openRootMachine(source, SPEC);
  });

  it('leaves nothing behind when it can’t be opened, and gives the reason', async () => {
    await machine.close();
    await expect(openRootMachine({ ...source, layers: ['none'] }, SPEC)).rejects.toThrow(/could not be started:[\s\S]*mount/);
    expect(await leftoversAfter(0, { store, verifier: process.pid })).toEqual([]);
    machine = await openRootMachine(source, SPEC);
  });
});

/** What none of the attempts may have changed. */
function hostState(): unknown {
  const files = ['/proc/sys/kernel/core_pattern', '/proc/sys/kernel/hostname', '/sys/kernel/mm/transparent_hugepage/enabled'];
  return [
    hostname(),
    ...files.map((file) => {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return null;
      }
    }),
  ];
}

function listen(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });
}
