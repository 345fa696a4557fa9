import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';

/** A file that clients request, and its length in bytes as it is sent. */
export interface AskedFile {
  readonly path: string;
  readonly length: number;
}

interface Load {
  readonly port: number;
  readonly files: readonly AskedFile[];
  readonly connections: number;
  /** Whether to send another request, given the number sent so far. */
  readonly shouldContinue: (requests: number) => boolean;
}

export interface LoadResult {
  /** The milliseconds until the last byte of each answer, ascending. */
  readonly times: readonly number[];
  /** What was wrong with each faulty answer: its status or length, or that none came. */
  readonly faults: readonly string[];
}

/** On each connection, a client requests file after file, each as soon as the last has arrived. */
export async function putLoad({ port, files, connections, shouldContinue }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const faults: string[] = [];
  let requests = 0;
  const client = async () => {
    while (shouldContinue(requests)) {
      const file = files[requests % files.length];
      if (!file) return;
      requests += 1;
      const start = performance.now();
      const fault = await faultOf(agent, port, file);
      times.push(performance.now() - start);
      if (fault !== null) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { times: times.sort((a, b) => a - b), faults };
}

function faultOf(agent: Agent, port: number, { path, length }: AskedFile): Promise<string | null> {
  return new Promise((resolve) => {
    const request = get({ agent, port, path, host: '127.0.0.1', timeout: 30_000 }, (response) => {
      let received = 0;
      response.on('data', (part: Buffer) => (received += part.length));
      response.on('error', (error) => resolve(`${path}: ${error.message}`));
      response.on('end', () => resolve(response.statusCode === 200 && received === length ? null : `${path}: ${response.statusCode ?? ''}, ${received} bytes`));
    });
    request.on('timeout', () => request.destroy(new Error('no answer in 30 s')));
    request.on('error', (error) => resolve(`${path}: ${error.message}`));
  });
}

export interface BadClients {
  readonly port: number;
  readonly path: string;
  readonly count: number;
}

/** Clients that send several requests for a file at once and never read an answer; returns a function that ends them. */
export const neverReading = ({ port, path, count }: BadClients, requests: number) =>
  sockets(port, count, (socket) => {
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(requests));
  });

/** Clients that send their request a byte at a time; returns a function that ends them. */
export function neverEnding({ port, path, count }: BadClients): () => void {
  const timers: NodeJS.Timeout[] = [];
  const end = sockets(port, count, (socket) => {
    socket.write(`GET ${path} HTTP/1.1\r\nX-Long: `);
    timers.push(setInterval(() => socket.write('a'), 200));
  });
  return () => {
    timers.forEach((timer) => clearInterval(timer));
    end();
  };
}

function sockets(port: number, count: number, begin: (socket: Socket) => void): () => void {
  const opened = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1');
    // The server may close the connection of such a client.
    socket.on('error', () => undefined).on('connect', () => begin(socket));
    return socket;
  });
  return () => opened.forEach((socket) => socket.destroy());
}
