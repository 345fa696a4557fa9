import { pages, site } from '@content/site';
import { canonicalPath } from '../core/site/canonicalPath';
import { feedsOf } from '../core/site/feeds';
import type { FixedPage } from '../core/site/routes';

export { pages, site };

/** The feeds of the site; none if they would be empty. */
export const SITE_FEEDS = feedsOf(pages);

/** Whether the site has content for a page: a folder without posts has no blog. */
export function hasPage(name: FixedPage): boolean {
  return pages.includes(name);
}

/** The site's URL without a trailing slash. */
const SITE_URL = site.url;

/** The site's path under its origin, with a slash at both ends. */
export const BASE_PATH = process.env.BASE_PATH ?? '';

/** A site-relative path (`/wiki/ssh`) with the base path prepended; anything else is returned unchanged. */
export function withBase(path: string): string {
  return path.startsWith('/') ? BASE_PATH + path.slice(1) : path;
}

const isInSite = (pathname: string) => pathname === BASE_PATH.slice(0, -1) || pathname.startsWith(BASE_PATH);

/** The inverse: a path of the address bar as a canonical site-relative path. */
export function withoutBase(pathname: string): string {
  const path = isInSite(pathname) ? `/${pathname.slice(BASE_PATH.length)}` : pathname;
  // On a static host the file itself may have been requested.
  return canonicalPath(path.replace(/\/index\.html$/, '/'));
}

/** The canonical form of a path in the address bar; one outside the site stays as it is. */
export function canonicalAddress(pathname: string): string {
  return isInSite(pathname) ? withBase(withoutBase(pathname)) : pathname;
}

/** A page's absolute URL, for search engines and shared links. */
export function absoluteUrl(path: string): string {
  return path.startsWith('/') ? SITE_URL + (path === '/' ? '/' : path) : path;
}

/** The owner's `@id` in JSON-LD, so that all pages refer to the same person. */
export const PERSON_ID = absoluteUrl('/#person');
