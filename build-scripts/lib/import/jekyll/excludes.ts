import { namesOf } from '../page/frontMatter';
import type { Config } from '../page/item';

/** Whether the configuration of Jekyll excludes a file (`exclude`) and doesn't include it anyway (`include`). */
export function isExcludedInJekyll(path: string, { data }: Config): boolean {
  const isIn = (key: string) => namesOf(data[key]).some((pattern) => matches(pattern.replace(/^\//, ''), path));
  return isIn('exclude') && !isIn('include');
}

/** In Jekyll the beginning of a path is enough, and `*` matches slashes, too. */
function matches(pattern: string, path: string): boolean {
  const source = pattern.replace(/\/$/, '').replace(/[*?]|[.+^${}()|[\]\\]/g, (sign) => (sign === '*' ? '.*' : sign === '?' ? '.' : `\\${sign}`));
  return pattern !== '' && (path.startsWith(pattern) || new RegExp(`^${source}(?:/|$)`).test(path));
}
