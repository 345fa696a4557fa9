import { matchesPattern, type HeaderRule } from '../http/headers';
import type { Serving } from './serving';

/**
 * The site's rules, with one for each file in place of a pattern's. A host that goes by the requested path alone would give the pattern's
 * headers to the page for unknown addresses, too.
 *
 * @param pattern below the base path
 * @param names the site's files
 */
export function perFile({ rules, basePath }: Serving, pattern: string, names: readonly string[]): HeaderRule[] {
  const paths = names.map((name) => basePath + name).filter((path) => matchesPattern(basePath + pattern, path));
  return rules.flatMap((rule) => (rule.pattern === basePath + pattern ? paths.map((path) => ({ ...rule, pattern: path })) : [rule]));
}
