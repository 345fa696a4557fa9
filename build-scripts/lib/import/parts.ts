import { partsOf } from './frontMatter';
import type { Page } from './page';

const CODE = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[^]*?^[ \t>]*\2[`~]*[ \t]*$|\{%-?\s*(raw|highlight)\b[^]*?\{%-?\s*end\3\s*-?%\}/gm;

/** Changes a text outside of its blocks of code. */
export function outsideOfCode(text: string, change: (text: string) => string): string {
  const codes = [...text.matchAll(CODE)];
  const starts = [0, ...codes.map(({ index, 0: raw }) => index + raw.length)];
  return starts.map((start, at) => change(text.slice(start, codes[at]?.index ?? text.length)) + (codes[at]?.[0] ?? '')).join('');
}

/** The text of another file that this page includes. */
export function partOf(path: string, page: Page): string | undefined {
  const text = page.site.textOf(path, page.item);
  if (text === undefined) return undefined;
  page.parts.set(path, text);
  return partsOf(text).body.trim();
}
