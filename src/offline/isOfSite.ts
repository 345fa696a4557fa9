import { matchRoute } from '../core/site/routes';

/** Folders that a build fills, and pictures at the root, such as the icons. */
const BUILT = /^\/(?:data|images|cards)\/|^\/[^/]+\.(?:svg|ico|png|jpe?g|webp|avif|gif|webmanifest)$/;

/**
 * Whether a path under the site's root is that of a page, or of what pages load. Other paths are the owner's, from `public/`, or
 * another app's: the scope of a site at the root of its origin includes every app there.
 */
export const isOfSite = (path: string): boolean => matchRoute(path) !== null || BUILT.test(path);
