import { partsOf } from '../page/frontMatter';
import type { Page } from '../page/page';
import { wordsOf } from '../page/titles';

const CODE = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[^]*?^[ \t>]*\2[`~]*[ \t]*$|\{%-?\s*(raw|highlight)\b[^]*?\{%-?\s*end\3\s*-?%\}/gm;

/** Changes a text outside of its blocks of code. */
export function outsideOfCode(text: string, change: (text: string) => string): string {
  const codes = [...text.matchAll(CODE)];
  const starts = [0, ...codes.map(({ index, 0: raw }) => index + raw.length)];
  return starts.map((start, at) => change(text.slice(start, codes[at]?.index ?? text.length)) + (codes[at]?.[0] ?? '')).join('');
}

/** A text's lines, empty in its blocks of code. */
export function linesOutsideOfCode(text: string): readonly string[] {
  return text.replace(CODE, (raw) => raw.replace(/[^\n]+/g, '')).split('\n');
}

/** The section below a heading, and the heading: named by its words, its anchor or its own id. Undefined without one. */
export function sectionNamed(text: string, name: string): string | undefined {
  const prose = linesOutsideOfCode(text);
  const isNamed = (heading: string) => wordsOf(heading.replace(/\{[^}]*\}/g, '')) === wordsOf(name) || heading.includes(`{#${name}}`);
  const start = prose.findIndex((line) => /^#{1,6}[ \t]/.test(line) && isNamed(line.replace(/^#+/, '')));
  if (start < 0) return undefined;
  const depth = /^#+/.exec(prose[start] ?? '')?.[0].length ?? 0;
  const end = prose.findIndex((line, at) => at > start && new RegExp(`^#{1,${depth}}[ \\t]`).test(line));
  const lines = text.split('\n');
  return lines.slice(start, end < 0 ? undefined : end).join('\n');
}

/** The text of another file that this page includes. */
export function partOf(path: string, page: Page): string | undefined {
  const text = page.site.textOf(path, page.item);
  if (text === undefined) return undefined;
  page.parts.set(path, text);
  return partsOf(text, page.site.generator).body.trim();
}

/** What replaces a file that isn't in the imported folder: nothing, and the report says so. */
export function missingFile(raw: string, page: Page): string {
  page.addFinding('Files to include in the text that aren’t in the folder, left out', raw);
  return '';
}
