import { matchRoute } from '../core/site/routes';

/** Folders that a build fills, and files that it puts at the root: icons, feeds, the resume, the Markdown of lists. */
const BUILT = /^\/(?:data|images|cards)\/|^\/[^/]+\.(?:svg|ico|png|jpe?g|webp|avif|gif|webmanifest|pdf|txt|json|xml|md)$/;

/** No page's address ends like that; one file may be larger than a whole site. */
const DOWNLOAD = /\.(?:7z|bin|bz2|csv|deb|dmg|exe|gz|img|iso|jar|mov|mp3|mp4|ogg|pcap|qcow2|rar|rpm|tar|tgz|webm|xz|zip|zst)$/i;

export const isDownload = (path: string): boolean => DOWNLOAD.test(path);

/**
 * Whether a path under the site's root is that of a page, or of what pages load. Other paths are the owner's, from `public/`, or
 * another app's: the scope of a site at the root of its origin includes every app there.
 */
export const isOfSite = (path: string): boolean => !isDownload(path) && (matchRoute(path) !== null || BUILT.test(path));
