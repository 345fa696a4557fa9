import { headersFile } from '../headers';
import { redirectsFile } from '../redirects';
import type { Serving } from './serving';

/**
 * Netlify's `_headers` and `_redirects`: docs.netlify.com/manage/routing. Of a header that two rules set, the later value counts. A file
 * goes before a redirect unless its status has an exclamation mark, and at each former address there is a page that leads on.
 */
export function netlifyFiles({ rules, redirects, basePath }: Serving): Map<string, string> {
  const moved = redirectsFile(redirects, basePath).replaceAll(/ 301$/gm, ' 301!');
  return new Map([['_headers', headersFile(rules)], ...(redirects.length > 0 ? [['_redirects', moved] as const] : [])]);
}
