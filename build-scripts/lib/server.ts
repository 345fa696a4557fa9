import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { decodePart } from '../../src/core/site/routes';
import { headersFor, parseHeadersFile, SERVER_FILES, type HeaderRule } from './headers';

/**
 * Serves a built site as a static host does: precompressed files, the headers of its own `_headers`, and 404.html with
 * status 404 for whatever isn't there. The base path is read from that file too.
 *
 * @throws Error when the folder holds no built site
 */
export function createSiteServer(distDir: string): Server {
  if (!existsSync(join(distDir, '_headers'))) throw new Error('dist/ holds no built site; run "npm run build" first.');
  const rules = parseHeadersFile(readFileSync(join(distDir, '_headers'), 'utf8'));
  const basePath = (rules[0]?.pattern ?? '/*').replace(/\*$/, '');
  const files = sirv(distDir, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, pathname) => setHeaders(response, rules, basePath + pathname.replace(/^\//, '')),
  });
  return createServer((request, response) => {
    const url = request.url ?? '/';
    const path = url.split('?')[0] ?? '/';
    const missing = () => sendNotFound(request, response, { distDir, rules, basePath });
    if (isForServers(path, basePath) || !path.startsWith(basePath)) return missing();
    request.url = url.slice(basePath.length - 1);
    if (isEmptyRange(request.headers.range)) delete request.headers.range;
    return files(request, response, missing);
  });
}

/** Whether a path, however it is written, names a file that only tells servers what to do. */
function isForServers(path: string, basePath: string): boolean {
  const plain = posix.normalize(decodePart(path)).replace(/^\/+/, '/').replace(/\/$/, '');
  return SERVER_FILES.some((file) => plain === basePath + file || plain.startsWith(`${basePath + file}.`));
}

/** A range that ends before it begins is no range (RFC 9110, section 14.1.1), so the whole file is sent. */
function isEmptyRange(range: string | undefined): boolean {
  const match = /^bytes=(\d+)-(\d+)$/.exec(range ?? '');
  return match !== null && Number(match[1]) > Number(match[2]);
}

function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], path: string): void {
  for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
  response.setHeader('Vary', 'Accept-Encoding');
}

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { distDir, rules, basePath }: { distDir: string; rules: readonly HeaderRule[]; basePath: string },
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(({ name, ending }) => accepted.includes(name) && existsSync(join(distDir, `404.html${ending}`)));
  // Nobody may keep the answer for a file that may be there tomorrow, whatever the rule for its folder says.
  setHeaders(response, rules, `${basePath}404.html`);
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  response.end(request.method === 'HEAD' ? undefined : readFileSync(join(distDir, `404.html${encoding?.ending ?? ''}`)));
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
export async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server, 0);
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
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT: ${JSON.stringify(env['PORT'])} is no port; use a number from 1 to 65535.`);
  return port;
}
