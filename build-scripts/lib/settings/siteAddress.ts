import type { Problem } from '../content/source/problem';
import type { SiteForm } from '../content/site/siteFile';
import { Faults } from './Faults';

type Form = Pick<SiteForm, 'site' | 'file' | 'position'>;

/** Where a site will be. */
interface SiteAddress {
  /** Without a trailing slash; with the base path. */
  readonly siteUrl: string;
  /** With a slash at both ends. */
  readonly basePath: string;
  /** What is wrong with the address in `site.yml`; for one in SITE_URL, an Error is thrown. */
  readonly problems: readonly Problem[];
}

const BASE_PATH = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

/**
 * The address in SITE_URL, else in `site.yml`, and the folder under it: BASE_PATH, else the address's own path. An address without a path
 * gets BASE_PATH as its path; one with another path would make links and canonical links lead to different places.
 *
 * @throws Error naming the variable, its value and what it should be
 */
export function readAddress(env: NodeJS.ProcessEnv, form: Form): SiteAddress {
  const faults = new Faults();
  const given = faults.read(() => (env['BASE_PATH'] ? readBasePath(env['BASE_PATH']) : undefined), undefined);
  const address = faults.read(() => readUrl(env['SITE_URL'] || form.site.url), form.site.url);
  faults.throwAll();
  const ownPath = `${new URL(address).pathname.replace(/\/+$/, '')}/`;
  const basePath = given ?? (BASE_PATH.test(ownPath) ? ownPath : '/');
  if (ownPath === '/') return { siteUrl: address + basePath.slice(0, -1), basePath, problems: [] };
  const fault = faultOf(ownPath, given);
  if (fault !== undefined && env['SITE_URL'])
    throw new Error(`SITE_URL: ${JSON.stringify(env['SITE_URL'])} is in the folder ${ownPath}, ${fault.but}. ${fault.hint}`);
  return { siteUrl: address, basePath, problems: fault === undefined ? [] : [problemOf(form, ownPath, fault)] };
}

interface Fault {
  /** What is wrong with the folder. */
  readonly but: string;
  readonly hint: string;
}

function faultOf(ownPath: string, given: string | undefined): Fault | undefined {
  if (given !== undefined && given !== ownPath) {
    return { but: `but BASE_PATH is ${given}`, hint: 'Unset BASE_PATH, or set SITE_URL to the address that this site is built for.' };
  }
  if (BASE_PATH.test(ownPath)) return undefined;
  return { but: "which can't be a base path", hint: 'Use letters, digits, and . _ ~ - between single slashes.' };
}

function problemOf({ site, file, position }: Form, ownPath: string, { but, hint }: Fault): Problem {
  return { file, ...position(['url']), message: `has the url ${JSON.stringify(site.url)}, which is in the folder ${ownPath}, ${but}`, hint };
}

function readBasePath(value: string): string {
  if (!BASE_PATH.test(value)) {
    throw new Error(`BASE_PATH: ${JSON.stringify(value)} isn't a base path; it begins and ends with a slash, like /sub/.`);
  }
  return value;
}

function readUrl(value: string): string {
  const { protocol = '', href = '', username, password } = URL.canParse(value) ? new URL(value) : ({} as Partial<URL>);
  // The value isn't shown, because logs of builds are read by others.
  if (username || password)
    throw new Error('SITE_URL: the address contains a name or password, which every page would show; use one such as https://example.com.');
  // Pages' addresses are made by adding their paths.
  if (/^https?:$/.test(protocol) && !/[?#]/.test(href)) return href.replace(/\/+$/, '');
  throw new Error(`SITE_URL: ${JSON.stringify(value)} isn't an address; use one such as https://example.com.`);
}
