import { RELEASES } from '../../../build-scripts/lib/content/code/debianReleases';
import { KERNEL_PACKAGES, openKernelMachine } from '../../../build-scripts/lib/verify/machines/kernelMachine';
import { prepareRoot } from '../../../build-scripts/lib/verify/machines/roots';

/** A verifier to be killed: opens a machine with a kernel of its own, and keeps it open. */
const quiet = () => undefined;
const source = await prepareRoot({ installed: KERNEL_PACKAGES, downloaded: [] }, quiet, RELEASES[0]);
await openKernelMachine(source, { hostname: 'server', user: 'alice', hosts: [], disks: ['64M'] }, quiet);
process.stdout.write('open\n');
