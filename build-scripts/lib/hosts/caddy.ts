import { headersFor, type HeaderRule } from '../http/headers';
import { SERVER_FILES } from '../files/serverFiles';
import { acceptRows } from './acceptRows';
import { escaped, exactRows, filesLikePages, movedPaths, pagesPattern, quoted, type Serving } from './serving';

const CADDY_SNIPPET = '_Caddyfile';

/**
 * What a site block of Caddy's imports. `route` keeps the written order, so that the later of two rules wins; the page for unknown
 * addresses has headers of its own in place of those of the requested path.
 */
export function caddyFiles(serving: Serving): Map<string, string> {
  const { rules, basePath } = serving;
  const missing = `${basePath}404.html`;
  const headersOfMissing = { ...headersFor(rules, missing), 'Content-Type': 'text/html; charset=utf-8' };
  const text = `# Import this inside a site block. root is the folder that holds the site${basePath === '/' ? '' : ` as ${basePath}`}.
route {
  map {path} {site_moved} {
${[...homeRows(serving), ...movedPaths(serving).flatMap(exactRows), 'default ""'].map((row) => `    ${row}`).join('\n')}
  }
  map {http.request.header.Accept} {asks_for_markdown} {
${acceptRows.map(({ pattern, isAsking }) => `    \`~${pattern}\` "${isAsking ? 'yes' : ''}"\n`).join('')}    default ""
  }
  @moved expression \`{site_moved} != ""\`
${headerDirective('@moved', headersFor(rules, basePath))}
  @moved_with_query expression \`{site_moved} != "" && {query} != ""\`
  redir @moved_with_query {site_moved}?{query} 301
  redir @moved {site_moved} 301
  @markdown {
    expression \`{asks_for_markdown} != ""\`
    path_regexp page ^(${pagesPattern(serving)})/?$
    not path *.md *.sh ${filesLikePages(serving).join(' ')}
    # In the new path, a question mark would begin the query.
    not path_regexp \\?
  }
  rewrite @markdown {re.page.1}.md
  @markdown_home {
    expression \`{asks_for_markdown} != ""\`
    path ${basePath}
  }
  rewrite @markdown_home ${basePath}index.md
  @pages {
    path_regexp ^(?:${escaped(basePath)}|${pagesPattern(serving)}/?)$|\\.md$
  }
  header @pages +Vary Accept
  @servers path ${SERVER_FILES.map((file) => basePath + file).join(' ')}
  error @servers 404
  @slashed_file {
    path */
    not file {path}/index.html
  }
  error @slashed_file 404
${rules.map(headerLines).join('\n')}
  file_server {
    precompressed br gzip
    disable_canonical_uris
  }
}
handle_errors {
  @missing expression {err.status_code} == 404
  route @missing {
${headerDirective('*', headersOfMissing, namesOutside(headersOfMissing, rules))}
    rewrite * ${missing}
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }
}
`;
  return new Map([[CADDY_SNIPPET, text]]);
}

/** In Caddy's paths, `*` matches any text at an end, but within a path only text without a slash. */
function headerLines({ pattern, headers }: HeaderRule, place: number): string {
  const [start = '', end = ''] = pattern.split('*');
  if (end === '') return headerDirective(pattern, headers);
  return `  @rule_${place} path_regexp ^${escaped(start)}.*${escaped(end)}$\n${headerDirective(`@rule_${place}`, headers)}`;
}

function headerDirective(matcher: string, headers: Readonly<Record<string, string>>, removed: readonly string[] = []): string {
  const lines = [...Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`), ...removed.map((name) => `-${name}`)];
  return [`  header ${matcher} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');
}

/** Headers that only other paths have: when nothing is found, Caddy has already set those of the requested path. */
function namesOutside(headers: Readonly<Record<string, string>>, rules: readonly HeaderRule[]): string[] {
  return [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))].filter((name) => !Object.hasOwn(headers, name));
}

/** The base path without its slash, which the rules don't match. */
function homeRows({ basePath }: Serving): string[] {
  return basePath === '/' ? [] : [`${quoted(basePath.slice(0, -1))} ${quoted(basePath)}`];
}
