import { runTool } from '../processes';
import { firstProcess, RUN_DEPTH } from './firstProcess';
import { endOf, supervise, untilReady } from './supervise';

/** Where a machine is in the network: its addresses, and those of the others. */
export interface Place {
  readonly role: string;
  readonly addresses: readonly string[];
  readonly others: readonly string[];
}

/** A bridge, in a network namespace of its own, to which machines are connected. */
export interface Network {
  /** Gives a machine the interface `eth0` with its addresses, and ways to those of the others. @throws Error when it can't */
  connect(firstProcess: number, place: Place): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error when there can't be one, which needs `ip` */
export async function openNetwork(store: string): Promise<Network> {
  const supervised = supervise({ script: 'hold-network.sh', store, env: {} });
  try {
    await untilReady(supervised.child);
    const bridge = firstProcess(supervised.child.pid ?? 0, RUN_DEPTH);
    return {
      connect: async (machine, place) => {
        const port = `to-${place.role}`;
        await configure(bridge, `link add ${port} type veth peer name eth0 netns ${machine}`);
        await configure(bridge, `link set ${port} master lan up`);
        for (const step of stepsOf(place)) await configure(machine, step);
      },
      close: () => endOf(supervised),
    };
  } catch (error) {
    await endOf(supervised);
    throw error;
  }
}

/** What `ip` does on a machine. Others outside of its networks of 256 addresses, or of 64 bits, are reached without a router. */
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
  const { code, output } = await runTool('nsenter', [`--net=/proc/${pid}/ns/net`, 'ip', ...step.split(' ')]);
  if (code !== 0) throw new Error(`The machines could not be connected (ip ${step}):\n${output}`);
}
