import type { Config, Redirect } from '../page/item';
import { listNamed, objectAt, withoutComments } from '../page/scriptConfig';
import { textNamed } from './docusaurusOptions';

/** The redirects that the plugin client-redirects has, as far as they are written out. */
export function clientRedirects(config: Config): Redirect[] {
  return optionsIn(config).flatMap((options) => {
    const start = /\bredirects['"]?\s*:\s*\[/.exec(options);
    const list = start ? objectAt(options, start.index + start[0].length) : '';
    return [...list.matchAll(/\{/g)].flatMap(({ index }) => {
      const entry = objectAt(list, index + 1);
      const target = (textNamed('to', entry) ?? '').replace(/[?#].*$/, '');
      const from = [...listNamed('from', entry), ...[textNamed('from', entry) ?? []].flat()];
      return from.map((address) => ({ path: address, address, target, text: address }));
    });
  });
}

/** Redirects that a function makes. */
export function madeRedirects(config: Config): string[] {
  return optionsIn(config).flatMap((options) => /\bcreateRedirects\b/.exec(options) ?? []);
}

function optionsIn({ text }: Config): string[] {
  const code = withoutComments(text);
  return [...code.matchAll(/(?:plugin-)?client-redirects['"`]\)?\s*,\s*\{/g)].map(({ index, 0: raw }) => objectAt(code, index + raw.length));
}
