import type { Config, Item, Redirect } from '../page/item';
import { addressKey } from '../page/names';
import type { Report } from '../page/report';

interface Named {
  readonly redirects: readonly Redirect[];
  readonly config: Config;
  readonly report: Report;
}

/** Makes the addresses that a configuration has lead to pages former addresses of these. Those that lead to no page are reported. */
export function withNamedRedirects(items: readonly Item[], { redirects, config, report }: Named): readonly Item[] {
  const byPath = new Map(items.map((item) => [item.path, item]));
  const byAddress = new Map(items.flatMap((item) => item.addresses.map((address) => [addressKey(address), item] as const)));
  const pageAt = (target: string) => byPath.get(target) ?? byAddress.get(addressKey(target));
  const next = new Map(redirects.map(({ path, target }) => [path, target]));
  const leading = redirects.filter(({ path }) => !byPath.has(path)).map((redirect) => ({ ...redirect, item: pageAt(lastOf(redirect, next)) }));
  for (const { item, text } of leading)
    if (!item) report.add({ what: 'Redirects that lead to no page, left out', file: config.file, line: lineOf(text, config), text });
  return items.map((item) => {
    const led = leading.filter((each) => each.item === item);
    if (led.length === 0) return item;
    const standsFor = led.map(({ path, address }) => ({ path, data: {}, id: path.replace(/^.*\/|\.\w+$/g, ''), addresses: [address] }));
    return { ...item, standsFor, addresses: [...item.addresses, ...led.map(({ address }) => address)] };
  });
}

/** The end of a chain of redirects; any of a circle, which leads to no page. */
function lastOf({ target }: Redirect, next: ReadonlyMap<string, string>): string {
  let at = target;
  for (const seen = new Set<string>(); next.has(at) && !seen.has(at); at = next.get(at) ?? '') seen.add(at);
  return at;
}

/** The line of a configuration with a text, from 1; the first if it isn't there. */
export function lineOf(text: string, config: Config): number {
  const line = config.text.split('\n').findIndex((each) => each.includes(text));
  return Math.max(line, 0) + 1;
}
