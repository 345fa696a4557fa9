import { COMMAND_MS } from '../commandEnd';
import { runTool, type ProgramResult } from '../processes';
import { firstProcess, RUN_DEPTH } from './firstProcess';
import type { ConnectableMachine } from './machine';
import { endOf, supervise, untilReady } from './supervise';

/** The host's name for the network card of a machine with a kernel of its own, until it is connected. */
export const CARD = 'card';

/** Where a machine is in the network: its addresses, and those of the others. */
interface Place {
  readonly role: string;
  readonly addresses: readonly string[];
  readonly others: readonly string[];
}

/** A bridge, in a network namespace of its own, to which machines are connected. */
export interface Network {
  /** Gives a machine the interface `eth0` with its addresses, and routes to the others. @throws Error when it can't */
  connect(machine: ConnectableMachine, place: Place): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error when it can't be made; it needs `ip` */
export async function openNetwork(store: string): Promise<Network> {
  const supervised = supervise({ script: 'hold-network.sh', store, env: {} });
  try {
    await untilReady(supervised.child);
    const bridge = firstProcess(supervised.child.pid ?? 0, RUN_DEPTH);
    return {
      connect: async (machine, place) => {
        const port = `to-${place.role}`;
        const { firstProcess: process, hasKernel } = machine;
        if (hasKernel) await configure(process, `link set ${CARD} netns ${bridge} name ${port}`);
        else await configure(bridge, `link add ${port} type veth peer name eth0 netns ${process}`);
        await configure(bridge, `link set ${port} master lan up`);
        for (const step of stepsOf(place)) await (hasKernel ? configureGuest(machine, step) : configure(process, step));
      },
      close: () => endOf(supervised),
    };
  } catch (error) {
    await endOf(supervised);
    throw error;
  }
}

/** The `ip` commands for a machine. Others outside its /24 or /64 networks are reached without a router. */
function stepsOf({ addresses, others }: Place): string[] {
  const networks = addresses.map(networkOf);
  return [
    'link set eth0 up',
    ...addresses.map((address) => `address add ${address}/${isV6(address) ? '64 nodad' : '24'} dev eth0`),
    ...others
      .filter((address) => !networks.includes(networkOf(address)) && addresses.some((own) => isV6(own) === isV6(address)))
      .map((address) => `route add ${address} dev eth0`),
  ];
}

const isV6 = (address: string) => address.includes(':');
const networkOf = (address: string) => (isV6(address) ? address.split(':').slice(0, 4).join(':') : address.slice(0, address.lastIndexOf('.')));

async function configure(pid: number, step: string): Promise<void> {
  throwUnlessDone(step, await runTool('nsenter', [`--net=/proc/${pid}/ns/net`, 'ip', ...step.split(' ')]));
}

/** A guest with its own kernel is set up from within. */
async function configureGuest(machine: ConnectableMachine, step: string): Promise<void> {
  throwUnlessDone(step, await machine.run('root', `ip ${step}`, COMMAND_MS));
}

function throwUnlessDone(step: string, { code, output }: ProgramResult): void {
  if (code !== 0) throw new Error(`The machines could not be connected (ip ${step}):\n${output}`);
}
