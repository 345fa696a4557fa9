import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { hasExited } from '../../../build-scripts/lib/running/hasExited';
import { freePort } from '../../../build-scripts/lib/serving/server';

/** What a server answered; the body is decompressed. */
export interface Asked {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

const START_ATTEMPTS = 200;
const PAUSE_MS = 50;

/** Whether a program is installed. */
export function hasProgram(name: string): boolean {
  return spawnSync(name, [name === 'nginx' ? '-v' : 'version'], { env: ENV }).error === undefined;
}

const ENV = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

/** Asks nginx, with the site's files included as docs/deploying.md says, for paths of the site that is in `<root>/sub`. */
export async function askNginx(root: string, paths: readonly string[], accept = '*/*'): Promise<ReadonlyMap<string, Asked>> {
  const port = await freePort();
  const work = join(root, 'run');
  mkdirSync(work, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${work}/${kind};`).join(' ');
  writeFileSync(
    join(work, 'nginx.conf'),
    `daemon off; master_process off; pid ${work}/nginx.pid; error_log stderr; events {}
http {
  ${temporary}
  access_log off;
  include /etc/nginx/mime.types;
  include ${root}/sub/_nginx-http.conf;
  server { listen 127.0.0.1:${port}; root ${root}; include ${root}/sub/_nginx.conf; }
}
`,
  );
  return askAll(spawn('nginx', ['-p', work, '-c', join(work, 'nginx.conf')], { env: ENV }), { port, accept }, paths);
}

/** Asks Caddy in the same way. */
export async function askCaddy(root: string, paths: readonly string[], accept = '*/*'): Promise<ReadonlyMap<string, Asked>> {
  const port = await freePort();
  const work = join(root, 'run');
  mkdirSync(work, { recursive: true });
  writeFileSync(
    join(work, 'Caddyfile'),
    `{\n  admin off\n  auto_https off\n}\nhttp://127.0.0.1:${port} {\n  root * ${root}\n  import ${root}/sub/_Caddyfile\n}\n`,
  );
  const env = { ...ENV, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work };
  return askAll(spawn('caddy', ['run', '--config', join(work, 'Caddyfile'), '--adapter', 'caddyfile'], { env }), { port, accept }, paths);
}

interface Asking {
  readonly port: number;
  /** The Accept header. */
  readonly accept: string;
}

async function askAll(server: ChildProcess, asking: Asking, paths: readonly string[]): Promise<ReadonlyMap<string, Asked>> {
  let said = '';
  server.stderr?.on('data', (data: Buffer) => (said += data.toString()));
  try {
    await started(server, asking, () => said);
    const answers = new Map<string, Asked>();
    for (const path of paths) answers.set(path, await askOnce(asking, path));
    return answers;
  } finally {
    server.kill();
  }
}

async function started(server: ChildProcess, asking: Asking, said: () => string): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    if (hasExited(server)) throw new Error(`The server ended: ${said()}`);
    try {
      await askOnce(asking, '/');
      return;
    } catch {
      await delay(PAUSE_MS);
    }
  }
  throw new Error(`The server doesn't answer: ${said()}`);
}

function askOnce({ port, accept }: Asking, path: string): Promise<Asked> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false, headers: { Accept: accept, 'Accept-Encoding': 'gzip' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]));
        resolve({ status: response.statusCode ?? 0, headers, body: (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString() });
      });
    }).on('error', reject);
  });
}
