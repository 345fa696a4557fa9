import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { openKernelMachine } from '../../../../build-scripts/lib/verify/machines/kernelMachine';
import * as booting from '../../../../build-scripts/lib/verify/machines/booting';
import type { Machine } from '../../../../build-scripts/lib/verify/machines/machine';
import { processShell, type ShellListener } from '../../../../build-scripts/lib/verify/machines/shellChannel';
import * as supervising from '../../../../build-scripts/lib/verify/machines/supervise';
import { temporaryFolder } from '../../support/folder';

const folder = temporaryFolder();
const source = { store: folder, layers: [], isStacked: false, debianVersion: '13.1' };
const spec = { hostname: 'host', hosts: [], user: 'user' };
const boot = join(folder, 'boot');

/** A machine whose supervisor is a program that sleeps, and whose shells are ones of this computer that read its boot's id from a file. */
let child: ChildProcess;
jest.doMock('../../../../build-scripts/lib/verify/machines/roots', () => ({ prepareRoot: () => Promise.resolve(source) }));
jest.doMock('../../../../build-scripts/lib/verify/machines/users', () => ({ setupScript: () => 'true', shellArguments: () => [] }));
jest.doMock('../../../../build-scripts/lib/verify/machines/booting', () => ({ ...booting, SYSTEMD_IS_UP: 'true' }));
jest.doMock('../../../../build-scripts/lib/verify/machines/supervise', () => ({
  ...supervising,
  supervise: () => ({ child, work: folder }),
  untilReady: () => Promise.resolve(),
}));
jest.doMock('../../../../build-scripts/lib/verify/machines/socketShell', () => ({
  socketShell: () => (listener: ShellListener) => {
    const shell = processShell({ command: ['bash', '--noprofile', '--norc', '-s'], env: { PATH: process.env['PATH'] ?? '' } })(listener);
    shell.write(`cat() { command cat ${boot}; }; systemctl() { echo running; }\n`);
    return shell;
  },
}));

describe('a machine with a kernel of its own', () => {
  let machine: Machine;
  beforeEach(async () => {
    writeFileSync(boot, 'first\n');
    child = spawn('sleep', ['600']);
    const { openKernelMachine: open } = (await import('../../../../build-scripts/lib/verify/machines/kernelMachine')) as {
      openKernelMachine: typeof openKernelMachine;
    };
    machine = await open(source, spec, () => undefined);
  });
  afterEach(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await machine.close();
  });

  /** What ends the shells: another boot, or the end of the whole machine. */
  const ends = { boots: () => `echo other > ${boot}; kill -9 $$`, goes: () => `kill -9 ${child.pid ?? 0}; kill -9 $$` };

  it.each(['boots', 'goes'] as const)('that %s although no command asked for it has crashed: the command has failed', async (end) => {
    expect(await machine.run('root', `echo begun; ${ends[end]()}`, 10_000)).toMatchObject({ code: 137, output: 'begun\n', stopped: 'gone' });
  });

  it.each(['boots', 'goes'] as const)('that %s because a command asked for it has done what it should', async (end) => {
    const result = await machine.run('root', `: systemctl reboot; ${ends[end]()}`, 10_000);
    expect({ code: result.code, stopped: result.stopped }).toEqual({ code: 0, stopped: undefined });
  });

  it('that is gone runs nothing more, and says so', async () => {
    await machine.run('root', `: systemctl poweroff; ${ends.goes()}`, 10_000);
    expect(await machine.run('root', 'true', 10_000)).toEqual({ code: 137, output: 'The machine has been switched off.\n', stopped: 'gone' });
  });
});
