import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { startServer } from '../../../build-scripts/lib/browser/withSite';
import { withLock } from '../../../build-scripts/lib/release/withLock';
import { createSiteServer } from '../../../build-scripts/lib/serving/server';
import { ROOT } from '../../../build-scripts/lib/files/paths';
import { FAST_BUILD, HOSTILE_CONTENT, HOSTILE_SITE } from '../../../build-scripts/lib/testing/testSites';
import { writeFiles } from '../../build-scripts/support/folder';
import { hostileFiles } from '../../support/hostileContent';
import { SOON } from './site';

/** Where browsers report what the policy had to stop. */
const REPORTS = '/policy-reports';
/** How the addresses begin that a test asks for: what a page has asked for before has been noted by then. */
export const MARK = '/canary-mark';

/** The file that names the test run which built the site. */
const BUILT_IN = `${HOSTILE_SITE}.run`;
const BUILD_MS = 300_000;

/** The hostile content folder, built, on a server for the tests of one engine, which records requests that must never be made. */
export interface HostileSite {
  /** Without a final slash. */
  readonly home: string;
  /** What the policy stopped, and requests that a script of the content would make. */
  readonly noted: readonly string[];
  readonly close: () => void;
}

export async function openHostileSite(): Promise<HostileSite> {
  await withLock(`${HOSTILE_SITE}.lock`, buildOnce, BUILD_MS);
  const site = createSiteServer(HOSTILE_SITE);
  const noted: string[] = [];
  const reports: Promise<unknown>[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // The Markdown of a tag's page, which tests ask for, has the tag in its name.
    if (pathname.startsWith(MARK)) void Promise.all(reports).then(() => noted.push(pathname));
    else if (pathname.includes('canary') && !pathname.endsWith('.md')) noted.push(`request: ${pathname}`);
    if (pathname === REPORTS) {
      reports.push(text(request).then((report) => noted.push(`policy: ${report}`)));
      return void response.writeHead(204).end();
    }
    reportViolations(response);
    site.emit('request', request, response);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { home: await startServer(server), noted, close };
}

let marks = 0;

/** All that has been noted once a request that a page makes now has come. */
export async function notedByNow({ noted }: HostileSite, ask: (address: string) => Promise<unknown>): Promise<string[]> {
  const mark = `${MARK}-${(marks += 1)}`;
  await ask(mark);
  await expect.poll(() => noted, { intervals: SOON }).toContain(mark);
  return noted.filter((note) => !note.startsWith(MARK));
}

/** Makes a page ask for an address. Runs in the page. */
export function askFor(address: string): void {
  new Image().src = address;
}

/** Whether the page at the address in the bar is shown, with what it finds. Runs in the page. */
export function hasArrived(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const isHere = canonical !== undefined && decodeURIComponent(new URL(canonical).pathname) === decodeURIComponent(location.pathname);
  return isHere && !document.body.innerText.includes('Searching...');
}

/** The engines' tests share one build, made by the first test of a run that needs it. */
function buildOnce(): void {
  const run = process.env['TEST_RUN'] ?? '';
  if (existsSync(BUILT_IN) && readFileSync(BUILT_IN, 'utf8') === run) return;
  rmSync(HOSTILE_CONTENT, { recursive: true, force: true });
  writeFiles(HOSTILE_CONTENT, hostileFiles());
  const env = { ...process.env, CONTENT_DIR: HOSTILE_CONTENT, OUT_DIR: HOSTILE_SITE, ...FAST_BUILD };
  const { status, stderr } = spawnSync(process.execPath, ['build-scripts/bootstrap.mjs', 'build'], { cwd: ROOT, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  writeFileSync(BUILT_IN, run);
}

/** Has the browser report to the server what the policy stops. */
function reportViolations(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: Record<string, string>) => ServerResponse;
  const reporting = ([name, value]: [string, string]) => [name, /^content-security-policy$/i.test(name) ? `${value}; report-uri ${REPORTS}` : value];
  response.writeHead = ((status: number, headers: Record<string, string> = {}) =>
    writeHead(status, Object.fromEntries(Object.entries(headers).map(reporting)) as Record<string, string>)) as typeof response.writeHead;
}
