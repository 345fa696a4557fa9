import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServer } from '../../build-scripts/lib/browser/withSite';
import { createSiteServer } from '../../build-scripts/lib/server';
import { ROOT } from '../../build-scripts/lib/settings';
import { FAST_BUILD, HOSTILE_CONTENT, HOSTILE_SITE } from '../../build-scripts/lib/testSites';
import { writeFiles } from '../build-scripts/support/folder';
import { hostileFiles } from '../support/hostileContent';

/** Where the server is told what the policy had to stop. */
const REPORTS = '/policy-reports';

/** The hostile content folder, built for one engine's tests alone, on a server that notes what must never be asked of it. */
export interface HostileSite {
  /** Without a final slash. */
  readonly home: string;
  /** Where it is built. */
  readonly dir: string;
  /** What the policy stopped, and requests that a script of the content would make. */
  readonly noted: readonly string[];
  readonly close: () => void;
}

/** @param engine the name of a project of playwright.config.ts; that of Chromium is where the built files are looked at, too */
export async function openHostileSite(engine: string): Promise<HostileSite> {
  const dir = buildHostileSite(engine === 'desktop' ? '' : `-${engine}`);
  const site = createSiteServer(dir);
  const noted: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.includes('canary')) noted.push(`request: ${pathname}`);
    if (pathname === REPORTS) {
      void text(request).then((report) => noted.push(`policy: ${report}`));
      return void response.writeHead(204).end();
    }
    reportViolations(response);
    site.emit('request', request, response);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { home: await startServer(server), dir, noted, close };
}

/** @returns the folder of the built site */
function buildHostileSite(suffix: string): string {
  const [content, dir] = [HOSTILE_CONTENT + suffix, HOSTILE_SITE + suffix];
  rmSync(content, { recursive: true, force: true });
  writeFiles(content, hostileFiles());
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: dir, ...FAST_BUILD };
  const { status, stderr } = spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', 'build'], { cwd: ROOT, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return dir;
}

/** Has the browser report to the server what the policy stops. */
function reportViolations(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: Record<string, string>) => ServerResponse;
  const reporting = ([name, value]: [string, string]) => [name, /^content-security-policy$/i.test(name) ? `${value}; report-uri ${REPORTS}` : value];
  response.writeHead = ((status: number, headers: Record<string, string> = {}) =>
    writeHead(status, Object.fromEntries(Object.entries(headers).map(reporting)) as Record<string, string>)) as typeof response.writeHead;
}
