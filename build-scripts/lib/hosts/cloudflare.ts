import { SCRIPTS, type HeaderRule } from '../http/headers';
import { perFile } from './perFile';
import { headersAndRedirects, type Serving } from './serving';

/*
 * Cloudflare Pages: developers.cloudflare.com/pages/configuration/headers and …/redirects. A path gets the headers of every rule
 * that matches it, two values of one header joined by a comma; `! Name` in a rule removes what earlier rules have set. The page for
 * unknown addresses gets the headers of the requested path, except that it is never cached.
 */

const MAX_RULES = 100;
const MAX_LINE = 2_000;
const MAX_REDIRECTS = 2_000;
const MAX_REDIRECT_LINE = 1_000;
/** Lines beyond this are silently ignored. */
const MAX_REDIRECT_BYTES = 100_000;

/**
 * Its `_headers` and `_redirects`.
 *
 * @param names the site's files
 * @throws Error that names every limit of Cloudflare's that they exceed
 */
export function cloudflareFiles(serving: Serving, names: readonly string[]): Map<string, string> {
  const { redirects } = serving;
  const byScript = perFile(serving, SCRIPTS, names);
  const rules = byScript.length > MAX_RULES ? serving.rules : byScript;
  const headers = rules.map((rule, place) => ruleText(rule, rules.slice(0, place))).join('\n\n') + '\n';
  const files = headersAndRedirects(headers, serving);
  const moved = files.get('_redirects') ?? '';
  const movedBytes = Buffer.byteLength(moved);
  const [longest, longestMoved] = [longestLine(headers), longestLine(moved)];
  const problems = [
    ...(rules.length > MAX_RULES ? [`_headers has ${rules.length} rules (the limit is ${MAX_RULES})`] : []),
    ...(longest > MAX_LINE ? [`_headers has a line of ${longest} characters (the limit is ${MAX_LINE})`] : []),
    ...(redirects.length > MAX_REDIRECTS ? [`_redirects has ${redirects.length} rules (the limit is ${MAX_REDIRECTS}): remove the oldest aliases`] : []),
    ...(longestMoved > MAX_REDIRECT_LINE
      ? [`_redirects has a line of ${longestMoved} characters (the limit is ${MAX_REDIRECT_LINE}): remove the longest alias`]
      : []),
    ...(movedBytes > MAX_REDIRECT_BYTES ? [`_redirects has ${movedBytes} bytes (the limit is ${MAX_REDIRECT_BYTES})`] : []),
  ];
  if (problems.length > 0) throw new Error(`Cloudflare Pages would ignore some of this site's rules: ${problems.join('; ')}.`);
  return files;
}

function longestLine(text: string): number {
  return Math.max(...text.split('\n').map((line) => line.length));
}

function ruleText({ pattern, headers }: HeaderRule, earlier: readonly HeaderRule[]): string {
  const isSet = (name: string) => earlier.some((rule) => Object.hasOwn(rule.headers, name) && mayOverlap(rule.pattern, pattern));
  const lines = Object.entries(headers).flatMap(([name, value]) => [...(isSet(name) ? [`  ! ${name}`] : []), `  ${name}: ${value}`]);
  return [pattern, ...lines].join('\n');
}

/** What a pattern has before its first asterisk and after its last. */
function endsOf(pattern: string): { readonly start: string; readonly end: string } {
  const parts = pattern.split('*');
  return { start: parts[0] ?? '', end: parts.at(-1) ?? '' };
}

/** Whether a path may match both of two patterns. */
function mayOverlap(a: string, b: string): boolean {
  const [{ start: startOfA, end: endOfA }, { start: startOfB, end: endOfB }] = [endsOf(a), endsOf(b)];
  if (!a.includes('*') && !b.includes('*')) return a === b;
  return (startOfA.startsWith(startOfB) || startOfB.startsWith(startOfA)) && (endOfA.endsWith(endOfB) || endOfB.endsWith(endOfA));
}
