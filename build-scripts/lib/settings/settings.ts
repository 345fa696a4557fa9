import { ownValue } from '../../../src/core/ownValue';
import { join, resolve } from 'node:path';
import { LIST_PAGE } from '../../../src/core/limits';
import type { SiteConstants } from '../../../src/core/site/siteConstants';
import { readSite, type SiteForm } from '../content/site/siteFile';
import { formFor, readHost, type Host } from '../hosts/host';
import type { ReleaseFolders } from '../release/makeRelease';
import { newWorkspace } from '../release/workspace';
import { OWN_CONTENT, ROOT } from '../files/paths';
import { Faults } from './Faults';
import { readAddress } from './siteAddress';

/** The settings of one build, from the environment and the content folder. */
export interface SiteSettings extends ReleaseFolders {
  readonly site: SiteConstants;
  /** What is to be reported about the constants; an error in them counts as one in the content. */
  readonly siteForm: Omit<SiteForm, 'site'>;
  /** Without a trailing slash; with the base path. */
  readonly siteUrl: string;
  /** With a slash at both ends. */
  readonly basePath: string;
  /** From this many documents on, the search runs in a worker: `SEARCH_WORKER_FROM`. */
  readonly searchWorkerFrom: number;
  /** From so many thousand characters of text on, the search fetches shards: `SEARCH_SHARDS_FROM`. */
  readonly searchShardsFrom: number;
  /** How many items of a list are on one page; further ones are on pages of their own: `LIST_PAGE`. */
  readonly listPage: number;
  /** How hard files are compressed; `fast` for a site that isn't sent to anyone: COMPRESSION. */
  readonly compression: 'best' | 'fast';
  /** The moment that decides what is published, in milliseconds since 1970: BUILD_TIME, SOURCE_DATE_EPOCH or now. */
  readonly buildTime: number;
  /** Whether documents carry the Content Security Policy inside, for hosts that send no headers: CSP_IN_PAGES. */
  readonly hasPolicyInside: boolean;
  /** Whether a service worker keeps what was read: OFFLINE. */
  readonly keepsOffline: boolean;
  /** How long browsers must insist on HTTPS, as the value of the header for hosts; null for not at all: HSTS. */
  readonly hsts: string | null;
  /** The host that the site is prepared for; null for any: HOST. */
  readonly host: Host | null;
}

/**
 * Reads CONTENT_DIR, OUT_DIR, SITE_URL, BASE_PATH, SEARCH_WORKER_FROM, SEARCH_SHARDS_FROM, LIST_PAGE, COMPRESSION, BUILD_TIME, CSP_IN_PAGES, HSTS, OFFLINE, HOST and SOURCE_DATE_EPOCH.
 *
 * @throws Error naming each variable that is wrong, its value and what it should be
 */
export async function readSettings(env: NodeJS.ProcessEnv = process.env): Promise<SiteSettings> {
  const faults = new Faults();
  const count = (each: Count) => faults.read(() => readCount(env, each), each.fallback);
  const distDir = readDistDir(env);
  const host = faults.read(() => readHost(env), null);
  const contentDir = readContentDir(env);
  const form = readSite(contentDir, Boolean(env['SITE_URL']));
  const { site, ...siteForm } = form;
  const { siteUrl, basePath, problems } = faults.read(() => readAddress(env, form), { siteUrl: site.url, basePath: '/', problems: [] });
  const compression = faults.read(() => readCompression(env), 'best');
  const settings: SiteSettings = {
    contentDir,
    site,
    siteForm: { ...siteForm, problems: [...siteForm.problems, ...problems] },
    siteUrl,
    basePath,
    searchWorkerFrom: count({ name: 'SEARCH_WORKER_FROM', fallback: 1_000, of: 'documents' }),
    searchShardsFrom: count({ name: 'SEARCH_SHARDS_FROM', fallback: 1_000, of: 'thousand characters' }),
    listPage: count({ name: 'LIST_PAGE', fallback: LIST_PAGE, of: 'items', least: 1 }),
    distDir,
    stagingDir: newWorkspace(distDir).site,
    // Compressed forms that the host doesn't send are thrown away.
    compression: formFor(host).sendsCompressed ? compression : 'fast',
    buildTime: faults.read(() => readBuildTime(env), 0),
    hasPolicyInside: faults.read(() => readSwitch(env, 'CSP_IN_PAGES', formFor(host).sendsHeaders ? '0' : '1'), false),
    keepsOffline: faults.read(() => readSwitch(env, 'OFFLINE', '1'), false),
    hsts: faults.read(() => readHsts(env['HSTS'] || 'on', siteUrl), null),
    host,
  };
  faults.throwAll();
  return settings;
}

