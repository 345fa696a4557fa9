import { headersFor, type HeaderRule } from '../http/headers';
import { SERVER_FILES } from '../files/serverFiles';
import { escaped, exactRows, movedPaths, pagesPattern, quoted, type Serving } from './serving';

export const CADDY_SNIPPET = '_Caddyfile';

/**
 * What a site block of Caddy's imports. `route` keeps the written order, so that the later of two rules wins; the page for unknown
 * addresses has headers of its own in place of those of the requested path.
 */
export function caddyFiles(serving: Serving): Map<string, string> {
  const { rules, basePath } = serving;
  const missing = `${basePath}404.html`;
  const text = `# Import this inside a site block. root is the folder that holds the site${basePath === '/' ? '' : ` as ${basePath}`}.
route {
  map {path} {site_moved} {
${[...movedPaths(serving).flatMap(exactRows), 'default ""'].map((row) => `    ${row}`).join('\n')}
  }
  @moved_with_query expression \`{site_moved} != "" && {query} != ""\`
  redir @moved_with_query {site_moved}?{query} 301
  @moved expression \`{site_moved} != ""\`
  redir @moved {site_moved} 301
  @markdown {
    header Accept *text/markdown*
    path_regexp page ^(${pagesPattern(serving)})/?$
    not path *.md *.sh
  }
  rewrite @markdown {re.page.1}.md
  @markdown_home {
    header Accept *text/markdown*
    path ${basePath}
  }
  rewrite @markdown_home ${basePath}index.md
  @pages {
    path_regexp ^(?:${escaped(basePath)}|${pagesPattern(serving)}/?)$|\\.md$
  }
  header @pages +Vary Accept
  @servers path ${SERVER_FILES.map((file) => basePath + file).join(' ')}
  error @servers 404
${rules.map(headerLines).join('\n')}
  try_files {path} {path}/index.html
  file_server {
    precompressed br gzip
    disable_canonical_uris
  }
}
handle_errors {
  @missing expression {err.status_code} == 404
  route @missing {
${headerDirective('*', headersFor(rules, missing))}
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

function headerDirective(matcher: string, headers: Readonly<Record<string, string>>): string {
  return [`  header ${matcher} {`, ...Object.entries(headers).map(([name, value]) => `    ${name} ${quoted(value)}`), '  }'].join('\n');
}
