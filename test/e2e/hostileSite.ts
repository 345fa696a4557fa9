import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServer } from '../../build-scripts/lib/browser/withSite';
import { createSiteServer } from '../../build-scripts/lib/server';
import { ROOT } from '../../build-scripts/lib/settings';
import { FAST_BUILD, HOSTILE_CONTENT, HOSTILE_SITE } from '../../build-scripts/lib/testSites';
import { writeFiles } from '../build-scripts/support/folder';
import { hostileFiles } from '../support/hostileContent';

/** Where the server is told what the policy had to stop. */
const REPORTS = '/policy-reports';

interface Built {
  readonly dir: string;
  readonly noted: readonly string[];
}

/** The hostile content folder, built for one engine's tests alone, and a server of it that notes what must never be asked of it. */
export class HostileSite {
  private constructor(
    private readonly server: Server,
    private readonly built: Built,
    /** Without a final slash. */
    readonly home: string,
  ) {}

  /** Where it is built. */
  get dir(): string {
    return this.built.dir;
  }

  /** What the policy stopped, and requests that a script of the content would make. */
  get noted(): readonly string[] {
    return this.built.noted;
  }

  /** @param engine the name of a project of playwright.config.ts; that of Chromium is where the built files are looked at, too */
  static async open(engine: string): Promise<HostileSite> {
    const suffix = engine === 'desktop' ? '' : `-${engine}`;
    const [content, dir] = [HOSTILE_CONTENT + suffix, HOSTILE_SITE + suffix];
    rmSync(content, { recursive: true, force: true });
    writeFiles(content, hostileFiles());
    const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: dir, ...FAST_BUILD };
    const { status, stderr } = spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', 'build'], { cwd: ROOT, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
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
    return new HostileSite(server, { dir, noted }, await startServer(server));
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Has the browser report to the server what the policy stops. */
function reportViolations(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: Record<string, string>) => ServerResponse;
  const reporting = ([name, value]: [string, string]) => [name, /^content-security-policy$/i.test(name) ? `${value}; report-uri ${REPORTS}` : value];
  response.writeHead = ((status: number, headers: Record<string, string> = {}) =>
    writeHead(status, Object.fromEntries(Object.entries(headers).map(reporting)) as Record<string, string>)) as typeof response.writeHead;
}
