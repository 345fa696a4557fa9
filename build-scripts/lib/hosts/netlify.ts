import { ASSETS, headersFile, SCRIPTS, SHARDS } from '../http/headers';
import { perFile } from './perFile';
import { headersAndRedirects, type Serving } from './serving';

/**
 * Netlify's `_headers` and `_redirects`: docs.netlify.com/manage/routing. If two rules set a header, the later value counts. A file takes
 * precedence over a redirect unless its status has an exclamation mark, and at each former address there is a page that leads on. The
 * page for unknown addresses gets the headers of the requested path (answers.netlify.com/t/4518), so no pattern may say `immutable`:
 * assets have a rule each; shards, which can be thousands, are asked for again like other data.
 *
 * @param names the site's files
 */
export function netlifyFiles(serving: Serving, names: readonly string[]): Map<string, string> {
  const withoutShards = serving.rules.filter(({ pattern }) => pattern !== serving.basePath + SHARDS);
  const withAssets = perFile({ ...serving, rules: withoutShards }, ASSETS, names);
  const rules = perFile({ ...serving, rules: withAssets }, SCRIPTS, names);
  const files = headersAndRedirects(headersFile(rules), serving);
  const moved = files.get('_redirects')?.replaceAll(/ 301$/gm, ' 301!');
  return moved === undefined ? files : files.set('_redirects', moved);
}
