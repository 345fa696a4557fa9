import type { Redirect } from '../http/redirects';
import { headersFor, type HeaderRule } from '../http/headers';
import { SERVER_FILES } from '../files/serverFiles';
import { acceptRows } from './acceptRows';
import { escaped, exactRows, filesLikePages, movedPaths, pagesPattern, quoted, type Serving } from './serving';

const NGINX_LOCATIONS = '_nginx.conf';
const NGINX_MAPS = '_nginx-http.conf';

/**
 * What nginx includes: the locations inside `server { }`, and inside `http { }` maps of former addresses and of who asks for
 * Markdown. Certificates, `listen` and `root` stay the owner's.
 */
export function nginxFiles(serving: Serving): Map<string, string> {
  return new Map([
    [NGINX_LOCATIONS, locations(serving)],
    [NGINX_MAPS, `# Include this inside http { }: former addresses of pages, and who asks for Markdown.\n${redirectMap(serving)}${MARKDOWN_MAP}`],
  ]);
}

function locations({ rules, basePath }: Serving): string {
  return `# Include this inside server { }, and ${NGINX_MAPS} inside http { }.
# root is the folder that holds the site${basePath === '/' ? '' : ` as ${basePath}`}.
charset utf-8;
absolute_redirect off;
gzip_static on;
gzip_vary on;
# With the brotli module: brotli_static on;
error_page 404 ${basePath}404.html;
# Headers at server level would be inherited by locations of your own.
error_page 418 = @site_moved;
if ($site_moved) { return 418; }
if ($asks_for_markdown) {
  rewrite "^${escaped(basePath)}$" ${basePath}index.md last;
  rewrite "${pages(basePath)}" $1.md last;
}
location @site_moved {
${headerLines(headersFor(rules, basePath)).join('\n')}
  return 301 $site_moved$is_args$args;
}
${SERVER_FILES.map((file) => `location = ${basePath}${file} { return 404; }`).join('\n')}
${rules.map((rule) => location(rule, { rules, basePath })).join('\n')}
`;
}

/** nginx doesn't inherit add_header into a location that has one of its own, so each gets the whole list. */
function location({ pattern }: HeaderRule, { rules, basePath }: Pick<Serving, 'rules' | 'basePath'>): string {
  // Pages are in the catch-all location, and requests for Markdown are sent to those of `.md` files.
  const vary = pattern === `${basePath}*` || pattern.endsWith('.md') ? ['  add_header Vary "Accept" always;'] : [];
  const lines = [...vary, ...headerLines(headersFor(rules, pattern.replace('*', 'x')))];
  return `location ${locationName(pattern)} {\n  try_files $uri $uri/index.html =404;\n${lines.join('\n')}\n}`;
}

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) =>
    name === 'Content-Type' ? `  types { }\n  default_type "${value}";` : `  add_header ${name} ${quoted(value)} always;`,
  );
}

const MARKDOWN_MAP = `map $http_accept $asks_for_markdown {
  default "";
${acceptRows.map(({ pattern, isAsking }) => `  "~${pattern}" "${isAsking ? 1 : ''}";\n`).join('')}}
`;

/** A page's address, with or without a trailing slash; its Markdown and its script have addresses of their own. */
const pages = (basePath: string) => `^(?!(?:${filesLikePages({ basePath }).map(escaped).join('|')})$)(${pagesPattern({ basePath })}(?<!\\.md)(?<!\\.sh))/?$`;

/** How nginx names the paths of a pattern: a prefix, one path, or an expression. */
function locationName(pattern: string): string {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return `= ${pattern}`;
  return end === '' ? start : `~ ^${[start, end].map(escaped).join('.*')}$`;
}

function redirectMap(serving: Serving): string {
  const moved = movedPaths(serving);
  const withCapitals = new Set(moved.flatMap(({ from }) => (from === from.toLowerCase() ? [] : [from.toLowerCase()])));
  const rows = moved.flatMap((each) => (isTooLong(each) || withCapitals.has(each.from.toLowerCase()) ? [expressionRow(each)] : exactRows(each)));
  return `map $uri $site_moved {\n  default "";\n${rows.map((row) => `  ${row};\n`).join('')}}\n`;
}

/** The longest key, in bytes, that a map's table takes by default (`map_hash_bucket_size 64`); nginx doesn't start with a longer one. */
const LONGEST_EXACT = 46;

const isTooLong = ({ from }: Redirect) => Buffer.byteLength(`${from}/`) > LONGEST_EXACT;

/**
 * For what the table can't hold. The table ignores case, and is read before any expression: `/wiki/SSH` in it would redirect `/wiki/ssh`
 * to itself for ever, and two spellings of an address are refused.
 */
function expressionRow({ from, to }: Redirect): string {
  return `${quoted(`~^${escaped(from)}/?$`)} ${quoted(to)}`;
}
