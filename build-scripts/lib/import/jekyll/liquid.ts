import type { Page } from '../page/page';
import { outsideOfCode } from '../syntax/parts';
import { decided } from './conditions';
import { withIncludes } from './included';
import { pageValues } from './outputs';

const CAPTURE = /\{%-?\s*capture\s+([\w-]+)\s*-?%\}([^]*?)\{%-?\s*endcapture\s*-?%\}\n?/g;
const ASSIGN = /\{%-?\s*assign\s+([\w-]+)\s*=\s*(?:"([^"{}\n]*)"|'([^'{}\n]*)'|(\d+))\s*-?%\}\n?/g;
const VALUE = /\{\{-?\s*([\w-]+)\s*(?:\|\s*(?:markdownify|strip|strip_newlines|escape)\s*)*-?\}\}/g;

/** Puts in place the texts that a page refers to: captured and assigned ones, and included files without a program in them. */
export function withNamedTexts(body: string, page: Page): string {
  const values = new Map<string, string>();
  const named = outsideOfCode(decided(body, { page: pageValues(page), site: page.site.config.data }, page), (text) =>
    text
      .replace(CAPTURE, (_, name: string, value: string) => noted(name, value.trim()))
      .replace(ASSIGN, (_, name: string, ...given: (string | undefined)[]) => noted(name, given.slice(0, 3).find((each) => each !== undefined) ?? '')),
  );
  const filled = outsideOfCode(named, (text) => text.replace(VALUE, (raw, name: string) => values.get(name) ?? raw));
  return withIncludes(filled, page);

  function noted(name: string, value: string): string {
    values.set(name, value);
    page.addConverted('Liquid tag');
    return '';
  }
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
