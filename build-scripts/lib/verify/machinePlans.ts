import type { CheckedFence } from '../content/code/checkedFence';
import { addressesOf, type CheckPlan, type MachineKind, type ReleasePlan } from '../content/ledger/checkPlan';
import { KINDS } from './machines/kinds';

/** A machine that an article runs on. */
export interface MachinePlan {
  /** The `on=` of its blocks; '' for the only machine. */
  readonly role: string;
  readonly kind: MachineKind;
  readonly hostname: string;
  /** The packages that a reader of the guide has on it. */
  readonly packages: readonly string[];
  readonly downloads: readonly string[];
  /** Whether an upgrade to the next Debian release is downloaded, too. */
  readonly releaseUpgrade: boolean;
  /** The sizes of its further disks. */
  readonly disks: readonly string[];
  /** Empty for the only machine, which has no network. */
  readonly addresses: readonly string[];
  readonly setup: string;
}

/** The machines of an article on a release, in the order of its sidecar. */
export function machinesOf(plan: ReleasePlan): MachinePlan[] {
  const { kind, hostname, disks, packages, downloads, setup, hosts, machines } = plan;
  const all = (own: readonly string[], of: MachineKind) => [...packages, ...own, ...KINDS[of].packages];
  if (Object.keys(machines).length === 0)
    return [{ role: '', kind, hostname, packages: all([], kind), downloads, releaseUpgrade: false, disks, addresses: [], setup }];
  return Object.entries(machines).map(([role, own]) => ({
    role,
    kind: own.kind ?? kind,
    hostname: own.hostname ?? role,
    packages: [...all(own.packages, own.kind ?? kind), ...KINDS[own.kind ?? kind].networkPackages],
    downloads: [...downloads, ...own.downloads],
    releaseUpgrade: own.releaseUpgrade ?? false,
    disks: own.disks ?? [],
    addresses: addressesOf(own.hostname ?? role, hosts),
    setup: `${setup}\n${own.setup}`.trim(),
  }));
}

/** The role of the machine that a block is for; '' where there is only one. */
export function roleOf({ on }: Pick<CheckedFence, 'on'>, { machines }: Pick<CheckPlan, 'machines'>): string {
  const roles = Object.keys(machines);
  return (roles.length > 0 ? (on ?? roles[0]) : undefined) ?? '';
}

/** The kind of the machine that a block is for. */
export function kindOf(fence: Pick<CheckedFence, 'on'>, plan: Pick<CheckPlan, 'kind' | 'machines'>): MachineKind {
  return plan.machines[roleOf(fence, plan)]?.kind ?? plan.kind;
}
