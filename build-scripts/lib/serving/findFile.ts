import { markdownFile } from '../../../src/core/site/markdownPath';
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
  /** Whether the file depends on the request's Accept header. */
  readonly variesByType: boolean;
}

const FORMS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** The parts of a request that decide which file is sent. */
interface FileRequest {
  readonly url: string;
  /** The Accept-Encoding header. */
  readonly accepted: string;
  /** The Accept header. */
  readonly acceptedTypes: string;
}

/** Finds an address's file: the previous release's for an asset that is gone, Markdown for a client that prefers it. Undefined if there is none. */
export function findFile(site: ServedSite, release: ServedRelease, request: FileRequest): FoundFile | undefined {
  const [page, whole] = [decodeURI, decodeURIComponent].map((decode) => pathOf(request.url, release.basePath, decode));
  if (page === undefined || whole === undefined) return undefined;
  // Hosts differ in how much they decode, as do the links to a file whose name has an ampersand.
  return fileAt(page, { site, release, request }) ?? (whole === page ? undefined : fileAt(whole, { site, release, request }));
}

interface Question {
  readonly site: ServedSite;
  readonly release: ServedRelease;
  readonly request: FileRequest;
}

function fileAt(page: string, { site, release, request: { accepted, acceptedTypes } }: Question): FoundFile | undefined {
  const markdown = markdownFile(`/${page}`).slice(1);
  const variesByType = release.files.has(markdown);
  const path = variesByType && prefersMarkdown(acceptedTypes) ? markdown : page;
  const options = { accepted, headerPath: release.basePath + path, status: 200, variesByType } as const;
  const name = [path, `${path}/index.html`.replace(/^\//, ''), `${path}.html`].find((each) => release.files.has(each));
  if (name !== undefined) return formOf(name, { ...options, lookUp: (each) => release.files.get(each) });
  return formOf(path, { ...options, lookUp: (each) => site.previousAsset(each) });
}

/** The page for unknown addresses. */
export function findNotFound(release: ServedRelease, { accepted }: FileRequest): FoundFile | undefined {
  const headerPath = `${release.basePath}404.html`;
  return formOf('404.html', { accepted, headerPath, status: 404, variesByType: false, lookUp: (each) => release.files.get(each) });
}

interface FormOptions extends Pick<FoundFile, 'headerPath' | 'status' | 'variesByType'> {
  readonly lookUp: (name: string) => string | undefined;
  readonly accepted: string;
}

/** The smallest form that the client accepts. A compressed form requested by its own name is sent as it is; an owner's archive isn't such a form. */
function formOf(name: string, { lookUp, accepted, ...rest }: FormOptions): FoundFile | undefined {
  const plain = lookUp(name);
  if (plain === undefined) return undefined;
  const own = FORMS.find(({ ending }) => name.endsWith(ending) && lookUp(name.slice(0, -ending.length)) !== undefined);
  if (own) return { name: name.slice(0, -own.ending.length), file: plain, encoding: own.encoding, ...rest };
  for (const { encoding, ending } of FORMS) {
    const file = accepts(accepted, encoding) ? lookUp(name + ending) : undefined;
    if (file !== undefined) return { name, file, encoding, ...rest };
  }
  return { name, file: plain, encoding: undefined, ...rest };
}

/** Whether an Accept-Encoding header names an encoding, and doesn't refuse it by `q=0` (RFC 9110, section 12.5.3). */
function accepts(header: string, encoding: string): boolean {
  return (qualityIn(header, encoding) ?? 0) > 0;
}

/** Whether an Accept header names Markdown, and wants it at least as much as HTML, which a wildcard means, too. A client that takes anything gets the page. */
function prefersMarkdown(header: string): boolean {
  const quality = qualityIn(header, 'text/markdown') ?? 0;
  const ofPage = qualityIn(header, 'text/html') ?? qualityIn(header, 'text/*') ?? qualityIn(header, '*/*') ?? 0;
  return quality > 0 && quality >= ofPage;
}

/** The quality value of a name in a header (RFC 9110, section 12.4.2); undefined if it isn't there. */
function qualityIn(header: string, wanted: string): number | undefined {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name !== wanted) continue;
    const [quality = '1'] = parameters.flatMap((parameter) => /^q=([01](?:\.\d{0,3})?)$/.exec(parameter)?.[1] ?? []);
    return Number(quality);
  }
  return undefined;
}
