import type { Page } from './page';

/** Lines that include a file: PyMdown's, and those of two extensions that do the same. */
const NAMED = [
  /^([ \t]*)-+8<-+[ \t]+(?:"([^"\n]+)"|'([^'\n]+)')[ \t]*$/gm,
  /^([ \t]*)\{!>?[ \t]*([^!\n]+?)[ \t]*!\}(?:\{[^}\n]*\})?[ \t]*$/gm,
  /^([ \t]*)\{\*[ \t]*(\S+)[^*\n]*\*\}[ \t]*$/gm,
];
const BLOCK = /^([ \t]*)-+8<-+[ \t]*\n([^]*?)\n[ \t]*-+8<-+[ \t]*$/gm;
const ESCAPED = /^([ \t]*);(?=-+8<-+)/gm;
const MAX_DEPTH = 4;

/** Includes the files that a page names, whole or some of their lines; those that aren't in the imported folder are reported. */
export function withSnippets(text: string, page: Page, depth = 0): string {
  const fileIn = (raw: string, indent: string, name: string) => {
    const part = depth < MAX_DEPTH ? snippet(name, page) : undefined;
    if (part === undefined) return missingFile(raw, page);
    page.addConverted('part of a page');
    return withSnippets(part, page, depth + 1).replace(/^(?=[^\n])/gm, indent);
  };
  const named = NAMED.reduce(
    (changed, pattern) =>
      changed.replace(pattern, (...[raw = '', indent = '', name, other]: (string | undefined)[]) => fileIn(raw, indent, name ?? other ?? '')),
    text.replace(BLOCK, (raw, indent: string, names: string) =>
      names
        .split('\n')
        .filter((name) => name.trim() !== '' && !name.trim().startsWith(';'))
        .map((name) => fileIn(raw, indent, name.trim()))
        .join('\n'),
    ),
  );
  return named.replace(ESCAPED, '$1');
}

/** What replaces a file that isn't in the imported folder: nothing, and the report says so. */
export function missingFile(raw: string, page: Page): string {
  page.addFinding('Files to include in the text that aren’t in the folder, left out', raw);
  return '';
}

/** `file.md`, `file.py:2:5` or `file.py:name`. */
function snippet(name: string, page: Page): string | undefined {
  const [, path = '', from, to] = /^([^:]+)(?::([\w-]*))?(?::(\d*))?$/.exec(name) ?? [];
  const text = page.site.textOf(path, page.item) ?? page.site.textOf(`/${path}`, page.item);
  if (text === undefined) return undefined;
  page.parts.set(path, text);
  const lines = text.replace(/\n$/, '').split('\n');
  if (from === undefined) return lines.filter((line) => !/-+8<-+[ \t]*\[(?:start|end):/.test(line)).join('\n');
  if (/^\d*$/.test(from)) return lines.slice(Math.max(Number(from || 1) - 1, 0), to ? Number(to) : undefined).join('\n');
  const start = lines.findIndex((line) => line.includes(`[start:${from}]`));
  const end = lines.findIndex((line, index) => index > start && line.includes(`[end:${from}]`));
  return start < 0 ? undefined : lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
}
