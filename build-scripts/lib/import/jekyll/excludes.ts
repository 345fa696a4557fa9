import { isYes, namesOf, record } from '../page/frontMatter';
import type { Config } from '../page/item';

/** Whether the configuration of Jekyll excludes a file (`exclude`) and doesn't include it anyway (`include`). */
export function isExcludedInJekyll(path: string, { data }: Config): boolean {
  return isNamed('exclude', path, data) && !isNamed('include', path, data);
}

/**
 * Whether Jekyll makes a page of a file: of those in a folder whose name begins with `_` only posts, drafts and what belongs to a collection with
 * `output`, unless they are included; of posts, those with a day in their names.
 */
export function hasPageInJekyll(path: string, { data, file }: Config): boolean {
  const folders = path.split('/').slice(0, -1);
  if (folders.includes('_drafts')) return true;
  if (folders.includes('_posts')) return /\/\d{2,4}-\d{1,2}-\d{1,2}-[^/]+$/.test(path);
  const named = folders.find((name) => name.startsWith('_'))?.slice(1);
  // Without a configuration, its collections are unknown.
  if (named === undefined || file === '') return true;
  return isYes(record(record(data['collections'])[named])['output']) || isNamed('include', path, data);
}

function isNamed(key: string, path: string, data: Config['data']): boolean {
  return namesOf(data[key]).some((pattern) => matches(pattern.replace(/^\//, ''), path));
}

/** In Jekyll the beginning of a path is enough, and `*` matches slashes, too. */
function matches(pattern: string, path: string): boolean {
  const source = pattern.replace(/\/$/, '').replace(/[*?]|[.+^${}()|[\]\\]/g, (sign) => (sign === '*' ? '.*' : sign === '?' ? '.' : `\\${sign}`));
  return pattern !== '' && (path.startsWith(pattern) || new RegExp(`^${source}(?:/|$)`).test(path));
}
