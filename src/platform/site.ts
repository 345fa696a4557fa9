import { site } from '@content/site';

export { site };

/** The site's address without a final slash. */
export const SITE_URL = String(process.env.SITE_URL);

/** Where the site stands under its origin, with a slash at both ends. */
export const BASE_PATH = String(process.env.BASE_PATH);

/** The site's own path (`/wiki/ssh`) as the browser must ask for it; anything else comes back as it is. */
export function withBase(path: string): string {
  return path.startsWith('/') ? BASE_PATH + path.slice(1) : path;
}

/** The opposite: a path of the address bar as one of the site's own, also where a static host was asked for the file itself. */
export function withoutBase(pathname: string): string {
  const base = BASE_PATH.slice(0, -1);
  const isBelow = pathname === base || pathname.startsWith(BASE_PATH);
  const path = base && isBelow ? pathname.slice(base.length) || '/' : pathname;
  return path.replace(/\/index\.html$/, '/');
}

/** A page's own address, for search engines and shared links. */
export function absoluteUrl(path: string): string {
  return path.startsWith('/') ? SITE_URL + (path === '/' ? '/' : path) : path;
}

/** What structured data calls the owner, so that pages speak of the same person (JSON-LD's `@id`). */
export const PERSON_ID = absoluteUrl('/#person');
