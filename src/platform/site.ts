import { site } from '@content/site';
import { canonicalPath } from '../core/site/canonicalPath';

export { site };

/** The site's address without a final slash. */
export const SITE_URL = String(process.env.SITE_URL);

/** Where the site is under its origin, with a slash at both ends. */
export const BASE_PATH = String(process.env.BASE_PATH);

/** The site's own path (`/wiki/ssh`) as the browser must ask for it; anything else comes back as it is. */
export function withBase(path: string): string {
  return path.startsWith('/') ? BASE_PATH + path.slice(1) : path;
}

const isInSite = (pathname: string) => pathname === BASE_PATH.slice(0, -1) || pathname.startsWith(BASE_PATH);

/** The opposite: a path of the address bar as one of the site's own, in its canonical spelling. */
export function withoutBase(pathname: string): string {
  const path = isInSite(pathname) ? `/${pathname.slice(BASE_PATH.length)}` : pathname;
  // A static host may have been asked for the file itself.
  return canonicalPath(path.replace(/\/index\.html$/, '/'));
}

/** A path of the address bar as it is to be shown there; one outside the site stays as it is. */
export function canonicalAddress(pathname: string): string {
  return isInSite(pathname) ? withBase(withoutBase(pathname)) : pathname;
}

/** A page's own address, for search engines and shared links. */
export function absoluteUrl(path: string): string {
  return path.startsWith('/') ? SITE_URL + (path === '/' ? '/' : path) : path;
}

/** What structured data calls the owner, so that pages speak of the same person (JSON-LD's `@id`). */
export const PERSON_ID = absoluteUrl('/#person');