/** The environment for a site that is viewed where it is built: nobody waits for its bytes, so they are compressed fast unless COMPRESSION is set. */
export function withFastCompression(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, COMPRESSION: env['COMPRESSION'] || 'fast' };
}

/** Where the content is: `src/content/`, or CONTENT_DIR, which `--content` sets, an option of all commands that list that variable. */
export function readContentDir(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env['CONTENT_DIR'] || OWN_CONTENT);
}

/** Where the built site is: `dist/`, or OUT_DIR. */
export function readDistDir(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env['OUT_DIR'] || join(ROOT, 'dist'));
}

interface Count {
  readonly name: string;
  readonly fallback: number;
  readonly of: string;
  /** 0 by default. */
  readonly least?: number;
}

function readCount(env: NodeJS.ProcessEnv, { name, fallback, of, least = 0 }: Count): number {
  const value = env[name] || String(fallback);
  if (!/^\d{1,9}$/.test(value) || Number(value) < least)
    throw new Error(`${name}: ${JSON.stringify(value)} isn't a number of ${of}; use one such as ${fallback}.`);
  return Number(value);
}

function readCompression(env: NodeJS.ProcessEnv): 'best' | 'fast' {
  const value = env['COMPRESSION'] || 'best';
  if (value === 'best' || value === 'fast') return value;
  throw new Error(`COMPRESSION: ${JSON.stringify(value)} is neither "best" nor "fast".`);
}

const TWO_YEARS = 'max-age=63072000';
const HSTS: Readonly<Record<string, string | null>> = { on: TWO_YEARS, preload: `${TWO_YEARS}; includeSubDomains; preload`, off: null };

function readHsts(value: string, siteUrl: string): string | null {
  const header = ownValue(HSTS, value);
  if (header === undefined) throw new Error(`HSTS: ${JSON.stringify(value)} isn't one of ${Object.keys(HSTS).join(', ')}.`);
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && !isThisMachine(hostname) ? header : null;
}

/** A browser that insists on HTTPS here would lock its owner out of whatever else this machine serves. */
function isThisMachine(hostname: string): boolean {
  return /(?:^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
}

function readSwitch(env: NodeJS.ProcessEnv, name: string, fallback: '0' | '1'): boolean {
  const value = env[name] || fallback;
  if (value !== '0' && value !== '1') throw new Error(`${name}: ${JSON.stringify(value)} is neither 1 nor 0.`);
  return value === '1';
}

/** The moment that counts as now in a build. @throws Error for one that can't be read */
export function readBuildTime({ BUILD_TIME, SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv): number {
  if (BUILD_TIME) {
    const time = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(BUILD_TIME) ? Date.parse(BUILD_TIME) : NaN;
    if (Number.isNaN(time)) throw new Error(`BUILD_TIME: ${JSON.stringify(BUILD_TIME)} isn't a time with an offset; use one such as 2026-12-24T08:00:00Z.`);
    return time;
  }
  if (!SOURCE_DATE_EPOCH) return Date.now();
  if (!/^\d{1,11}$/.test(SOURCE_DATE_EPOCH)) {
    throw new Error(`SOURCE_DATE_EPOCH: ${JSON.stringify(SOURCE_DATE_EPOCH)} isn't a number of seconds since 1970.`);
  }
  return Number(SOURCE_DATE_EPOCH) * 1000;
}
