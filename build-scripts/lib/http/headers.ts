import { createHash } from 'node:crypto';
import { RESUME_TEXT } from '../../../src/core/site/resumeFiles';
import { FEEDS } from '../../../src/core/site/feeds';
import { SHARDS_FOLDER } from '../../../src/core/site/searchShards';
import { FULL_TEXT_PATHS } from './fullTextPaths';
import { TRUSTED_TYPES_POLICY } from './inlineScripts';

/*
 * The one definition of how the site is served. The build writes it as `_headers`, and in the form of the host that it is
 * for (`hosts/`); our own server reads what was written, so the browser tests run under exactly what ships.
 */

/** Headers for the paths that match a pattern; its one `*` matches any text. Later rules win over earlier ones. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface InlinePieces {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A source expression for an inline piece (CSP Level 3, section 6.7.3.3). */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What every policy of a page or of one of its parts ends with. */
const CLOSED = ["base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", `trusted-types ${TRUSTED_TYPES_POLICY}`];

/**
 * Nothing is allowed but the site's own files and the inline pieces of this very build; and no text becomes a script or
 * markup unless the one Trusted Types policy allows it (`inlineScripts.ts`).
 */
export function contentSecurityPolicy({ scripts, styles }: InlinePieces): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${styles.map(hashSource).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    ...CLOSED,
  ].join('; ');
}

/**
 * For files that aren't documents: scripts, workers, styles, fonts and data. A browser applies the policy of the page that
 * requested them; their own counts in a worker and when one is opened by itself. A page's policy has a kilobyte of hashes, which
 * each file of a first visit would repeat on a connection that doesn't compress headers.
 */
const PART_POLICY = ["default-src 'none'", "script-src 'self'", "connect-src 'self'", ...CLOSED].join('; ');

/** The policy inside a document, for hosts that send no headers. `frame-ancestors` counts only in a header. */
export function policyMeta(inline: InlinePieces): string {
  const directives = contentSecurityPolicy(inline).split('; ');
  const content = directives.filter((directive) => !directive.startsWith('frame-ancestors')).join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${content}">`;
}

/**
 * For a drawing that is opened by itself: styled by its own sheet, with the letters that it embeds (`withTypeface.ts`). It can't
 * run or load anything. A hash of each drawing's sheet would be more than some hosts accept in a line.
 */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox";

const PLAIN = 'text/plain; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

/** Patterns below the base path that some hosts apply in a way of their own. */
export const ASSETS = 'assets/*';
export const SHARDS = `${SHARDS_FOLDER.slice(1)}*`;
/** A guide's script should be saved and read before it is run. */
export const SCRIPTS = 'wiki/*.sh';

/** Types that hosts don't know by the file's extension, or send without the charset. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FEEDS.map(({ path, type }) => [path.slice(1), type.endsWith('json') ? type : `${type}; charset=utf-8`])),
  'manifest.webmanifest': 'application/manifest+json',
  'llms.txt': PLAIN,
  ...Object.fromEntries(FULL_TEXT_PATHS.map((path) => [path.slice(1), PLAIN])),
  [RESUME_TEXT.slice(1)]: PLAIN,
  '*.md': MARKDOWN,
  [SCRIPTS]: PLAIN,
};

/** A copy of a page: search engines should show the page itself, and nothing of an unlisted one. */
const FOR_PROGRAMS = { 'X-Robots-Tag': 'noindex' };

const TO_KEEP = { ...FOR_PROGRAMS, 'Content-Disposition': 'attachment' };

/** Beside the content's pictures: the social cards, and the icons that feeds name. */
const SHOWN_ELSEWHERE = ['cards/*', 'icon-192.png', 'icon-512.png'];

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The header that our own server leaves out: it counts only over TLS, and must not be sent without (RFC 6797, section 7.2). */
export const TLS_ONLY = 'Strict-Transport-Security';

/**
 * @param basePath with a slash at both ends
 * @param hsts how long browsers insist on HTTPS, as the header's value; null for no header
 */
export function headerRules(inline: InlinePieces, basePath: string, hsts: string | null): HeaderRule[] {
  return [
    {
      pattern: `${basePath}*`,
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(inline),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...(hsts === null ? {} : { [TLS_ONLY]: hsts }),
        'Cache-Control': REVALIDATE,
      },
    },
    // Feed readers and link previews show these on pages of their own.
    ...SHOWN_ELSEWHERE.map((pattern) => ({ pattern: basePath + pattern, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } })),
    ...['images/*', 'favicon.svg'].map((pattern) => ({
      pattern: basePath + pattern,
      headers: { 'Content-Security-Policy': PICTURE_POLICY, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
    // Assets and shards have a hash in their names. Each pattern has one rule: nginx rejects duplicates, and Cloudflare applies only the last.
    { pattern: basePath + ASSETS, headers: { 'Content-Security-Policy': PART_POLICY, 'Cache-Control': IMMUTABLE } },
    { pattern: `${basePath}data/*`, headers: { 'Content-Security-Policy': PART_POLICY } },
    { pattern: basePath + SHARDS, headers: { 'Cache-Control': IMMUTABLE } },
    ...Object.entries(CONTENT_TYPES).map(([pattern, type]) => ({
      pattern: basePath + pattern,
      headers: {
        'Content-Type': type,
        ...(type === MARKDOWN || FULL_TEXT_PATHS.includes(`/${pattern}`) ? FOR_PROGRAMS : {}),
        ...(pattern === SCRIPTS ? TO_KEEP : {}),
      },
    })),
  ];
}

/** The `_headers` file that static hosts read. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return (
    rules.map(({ pattern, headers }) => [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')).join('\n\n') + '\n'
  );
}

/** Reads a `_headers` file back, that of any host. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => {
      const [pattern = '', ...lines] = part.trim().split('\n');
      // `! Name` is for Cloudflare, which would join the values; here, a later rule overrides an earlier one.
      const set = lines.filter((line) => !line.trim().startsWith('! '));
      const headers = set.map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
      });
      return { pattern, headers: Object.fromEntries(headers) };
    });
}

/** Whether a rule's pattern matches a path. */
export function matchesPattern(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end) && path.length >= start.length + end.length;
}

/** The headers of a path: those of every rule that matches it; later rules win. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign({}, ...rules.filter(({ pattern }) => matchesPattern(pattern, path)).map(({ headers }) => headers)) as Record<string, string>;
}
