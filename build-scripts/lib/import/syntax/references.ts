import type { Page } from '../page/page';

/** What a link shows; there may be brackets in it. */
export const LABEL = /(?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.)*\])*/;
const DEFINITION = /^[ \t]*(?:> ?)*\[([^\]^\n]+)\]:[ \t]*(?:\n[ \t]+)?(<[^<>\n]*>|\S+)[ \t]*(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\))?[ \t]*$/gm;
/** The box of a task isn't a label. */
const NO_TASK = /(?<!^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)+(?=\[[ xX]\][ \t]))/.source;

/** Replaces links by reference with inline links, and removes the definitions. */
export function withoutDefinitions(text: string, page: Page): string {
  const { hasLooseReferences } = page.site.generator;
  const addresses = new Map<string, string>();
  const rest = text.replace(DEFINITION, (_, name: string, address: string) => {
    const known = key(name);
    if (hasLooseReferences || !addresses.has(known)) addresses.set(known, address.replace(/^<|>$/g, '').replace(/[<>]/g, encodeURIComponent));
    return '';
  });
  if (addresses.size === 0) return text;
  page.addConverted(`link by reference`);
  const inline = ([raw = '', label = '', name]: readonly string[]) => {
    const address = addresses.get(key(name || label));
    return address === undefined ? raw : `${raw.startsWith('!') ? '!' : ''}[${label}](<${address}>)`;
  };
  // A picture may be the label of a link.
  return ['!', `(?<!!)${NO_TASK}`].reduce(
    (changed, sign) =>
      changed
        .replace(new RegExp(`${sign}\\[(${LABEL.source})\\]${hasLooseReferences ? ' ?' : ''}\\[([^\\]\\n]*)\\]`, 'gm'), (...match: string[]) => inline(match))
        .replace(new RegExp(`${sign}\\[((?:(?!\\n[ \\t]*\\n)[^[\\]])+)\\](?![[(:])`, 'gm'), (...match: string[]) => inline(match.slice(0, 2))),
    rest,
  );
}

const key = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');
