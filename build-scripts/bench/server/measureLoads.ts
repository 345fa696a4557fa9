import { statSync } from 'node:fs';
import { isCompressed } from '../../lib/files/compress';
import { ServedSite } from '../../lib/serving/ServedSite';
import { ServerProcess } from './ServerProcess';
import { neverEnding, neverReading, putLoad, type AskedFile, type BadClients, type LoadResult } from './clients';

const CONNECTIONS = 200;
const BAD_CLIENTS = 100;

export interface LoadRow extends LoadResult {
  readonly name: string;
  readonly seconds: number;
  /** In MB. */
  readonly peakMemory: number | null;
}

/** The name of each row, and what else the server has to cope with. */
const DISTURBANCES: readonly (readonly [name: string, begin: (clients: BadClients) => () => void])[] = [
  ['nothing else', () => () => undefined],
  [`${BAD_CLIENTS} clients that ask and never read`, (clients) => neverReading(clients, 1)],
  [`${BAD_CLIENTS} clients that ask 100 times and never read`, (clients) => neverReading(clients, 100)],
  [`${BAD_CLIENTS} clients that never end their request`, neverEnding],
];

/** Puts load on a new server for each row: 200 connections for some seconds, alone and alongside misbehaving clients. */
export async function measureLoads(distDir: string, seconds: number): Promise<readonly LoadRow[]> {
  const files = filesAsSent(distDir);
  const path = largestOf(files);
  const rows: LoadRow[] = [];
  for (const [name, begin] of DISTURBANCES) {
    const server = await ServerProcess.start(distDir);
    const end = begin({ port: server.port, path, count: BAD_CLIENTS });
    const until = performance.now() + seconds * 1000;
    const result = await putLoad({ port: server.port, files, connections: CONNECTIONS, shouldContinue: () => performance.now() < until });
    rows.push({ name, seconds, ...result, peakMemory: server.peakMemory() });
    end();
    await server.stop();
  }
  return rows;
}

/** The files of a built site as they are sent to a client that doesn't accept compression, but not those at former addresses, which it redirects. */
export function filesAsSent(distDir: string): readonly AskedFile[] {
  const { basePath, files, redirects } = new ServedSite(distDir).current();
  const plain = [...files].filter(([name]) => !isCompressed(name) && !/[^\w./-]/.test(name) && !redirects.has(name));
  return plain.map(([name, file]) => ({ path: basePath + name, length: statSync(file).size }));
}

/** The path of the largest file. */
export function largestOf(files: readonly AskedFile[]): string {
  return files.reduce((most, file) => (file.length > most.length ? file : most)).path;
}
