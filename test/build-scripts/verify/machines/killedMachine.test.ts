import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { openKernelMachine } from '../../../../build-scripts/lib/verify/machines/kernelMachine';
import * as supervising from '../../../../build-scripts/lib/verify/machines/supervise';
import { temporaryFolder } from '../../support/folder';

const folder = temporaryFolder();
const source = { store: folder, layers: [], isStacked: false, debianVersion: '13.1' };
const spec = { hostname: 'host', hosts: [], user: 'user' };

/** A machine whose supervisor is killed before anything answers at its socket. */
const child = spawn('sleep', ['600']);
jest.doMock('../../../../build-scripts/lib/verify/machines/roots', () => ({ prepareRoot: () => Promise.resolve(source) }));
jest.doMock('../../../../build-scripts/lib/verify/machines/supervise', () => ({
  ...supervising,
  supervise: () => ({ child, work: folder }),
  untilReady: async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  },
}));

it('says that a machine did not boot as soon as its supervisor has been killed', async () => {
  const { openKernelMachine: open } = (await import('../../../../build-scripts/lib/verify/machines/kernelMachine')) as {
    openKernelMachine: typeof openKernelMachine;
  };
  await expect(open(source, spec, () => undefined)).rejects.toThrow('The machine did not boot.');
});
