import { extname } from 'node:path/posix';
import type { Page } from '../page/page';
import { missingFile, outsideOfCode, sectionNamed } from '../syntax/parts';

const MARK = /[ \t]*(?:\/\/|#|\/\*|<!--|--|;|%|\{\/\*)[ \t]*\[!code[ \t]+([\w+:,-]+)\][ \t]*(?:\*\/\}?|-->)?/g;

interface Marks {
  readonly highlight: readonly number[];
  readonly ins: readonly number[];
  readonly del: readonly number[];
}

/** Removes the comments that mark lines from a block; returns the numbers of the marked lines, too. */
export function markedLines(code: string): { readonly text: string; readonly marks: Marks } {
  const marks = { highlight: new Array<number>(), ins: new Array<number>(), del: new Array<number>() };
  const text = code.split('\n').map((line, index) => {
    for (const [, what = ''] of line.matchAll(MARK)) {
      const [name = '', count = '1'] = what.split(':');
      const into = name === '++' ? marks.ins : name === '--' ? marks.del : /^(?:highlight|hl|focus|warning|error|info)$/.test(name) ? marks.highlight : [];
      into.push(...Array.from({ length: Number(count) || 1 }, (_, step) => index + 1 + step));
    }
    return line.replace(MARK, '');
  });
  return { text: text.join('\n'), marks };
}

const GROUP = /^([ \t]*):{3,}[ \t]*code-group\b[^\n]*\n[^]*?^\1:{3,}[ \t]*$/gm;
const LABELLED = /^([ \t]*(?:`{3,}|~{3,})[^\n[]*)\[([^\]\n]+)\]([^\n]*)$/gm;

/** Blocks of code of which a reader needs only one have the names of their tabs in brackets. */
export function withGroups(text: string): string {
  return text.replace(GROUP, (group) =>
    group.replace(LABELLED, (...[, before = '', label = '', behind = '']: string[]) => `${before}tab="${tabName(label)}"${behind}`),
  );
}

/** A tab may have an icon in its name. */
const tabName = (label: string) => label.replace(/^~[^~]*~/, '').replaceAll('"', '');

const CODE = /^([ \t]*)<<<[ \t]*([^\s{[#]+)(?:#([\w-]+))?[ \t]*(\{[^}\n]*\})?[ \t]*(\[[^\]\n]*\])?[ \t]*$/gm;
const TEXT = /^([ \t]*)<!--[ \t]*@include:[ \t]*([^\s{#>]+)(?:#([\w-]+))?(?:\{(\d*),?(\d*)\})?[ \t]*-->[ \t]*$/gm;

/** Includes files in a page, as code or as text. */
export function withFiles(text: string, page: Page): string {
  return outsideOfCode(text, (prose) => withFilesIn(prose, page));
}

function withFilesIn(text: string, page: Page): string {
  return text
    .replace(CODE, (...[raw = '', indent = '', path = '', region, marks = '', label = '']: string[]) => {
      const found = page.site.textOf(path.replace(/^@\//, '/'), page.item);
      const code = found === undefined ? undefined : region ? regionOf(found, region) : found.trimEnd();
      if (code === undefined) return missingFile(raw, page);
      page.addConverted('part of a page');
      const [, lines = '', language = extname(path).slice(1)] = /^\{([\d,-]*)[ \t]*([\w:-]*)\}$/.exec(marks) ?? [];
      const signs = code.includes('```') ? '````' : '```';
      const fence = `${signs}${language || extname(path).slice(1)}${lines && `{${lines}}`}${label && ` ${label}`}\n${code}\n${signs}`;
      return fence.replace(/^(?=[^\n])/gm, indent);
    })
    .replace(TEXT, (...[raw = '', indent = '', path = '', part, from, to]: (string | undefined)[]) => {
      const found = page.site.textOf(path.replace(/^@\//, '/'), page.item);
      const whole = found?.replace(/^---\n[^]*?\n---\n/, '');
      const text = whole === undefined || !part ? whole : (regionOf(whole, part) ?? sectionNamed(whole, part));
      if (found === undefined || text === undefined) return missingFile(raw, page);
      page.addConverted('part of a page');
      page.parts.set(path, found);
      const lines = text.split('\n');
      return lines
        .slice(Math.max(Number(from || 1) - 1, 0), to ? Number(to) : undefined)
        .join('\n')
        .trim()
        .replace(/^(?=[^\n])/gm, indent);
    });
}

function regionOf(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => new RegExp(`#region\\s+${name}\\b`).test(line));
  const end = lines.findIndex((line, index) => index > start && /#endregion\b/.test(line));
  return start < 0 ? undefined : lines.slice(start + 1, end < 0 ? undefined : end).join('\n');
}
