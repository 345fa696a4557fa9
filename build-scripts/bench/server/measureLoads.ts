import { statSync } from 'node:fs';
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

/** What is done to the server besides, and the row's name. */
const BESIDES: readonly (readonly [name: string, begin: (clients: BadClients) => () => void])[] = [
  ['nothing else', () => () => undefined],
  [`${BAD_CLIENTS} clients that ask and never read`, (clients) => neverReading(clients, 1)],
  [`${BAD_CLIENTS} clients that ask 100 times and never read`, (clients) => neverReading(clients, 100)],
  [`${BAD_CLIENTS} clients that never end their request`, neverEnding],
];

/** Asks a server of its own for each row: 200 connections for some seconds, alone and beside clients that behave badly. */
export async function measureLoads(distDir: string, seconds: number): Promise<readonly LoadRow[]> {
  const files = filesAsSent(distDir);
  const path = largestOf(files);
  const rows: LoadRow[] = [];
  for (const [name, begin] of BESIDES) {
    const server = await ServerProcess.start(distDir);
    const end = begin({ port: server.port, path, count: BAD_CLIENTS });
    const until = performance.now() + seconds * 1000;
    const result = await putLoad({ port: server.port, files, connections: CONNECTIONS, goesOn: () => performance.now() < until });
    rows.push({ name, seconds, ...result, peakMemory: server.peakMemory() });
    end();
    await server.stop();
  }
  return rows;
}

/** The files of a built site as a client gets them that accepts no compressed form. */
export function filesAsSent(distDir: string): readonly AskedFile[] {
  const { basePath, files } = new ServedSite(distDir).current();
  const plain = [...files].filter(([name]) => !/\.(?:br|gz)$|[^\w./-]/.test(name));
  return plain.map(([name, file]) => ({ path: basePath + name, length: statSync(file).size }));
}

/** The path of the largest file. */
export function largestOf(files: readonly AskedFile[]): string {
  return files.reduce((most, file) => (file.length > most.length ? file : most)).path;
}
