import { hashOf } from '../files/cache';
import type { ClientAssets } from './clientBundle';

/** The build of the development server, whose code and data always match. */
export const DEVELOPMENT_BUILD = 'development';

/**
 * The id of the client's code, from the names of its files, which contain their hashes. The site's content isn't part of
 * it, so a deploy that changes only content doesn't break pages in open tabs.
 */
export function buildIdOf({ scripts, styles, printStyles, sections }: ClientAssets): string {
  const names = [scripts, styles, printStyles, Object.values(sections).map((section) => [section.scripts, section.styles])].flat(3);
  return hashOf(...[...new Set(names)].sort()).slice(0, 16);
}
