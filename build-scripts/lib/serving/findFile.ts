import { pathOf } from './pathOf';
import type { ServedSite, ServedRelease } from './ServedSite';

/** The file that answers a request. */
export interface FoundFile {
  /** Its name below the site, without the ending of a compressed form. */
  readonly name: string;
  /** Where it is on disk, in the form that is sent. */
  readonly file: string;
  readonly encoding: 'br' | 'gzip' | undefined;
  /** The path by which the site's header rules know it. */
  readonly headerPath: string;
  readonly status: 200 | 404;
}

const FORMS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** The parts of a request that decide which file is sent. */
export interface Wanted {
  readonly url: string;
  /** The Accept-Encoding header. */
  readonly accepted: string;
}

/** Finds the file of an address, the previous release's for an asset that is gone; undefined where there is none. */
export function findFile(site: ServedSite, release: ServedRelease, { url, accepted }: Wanted): FoundFile | undefined {
  const path = pathOf(url, release.basePath);
  if (path === undefined) return undefined;
  const options = { accepted, headerPath: release.basePath + path, status: 200 } as const;
  const name = [path, `${path}/index.html`.replace(/^\//, ''), `${path}.html`].find((each) => release.files.has(each));
  if (name !== undefined) return formOf(name, { ...options, lookUp: (each) => release.files.get(each) });
  return formOf(path, { ...options, lookUp: (each) => site.previousAsset(each) });
}

/** The page for unknown addresses. */
export function findNotFound(release: ServedRelease, { accepted }: Wanted): FoundFile | undefined {
  return formOf('404.html', { accepted, headerPath: `${release.basePath}404.html`, status: 404, lookUp: (each) => release.files.get(each) });
}

interface FormOptions extends Pick<FoundFile, 'headerPath' | 'status'> {
  readonly lookUp: (name: string) => string | undefined;
  readonly accepted: string;
}

/** The smallest form that the client accepts. A compressed form that is requested by its own name is sent as it is. */
function formOf(name: string, { lookUp, accepted, headerPath, status }: FormOptions): FoundFile | undefined {
  const plain = lookUp(name);
  if (plain === undefined) return undefined;
  const own = FORMS.find(({ ending }) => name.endsWith(ending));
  if (own) return { name: name.slice(0, -own.ending.length), file: plain, encoding: own.encoding, headerPath, status };
  for (const { encoding, ending } of FORMS) {
    const file = accepts(accepted, encoding) ? lookUp(name + ending) : undefined;
    if (file !== undefined) return { name, file, encoding, headerPath, status };
  }
  return { name, file: plain, encoding: undefined, headerPath, status };
}

/** Whether an Accept-Encoding header names an encoding, and doesn't refuse it by `q=0` (RFC 9110, section 12.5.3). */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
