import { decodePart } from '../../../src/core/site/routes';
import { headersFor, SERVER_FILES, type HeaderRule } from '../headers';
import type { Serving } from './serving';

export const NGINX_LOCATIONS = '_nginx.conf';
export const NGINX_REDIRECTS = '_nginx-redirects.conf';

/**
 * What nginx includes: the locations inside `server { }`, and the redirects as a map inside `http { }`. Certificates, `listen` and `root` stay the owner's.
 */
export function nginxFiles(serving: Serving): Map<string, string> {
  return new Map([
    [NGINX_LOCATIONS, locations(serving)],
    [NGINX_REDIRECTS, redirectMap(serving)],
  ]);
}

function locations({ rules, basePath }: Serving): string {
  return `# Include this inside server { }, and ${NGINX_REDIRECTS} inside http { }.
# root is the folder that holds the site${basePath === '/' ? '' : ` as ${basePath}`}.
charset utf-8;
absolute_redirect off;
gzip_static on;
gzip_vary on;
# With the brotli module: brotli_static on;
error_page 404 ${basePath}404.html;
if ($site_moved) { return 301 $site_moved$is_args$args; }
${[...SERVER_FILES].map((file) => `location = ${basePath}${file} { return 404; }`).join('\n')}
${rules.map((rule) => location(rule, rules)).join('\n')}
`;
}

/** nginx doesn't inherit add_header into a location that has one of its own, so each gets the whole list. */
function location({ pattern }: HeaderRule, rules: readonly HeaderRule[]): string {
  const lines = Object.entries(headersFor(rules, pattern.replace('*', 'x'))).map(([name, value]) =>
    name === 'Content-Type' ? `  types { }\n  default_type "${value}";` : `  add_header ${name} ${quoted(value)} always;`,
  );
  return `location ${locationName(pattern)} {\n  try_files $uri $uri/index.html =404;\n${lines.join('\n')}\n}`;
}

/** How nginx names the paths of a pattern: a prefix, one path, or an expression. */
function locationName(pattern: string): string {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return `= ${pattern}`;
  return end === '' ? start : `~ ^${[start, end].map((text) => text.replace(/[.+~]/g, '\\$&')).join('.*')}$`;
}

/** nginx compares decoded paths, and takes a slash at the end for another path. */
function redirectMap({ redirects, basePath }: Serving): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const path = basePath + decodePart(from).slice(1);
    return [path, `${path}/`].map((each) => `  ${quoted(each)} ${quoted(basePath + to.slice(1))};\n`);
  });
  return `# Include this inside http { }: former addresses of pages.\nmap $uri $site_moved {\n  default "";\n${lines.join('')}}\n`;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
