import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lookup } from 'mrmime';

/*
 * How hosts answer for a folder that is uploaded whole, according to their documentation. Where that doesn't say what happens to a
 * trailing slash, the table of github.com/slorber/trailing-slash-guide does, which was measured.
 */

export interface HostAnswer {
  readonly status: number;
  readonly location?: string;
  /** The file that is sent, below the folder. */
  readonly file?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks for a path below the folder, which is served under a base path (with a slash at both ends). */
export type HostEmulator = (site: UploadedSite, path: string) => HostAnswer;

export interface UploadedSite {
  readonly dir: string;
  readonly basePath: string;
}

type Rule = readonly [pattern: string, lines: readonly (readonly [name: string, value: string | null])[]];

/** The rules of a `_headers` file; null stands for a header that is removed. */
function rulesOf(dir: string): Rule[] {
  return readFileSync(join(dir, '_headers'), 'utf8')
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      return [
        pattern,
        lines.map((line) => {
          const [, off, name = '', value = ''] = /^ {2}(?:! (.*)|([^:]+): (.*))$/.exec(line) ?? [];
          return off === undefined ? [name, value] : [off, null];
        }),
      ];
    });
}

function matchesPattern(pattern: string, path: string): boolean {
  const expression = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${expression.join('.*')}$`).test(path);
}

/**
 * developers.cloudflare.com/pages/configuration/headers: all rules that match apply, values of one name are joined, `!` removes a header.
 * Its own parser (`constructHeaders` of workers-sdk) keys rules by pattern, so the last of one pattern replaces those before.
 */
export function cloudflareHeaders(dir: string, path: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const [, lines] of [...new Map(rulesOf(dir))].filter(([pattern]) => matchesPattern(pattern, path))) {
    for (const [name] of lines.filter(([, value]) => value === null)) headers.delete(name);
    for (const [name, value] of lines) if (value !== null) headers.set(name, [...(headers.has(name) ? [headers.get(name)] : []), value].join(', '));
  }
  return Object.fromEntries(headers);
}

/** docs.netlify.com/manage/routing/headers, and how Netlify's own command line applies them: the later rule wins. */
export function netlifyHeaders(dir: string, path: string): Record<string, string> {
  const matching = rulesOf(dir).filter(([pattern]) => matchesPattern(pattern, path));
  return Object.fromEntries(matching.flatMap(([, lines]) => lines.map(([name, value]) => [name, value ?? '']))) as Record<string, string>;
}

const isFile = (dir: string, name: string) => existsSync(join(dir, name)) && statSync(join(dir, name)).isFile();

/** The redirect of a `_redirects` file, with its status. */
function redirectIn(dir: string, path: string): { readonly to: string; readonly isForced: boolean } | undefined {
  const text = existsSync(join(dir, '_redirects')) ? readFileSync(join(dir, '_redirects'), 'utf8') : '';
  const line = text
    .split('\n')
    .map((each) => each.split(' '))
    .find(([from]) => from === path.replace(/\/$/, ''));
  return line && { to: line[1] ?? '', isForced: line[2] === '301!' };
}

const typed = (name: string): Record<string, string> => ({ 'Content-Type': lookup(name) ?? 'application/octet-stream' });

/** Redirects take precedence over files. `/x` is x.html, `/x/` the index of a folder; each redirects to the other if only that one exists. */
export const cloudflare: HostEmulator = ({ dir, basePath }, path) => {
  const headers = cloudflareHeaders(dir, basePath + path);
  const moved = redirectIn(dir, basePath + path);
  if (moved) return { status: 301, location: moved.to, headers };
  return withPages(dir, path, { headers, redirectsHtml: true });
};

/** With Pretty URLs, which are on by default. A file takes precedence over a redirect that isn't forced. */
export const netlify: HostEmulator = ({ dir, basePath }, path) => {
  const headers = netlifyHeaders(dir, basePath + path);
  const moved = redirectIn(dir, basePath + path);
  const answer = withPages(dir, path, { headers, redirectsHtml: false });
  return moved && (moved.isForced || answer.status === 404) ? { status: 301, location: moved.to, headers } : answer;
};

interface PageOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly redirectsHtml: boolean;
}

function withPages(dir: string, path: string, { headers, redirectsHtml }: PageOptions): HostAnswer {
  const name = decodeURI(path);
  const bare = name.replace(/\/$/, '');
  const found = (file: string): HostAnswer => ({ status: 200, file, headers: { ...typed(file), ...headers } });
  if (name === '' || name.endsWith('/')) {
    if (isFile(dir, `${name}index.html`)) return found(`${name}index.html`);
    return isFile(dir, `${bare}.html`) ? { status: 308, location: path.slice(0, -1), headers } : missing(headers);
  }
  if (redirectsHtml && /\.html$/.test(name) && isFile(dir, name)) return { status: 308, location: path.replace(/(?:index)?\.html$/, ''), headers };
  if (isFile(dir, name)) return found(name);
  if (isFile(dir, `${name}.html`)) return found(`${name}.html`);
  return isFile(dir, `${name}/index.html`) ? { status: 308, location: `${path}/`, headers } : missing(headers);
}

const missing = (headers: Readonly<Record<string, string>>): HostAnswer => ({ status: 404, file: '404.html', headers });

/** GitHub Pages: no headers or redirects of your own; a folder's address redirects to the one with a slash, and a file's has none. */
export const pages: HostEmulator = ({ dir }, path) => {
  const name = decodeURI(path);
  const found =
    [name, `${name}.html`].find((each) => !name.endsWith('/') && isFile(dir, each)) ?? (isFile(dir, `${name}index.html`) ? `${name}index.html` : '');
  if (found !== '' && (name === '' || name.endsWith('/') || found !== `${name}index.html`)) return { status: 200, file: found, headers: typed(found) };
  return isFile(dir, `${name}/index.html`) ? { status: 301, location: `${path}/`, headers: {} } : { status: 404, file: '404.html', headers: {} };
};
