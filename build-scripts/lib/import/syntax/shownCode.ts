import { block } from './tags';
import { columnsOf, indentOf, prefixOf, withoutPrefix } from './prefixes';

/** Tags around code. What is written between them is shown, fences included. */
export interface CodeTags {
  /** At the beginning of what a line says. */
  readonly opening: RegExp;
  readonly closing: RegExp;
}

const PRE: CodeTags = { opening: /^<pre\b[^<>]*>/i, closing: /<\/pre>/i };

/** Finds the last line of the code whose tag begins a line; undefined where none does, or where it isn't closed before the next one. */
export function shownCodeIn(lines: readonly string[], tags: readonly CodeTags[]): (at: number) => number | undefined {
  const written = (at: number) => (lines[at] ?? '').slice(prefixOf(lines[at] ?? '').length);
  return (at) => {
    const first = written(at);
    const used = [...tags, PRE].find(({ opening }) => opening.test(first));
    if (!used) return undefined;
    for (let end = at; end < lines.length; end += 1) {
      if (used.closing.test(lines[end] ?? '')) return end;
      if (end > at && used.opening.test(written(end))) return undefined;
    }
    return undefined;
  };
}

interface ShownCode {
  readonly name: string;
  readonly options: string;
  readonly code: string;
}

/** Replaces code between tags: the groups of the pattern are its language, options, and itself. It stays in the list or quote that it is in. */
export function replaceShownCode(text: string, pattern: RegExp, make: (shown: ShownCode) => string): string {
  return text.replace(pattern, (...[raw = '', name = '', options = '', code = '', offset]: string[]) => {
    const at = Number(offset);
    const prefix = containerAt(text, at);
    const isLast = /^[ \t]*(?:\n|$)/.test(text.slice(at + raw.length));
    if (prefix === '' || !isLast) return block(make({ name, options, code }));
    return make({ name, options, code: codeWithin(prefix, code) });
  });
}

function codeWithin(prefix: string, code: string): string {
  const lines = code.split('\n');
  const unprefixed = lines.map((line) => withoutPrefix(line, prefix)).join('\n');
  // In a quote, the line of the closing tag begins with a marker.
  if (prefix.includes('>')) return unprefixed.replace(/\n[ \t]*$/, '');
  const isIndented = lines.every((line) => line.trim() === '' || indentOf(line) >= columnsOf(prefix));
  return isIndented ? unprefixed : code;
}

/** What precedes a place on its line, where that puts it into a quote or a list item; empty otherwise. */
function containerAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const before = text.slice(start, at);
  if (before === '' || prefixOf(`${before}x`) !== before) return '';
  return before.trim() !== '' || isInItem(text, start, before.length) ? before : '';
}

/** Whether the nearest line above that is indented less begins a list item. */
function isInItem(text: string, start: number, indent: number): boolean {
  for (let end = start - 1; end >= 0;) {
    const from = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(from, end);
    if (line.trim() !== '' && line.search(/\S/) < indent) return /^\s*(?:[-*+]|\d+[.)])[ \t]/.test(line);
    end = from - 1;
  }
  return false;
}
