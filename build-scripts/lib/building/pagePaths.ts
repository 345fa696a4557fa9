import { sitePaths } from './sitePaths';

/**
 * The paths of all pages of a built site but those of tags, which are alike.
 *
 * @param kept the tag pages to list nevertheless
 */
export function pagePaths(distDir: string, kept: readonly string[] = []): string[] {
  return sitePaths(distDir).filter((path) => !path.startsWith('/tags/') || kept.includes(path));
}
