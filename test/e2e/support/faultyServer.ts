import { createServer, type Server, type ServerResponse } from 'node:http';
import { startServer } from '../../../build-scripts/lib/browser/withSite';
import { askTestSite } from './askTestSite';

/** What may be wrong with a file. */
export const FAULTS = ['lost', 'status 500', 'status 404', 'a page of HTML', 'half of it'] as const;
/** A `held` file is on its way until another fault, or none, is set. */
export type Fault = (typeof FAULTS)[number] | 'held' | 'status 503' | 'status 429';

/** Stands in front of the test site's server, for browsers whose driver can't answer in its place. No cache keeps what it sends. */
export class FaultyServer {
  readonly #server: Server;
  #fault: Fault | null = null;
  #address = /^$/;
  #held: (() => void)[] = [];
  /** How many requests have met the fault. */
  met = 0;

  /** @param hasWorker whether a service worker may answer in its place */
  constructor(private readonly hasWorker = false) {
    this.#server = createServer((request, response) => {
      void this.#answer(request.url ?? '/', response).catch(() => request.socket.destroy());
    });
  }

  open(): Promise<string> {
    return startServer(this.#server);
  }

  close(): void {
    this.#server.close().closeAllConnections();
  }

  /** From now on files at such an address have that fault; null for none. */
  set(fault: Fault | null, address = this.#address): void {
    this.#fault = fault;
    this.#address = address;
    this.met = 0;
    this.#held.splice(0).forEach((release) => release());
  }

  async #answer(path: string, response: ServerResponse): Promise<void> {
    if (path === '/sw.js' && !this.hasWorker) return void response.writeHead(404).end();
    const meets = this.#fault !== null && this.#address.test(path);
    if (meets) this.met += 1;
    if (meets && this.#fault === 'held') await new Promise<void>((resolve) => this.#held.push(resolve));
    else if (meets && this.#fault === 'lost') return void response.destroy();
    else if (meets && this.#fault?.startsWith('status')) return void response.writeHead(Number(this.#fault.slice(7))).end();
    else if (meets && this.#fault === 'a page of HTML') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Welcome');
    const { answer, headers } = await askTestSite(path);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { ...headers, 'Cache-Control': 'no-store' });
    response.end(meets && this.#fault === 'half of it' ? body.subarray(0, body.length / 2) : body);
  }
}
