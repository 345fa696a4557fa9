import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { openAnswer } from './openAnswer';
import { originForm } from './pathOf';
import { redirectOf, sendRedirect } from './redirect';
import { sendAnswer, type Exchange } from './sendAnswer';
import { ServedSite } from './ServedSite';

const METHODS = ['GET', 'HEAD'];
/** Limits for a request's headers, for a whole request, and without any byte on a connection, in milliseconds. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
const IDLE_TIMEOUT = 60_000;
/** Browsers send one request at a time on a connection; a client that sends many and doesn't read would make us hold them all. */
const MAX_UNANSWERED = 10;

/** What is known of a connection. */
interface Connection {
  /** How many of its requests aren't answered. */
  unanswered: number;
  /** Aborts when the connection closes. A pipelined response that is still queued gets no `close` event, so nothing else would close its file. */
  readonly closed: AbortSignal;
}

/**
 * Serves a built site as a static host does: precompressed files, the headers of its own `_headers`, and 404.html with
 * status 404 for whatever isn't there. The base path is read from that file too. A release that replaces the site is
 * served from the next request on.
 *
 * @throws Error when the folder holds no built site
 */
export function createSiteServer(distDir: string): Server {
  const site = new ServedSite(distDir);
  const connections = new WeakMap<Socket, Connection>();
  const server = createServer((request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? openConnection(socket);
    connections.set(socket, connection);
    connection.unanswered += 1;
    if (connection.unanswered > MAX_UNANSWERED) {
      socket.destroy();
      return;
    }
    response.once('close', () => {
      connection.unanswered -= 1;
    });
    answer(site, { request, response, closed: connection.closed }).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  // A client that has sent its last request may close its half of the connection, and still gets the answer.
  Object.assign(server, { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT, timeout: IDLE_TIMEOUT, httpAllowHalfOpen: true });
  return server;
}

function openConnection(socket: Socket): Connection {
  const controller = new AbortController();
  socket.once('close', () => controller.abort());
  return { unanswered: 0, closed: controller.signal };
}

async function answer(site: ServedSite, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  if (!METHODS.includes(request.method ?? '')) {
    response.writeHead(405, { Allow: METHODS.join(', '), Connection: 'close' }).end();
    return;
  }
  request.url = originForm(request.url ?? '/');
  const release = site.current();
  const moved = redirectOf(release, request.url);
  if (moved !== undefined) return sendRedirect(response, release, moved);
  const opened = await openAnswer(site, request);
  if (opened) await sendAnswer(opened, exchange);
  else response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain; charset=utf-8' }).end('There is no site here at the moment.\n');
}

/** Starts listening; rejects when the port is taken. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use; choose another with PORT=…`) : error);
    });
    server.listen(port, () => resolve());
  });
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return tryPort(0);
}

/**
 * Listens on a port and stops at once: a check for commands that take long to start.
 *
 * @returns the port, which for 0 is a free one
 * @throws Error that says what to do when it is taken
 */
export async function tryPort(wanted: number): Promise<number> {
  const server = createServer();
  await listen(server, wanted);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Reads PORT.
 *
 * @throws Error for anything but a port number
 */
export function readPort(env: NodeJS.ProcessEnv = process.env): number {
  const port = Number(env['PORT'] || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT: ${JSON.stringify(env['PORT'])} isn't a port; use a number from 1 to 65535.`);
  return port;
}
