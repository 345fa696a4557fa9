/*
 * The rules of Mozilla's HTTP Observatory that depend only on headers and a page, with its names and points. Source: the analyzer
 * and its table of scores, https://github.com/mdn/mdn-http-observatory (src/analyzer/tests, src/grader/charts.js), and
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Left out: the redirect from HTTP, the preload lists
 * and cookies, which the host decides or the site doesn't have (0 points each).
 */

type Headers = Readonly<Record<string, string>>;
type Result = readonly [name: string, points: number];

const BASELINE = 100;
/** Bonuses count only for a site that has this many points without them. */
const MINIMUM_FOR_BONUS = 90;
const SIX_MONTHS = 15_768_000;

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const BROAD_OR_INLINE = [...BROAD, "'unsafe-inline'", 'data:'];

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );
}

const hasAny = (sources: readonly string[], wanted: readonly string[]) => sources.some((source) => wanted.includes(source));

function policyResult(policy: string | undefined): Result {
  if (!policy) return ['csp-not-implemented', -25];
  const csp = directivesOf(policy);
  const sourcesOf = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const [script, style] = [sourcesOf('script-src'), sourcesOf('style-src')];
  const isInsecure = (sources: readonly string[]) => sources.some((source) => /^(?:http|ftp):/.test(source));
  const active = [...csp].filter(([name]) => !['img-src', 'media-src'].includes(name)).flatMap(([, sources]) => sources);
  if (hasAny(script, BROAD_OR_INLINE) || hasAny(sourcesOf('object-src'), BROAD)) return ['csp-implemented-with-unsafe-inline', -20];
  if (isInsecure(active)) return ['csp-implemented-with-insecure-scheme', -20];
  if (hasAny([...script, ...style], ["'unsafe-eval'"])) return ['csp-implemented-with-unsafe-eval', -10];
  if (isInsecure([...sourcesOf('img-src'), ...sourcesOf('media-src')])) return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
  if (hasAny(style, BROAD_OR_INLINE)) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  if (csp.get('default-src')?.join() === "'none'") return ['csp-implemented-with-no-unsafe-default-src-none', 10];
  return ['csp-implemented-with-no-unsafe', 5];
}

function transportResult(header: string | undefined): Result {
  if (header === undefined) return ['hsts-not-implemented', -20];
  const [, seconds] = /(?:^|;)\s*max-age="?(\d+)"?\s*(?:;|$)/i.exec(header) ?? [];
  if (seconds === undefined) return ['hsts-header-invalid', -20];
  return Number(seconds) < SIX_MONTHS ? ['hsts-implemented-max-age-less-than-six-months', -10] : ['hsts-implemented-max-age-at-least-six-months', 0];
}

function framingResult(headers: Headers): Result {
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !hasAny(ancestors, BROAD)) return ['x-frame-options-implemented-via-csp', 5];
  if (headers['x-frame-options'] === undefined) return ['x-frame-options-not-implemented', -20];
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options']) ? ['x-frame-options-sameorigin-or-deny', 0] : ['x-frame-options-header-invalid', -20];
}

function referrerResult(header: string | undefined): Result {
  if (header === undefined) return ['referrer-policy-not-implemented', 0];
  if (/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header)) return ['referrer-policy-private', 5];
  const isKnown = /^(?:origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/.test(header);
  return [isKnown ? 'referrer-policy-unsafe' : 'referrer-policy-header-invalid', -5];
}

function typeResult(header: string | undefined): Result {
  return header === 'nosniff' ? ['x-content-type-options-nosniff', 0] : ['x-content-type-options-not-implemented', -5];
}

function resourceResult(header: string | undefined): Result {
  if (header === undefined) return ['cross-origin-resource-policy-not-implemented', 0];
  if (header === 'same-origin' || header === 'same-site') return [`cross-origin-resource-policy-implemented-with-${header}`, 10];
  return header === 'cross-origin' ? ['cross-origin-resource-policy-implemented-with-cross-origin', 0] : ['cross-origin-resource-policy-header-invalid', -5];
}

/** The values of the headers for openers and for what is embedded that isolate a page; all are worth the same. */
const ISOLATING = { coop: ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'], coep: ['require-corp', 'credentialless'] } as const;

function isolationResult(name: keyof typeof ISOLATING, header: string | undefined): Result {
  if (header === undefined) return [`${name}-not-implemented`, 0];
  // A value may have parameters, such as where to report to.
  const [value = ''] = header.split(';').map((part) => part.trim());
  if (hasAny(ISOLATING[name], [value])) return [`${name}-implemented-with-${value}`, 10];
  return value === 'unsafe-none' ? [`${name}-implemented-with-unsafe-none`, 0] : [`${name}-header-invalid`, -5];
}

/** Our scripts have the page's origin, so none needs a hash; one from another origin would. */
function scriptResult(page: Document): Result {
  const addresses = [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
  const foreign = addresses.filter((address) => /^(?:[a-z]+:)?\/\//i.test(address));
  if (foreign.some((address) => !address.startsWith('https:'))) return ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50];
  return foreign.length > 0
    ? ['sri-not-implemented-but-external-scripts-loaded-securely', -5]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
}

/** @param headers of a page over HTTPS, in any case */
export function observatoryScore(headers: Headers, page: Document): { readonly score: number; readonly results: readonly Result[] } {
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const results = [
    policyResult(sent['content-security-policy']),
    transportResult(sent['strict-transport-security']),
    framingResult(sent),
    referrerResult(sent['referrer-policy']),
    typeResult(sent['x-content-type-options']),
    resourceResult(sent['cross-origin-resource-policy']),
    isolationResult('coop', sent['cross-origin-opener-policy']),
    isolationResult('coep', sent['cross-origin-embedder-policy']),
    scriptResult(page),
  ];
  const sum = (wanted: (points: number) => boolean) => results.reduce((total, [, points]) => total + (wanted(points) ? points : 0), 0);
  const withoutBonus = BASELINE + sum((points) => points < 0);
  return { score: Math.max(0, withoutBonus < MINIMUM_FOR_BONUS ? withoutBonus : withoutBonus + sum((points) => points > 0)), results };
}
