import type { Page } from '../page/page';
import { outsideOfCode, partOf } from '../syntax/parts';
import { readAttributes } from '../syntax/tags';

const CAPTURE = /\{%-?\s*capture\s+([\w-]+)\s*-?%\}([^]*?)\{%-?\s*endcapture\s*-?%\}\n?/g;
const ASSIGN = /\{%-?\s*assign\s+([\w-]+)\s*=\s*(?:"([^"{}\n]*)"|'([^'{}\n]*)'|(\d+))\s*-?%\}\n?/g;
const INCLUDE = /\{%-?\s*(include|include_relative)\s+([\w./-]+)((?:\s+(?:"[^"]*"|'[^']*'|[^"'%])*?)?)\s*-?%\}/g;
const VALUE = /\{\{-?\s*([\w-]+)\s*(?:\|\s*(?:markdownify|strip|strip_newlines|escape)\s*)*-?\}\}/g;

/** Puts in place the texts that a page refers to: captured and assigned ones, and included files without a program in them. */
export function withNamedTexts(body: string, page: Page): string {
  const values = new Map<string, string>();
  const named = outsideOfCode(decided(body, { page: page.item.data, site: page.site.config.data }, page), (text) =>
    text
      .replace(CAPTURE, (_, name: string, value: string) => noted(name, value.trim()))
      .replace(ASSIGN, (_, name: string, ...given: (string | undefined)[]) => noted(name, given.slice(0, 3).find((each) => each !== undefined) ?? '')),
  );
  return outsideOfCode(named, (text) =>
    text
      .replace(VALUE, (raw, name: string) => values.get(name) ?? raw)
      .replace(INCLUDE, (...[raw = '', kind = '', file = '', attributes = '']: string[]) => included({ kind, file, attributes }, page) ?? raw),
  );

  function noted(name: string, value: string): string {
    values.set(name, value);
    page.addConverted('Liquid tag');
    return '';
  }
}

interface Include {
  readonly kind: string;
  readonly file: string;
  readonly attributes: string;
}

function included({ kind, file, attributes }: Include, page: Page): string | undefined {
  if (/^(?:toc|figure|video|youtube|gallery)(?:\.html)?$/.test(file)) return undefined;
  const part = partOf(kind === 'include' ? `/_includes/${file}` : file, page);
  if (part === undefined) return undefined;
  const { named } = readAttributes(attributes);
  const text = decided(part, { include: named }, page).replace(
    /\{\{-?\s*include\.(\w+)\s*(?:\|\s*(?:markdownify|escape)\s*)?-?\}\}/g,
    (raw, key: string) => named[key] ?? raw,
  );
  if (/\{[{%]/.test(text)) return undefined;
  page.addConverted('Liquid tag');
  return text;
}

const CONDITION = /\{%-?\s*(if|unless)\s+(include|page|site)\.([\w-]+)\s*-?%\}((?:(?!\{%-?\s*(?:if|unless|elsif|for)\b)[^])*?)\{%-?\s*end\1\s*-?%\}/g;
/** What only a build knows. */
const COMPUTED = /^(?:next|previous|url|content|posts|pages|time|data|collections|related_posts|tags|categories|static_files)$/;

/** Replaces a condition by the branch that holds, if it asks for a value of the front matter, the configuration or an include. */
function decided(body: string, sources: Readonly<Record<string, Readonly<Record<string, unknown>>>>, page: Page): string {
  return outsideOfCode(body, (text) =>
    text.replace(CONDITION, (...[raw = '', word = '', source = '', key = '', inside = '']: string[]) => {
      const data = sources[source];
      if (!data || (source !== 'include' && COMPUTED.test(key))) return raw;
      const [then = '', otherwise = ''] = inside.split(/\{%-?\s*else\s*-?%\}/);
      page.addConverted('Liquid tag');
      return Boolean(data[key]) === (word === 'if') ? then : otherwise;
    }),
  );
}

const FILE_NAMED = /^([ \t]*)(`{3,}|~{3,})([^\n]*)\n((?:(?!^[ \t]*\2)[^])*?)^[ \t]*\2[ \t]*\n[ \t]*\{:[^}\n]*\bfile=["']([^"'\n]+)["'][^}\n]*\}[ \t]*$/gm;

/** Chirpy names the file of a block of code in the attributes below it. */
export function titledFences(body: string): string {
  return body.replace(FILE_NAMED, '$1$2$3 title="$5"\n$4$1$2');
}

const LOOP = /\{%-?\s*for\b(?:(?!\{%-?\s*(?:end)?for\b)[^]|\{%-?\s*for\b(?:(?!\{%-?\s*endfor\b)[^])*\{%-?\s*endfor\s*-?%\})*\{%-?\s*endfor\s*-?%\}/g;
const WORDPRESS = /^\[(?:gallery|caption|embed|audio|video|playlist|sourcecode|contact-form)\b[^\]\n]*\](?![[(:])/gm;

/** Loops, whose text is no use without what they iterate over, and shortcodes left by an export from WordPress. */
export function keptAsComments(text: string, page: Page): string {
  const kept = (what: string) => (raw: string) => {
    page.addFinding(what, raw);
    return page.comment(raw);
  };
  return text.replace(LOOP, kept('Liquid tag without a counterpart, kept as comments')).replace(WORDPRESS, kept('WordPress shortcodes, kept as comments'));
}
