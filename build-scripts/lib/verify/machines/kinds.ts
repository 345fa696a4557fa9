import type { MachineKind } from '../../content/ledger/checkPlan';
import type { ConnectableMachine, MachineSpec } from './machine';
import { KERNEL_PACKAGES, openKernelMachine } from './kernelMachine';
import { BOOTED_PACKAGES, openBootedMachine, openRootMachine } from './namespaceMachine';
import type { RootSource } from './roots';

interface KindOfMachine {
  /** What its root must have beside the packages of the guide. */
  readonly packages: readonly string[];
  /** What else it needs to be on a network. */
  readonly networkPackages: readonly string[];
  readonly open: (source: RootSource, spec: MachineSpec, report: (message: string) => void) => Promise<ConnectableMachine>;
}

/** How each kind of machine is made. */
export const KINDS: Readonly<Record<MachineKind, KindOfMachine>> = {
  root: { packages: [], networkPackages: [], open: openRootMachine },
  booted: { packages: BOOTED_PACKAGES, networkPackages: [], open: openBootedMachine },
  machine: { packages: KERNEL_PACKAGES, networkPackages: ['iproute2'], open: openKernelMachine },
};
