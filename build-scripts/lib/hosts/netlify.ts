import { headersFile } from '../http/headers';
import { headersAndRedirects, type Serving } from './serving';

/**
 * Netlify's `_headers` and `_redirects`: docs.netlify.com/manage/routing. If two rules set a header, the later value counts. A file takes
 * precedence over a redirect unless its status has an exclamation mark, and at each former address there is a page that leads on.
 */
export function netlifyFiles(serving: Serving): Map<string, string> {
  const files = headersAndRedirects(headersFile(serving.rules), serving);
  const moved = files.get('_redirects')?.replaceAll(/ 301$/gm, ' 301!');
  return moved === undefined ? files : files.set('_redirects', moved);
}
