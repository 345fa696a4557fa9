import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { CACHE_DIR, ROOT } from '../../../../build-scripts/lib/files/paths';
import { runs } from '../../../support/propertyRuns';
import { describeMachines } from '../../support/describeMachines';
import { leftovers, leftoversAfter } from '../../support/leftovers';
import { makeTinyRoot } from '../../support/tinyRoot';

const SUPERVISOR = join(ROOT, 'build-scripts/lib/verify/machines/scripts/supervise.sh');
const MOMENTS = 20;
const LONGEST_MS = 1_500;
const CLEAN_UP_MS = 30_000;

/** Kills a process outright; false when it had ended by itself. */
function wasKilled(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

describeMachines('a verifier that is killed outright or interrupted', () => {
  let store = '';
  let program = '';
  const start = (...mode: readonly string[]): ChildProcess => spawn(process.execPath, [program, store, ...mode], { stdio: ['ignore', 'pipe', 'inherit'] });

  beforeAll(async () => {
    mkdirSync(CACHE_DIR, { recursive: true });
    store = mkdtempSync(join(CACHE_DIR, 'machines-test-'));
    makeTinyRoot(store);
    // Inside the project, whose root paths.ts looks for above its own file.
    program = join(store, 'verifier.mjs');
    const entryPoints = [join(ROOT, 'test/build-scripts/support/openMachine.ts')];
    await build({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' });
  });
  afterAll(() => rmSync(store, { recursive: true, force: true }));

  /** What a verifier leaves behind when it gets a signal at the given moment. */
  async function leftWhenKilled(moment: (verifier: ChildProcess) => Promise<unknown>, signal: NodeJS.Signals = 'SIGKILL'): Promise<readonly string[]> {
    const verifier = start();
    await moment(verifier);
    verifier.kill(signal);
    await once(verifier, 'exit');
    return leftoversAfter(CLEAN_UP_MS, { store, verifier: verifier.pid ?? 0 });
  }

  it.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)(
    'leaves no process, mount, control group, loop device or folder after %s when a machine is open',
    async (signal) => {
      expect(await leftWhenKilled(({ stdout }) => once(stdout ?? process.stdout, 'data'), signal)).toEqual([]);
    },
    2 * CLEAN_UP_MS,
  );

  it('leaves none of them at random moments', async () => {
    for (let count = 0; count < runs(MOMENTS); count += 1) {
      const milliseconds = Math.random() * LONGEST_MS;
      for (const signal of ['SIGKILL', 'SIGINT'] as const) {
        const left = await leftWhenKilled(() => new Promise((resolve) => setTimeout(resolve, milliseconds)), signal);
        expect({ milliseconds, signal, left }).toEqual({ milliseconds, signal, left: [] });
      }
    }
  }, 300_000);

  it('leaves the runs alone whose supervisors are still at work when it begins, though their verifier has ended', async () => {
    // Above the highest process number that Linux gives.
    const ended = 4_194_305;
    const supervisors = ['first', 'second'].map((name) => `${ended}-${name}`);
    const open: ChildProcess[] = [];
    try {
      for (const name of supervisors) {
        const env = {
          ...process.env,
          STORE: store,
          WORK: join(store, 'runs', name),
          GROUP: `verify-${name}`,
          OWNER: '',
          MEMORY: '',
          PROCESSES: '',
          FILE_SIZE: '',
        };
        const supervisor = spawn('bash', [SUPERVISOR, 'bash', '-c', 'echo ready; sleep 600'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
        open.push(supervisor);
        await once(supervisor.stdout, 'data');
      }
      expect(supervisors.map((name) => existsSync(join(store, 'runs', name)))).toEqual([true, true]);
      expect(open.map(({ exitCode }) => exitCode)).toEqual([null, null]);
    } finally {
      for (const { stdin } of open) stdin?.end();
    }
    expect(await leftoversAfter(CLEAN_UP_MS, { store, verifier: ended })).toEqual([]);
  });

  it('leaves no process and no mount when its supervisor is killed as well; the next run removes the rest', async () => {
    const first = start('hold');
    await once(first.stdout ?? first, 'data');
    const { pid = 0 } = first;
    const supervisors = leftovers(store, pid).flatMap((text) => /^process (\d+) \(bash \S*supervise\.sh/.exec(text)?.[1] ?? []);
    expect(supervisors.length).toBeGreaterThan(0);
    // A subshell of a supervisor has its name, too, and may have ended since.
    expect(supervisors.filter((supervisor) => wasKilled(Number(supervisor))).length).toBeGreaterThan(0);
    first.kill('SIGKILL');
    await once(first, 'exit');
    const isRunning = (text: string) => /^(process|mounts|loop)/.test(text);
    expect(await leftoversAfter(CLEAN_UP_MS, { store, verifier: pid, isMeant: isRunning })).toEqual([]);
    const next = start();
    await once(next.stdout ?? next, 'data');
    next.kill('SIGKILL');
    await once(next, 'exit');
    expect(await leftoversAfter(CLEAN_UP_MS, { store, verifier: pid })).toEqual([]);
  });
});
