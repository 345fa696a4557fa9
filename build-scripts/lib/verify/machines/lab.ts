import type { MachinePlan } from '../machinePlans';
import { KINDS } from './kinds';
import type { Machine, MachineSpec } from './machine';
import { openNetwork, type Network } from './network';
import type { RootSource } from './roots';

interface Opening {
  readonly source: RootSource;
  readonly spec: MachineSpec;
  readonly report: (message: string) => void;
}

/** The machines of one run, on a network of their own when there are several. */
export class Lab {
  readonly machines = new Map<string, Machine>();
  #network: Network | undefined;

  constructor(private readonly plans: readonly MachinePlan[]) {}

  /** Opens a machine, and connects it if it has addresses. @throws Error when it can't be opened or connected */
  async open({ role, kind, addresses }: MachinePlan, { source, spec, report }: Opening): Promise<void> {
    const machine = await KINDS[kind].open(source, { ...spec, hasNetwork: addresses.length > 0 }, report);
    this.machines.set(role, machine);
    if (addresses.length === 0) return;
    this.#network ??= await openNetwork(source.store);
    const others = this.plans.filter((plan) => plan.role !== role).flatMap((plan) => plan.addresses);
    await this.#network.connect(machine, { role, addresses, others });
  }

  async close(): Promise<void> {
    await Promise.all([...this.machines.values()].map((machine) => machine.close()));
    await this.#network?.close();
  }
}
