import { takeNotes } from '../../content/code/codeNotes';
import { callout, kindNamed } from '../syntax/callouts';
import { languageOf } from '../syntax/fences';
import type { Page } from '../page/page';

/** What the indented lines below it belong to: an admonition, a folded one, or a tab. */
const INDENTED = /^([ \t]*)(?:(?:!!!|\?\?\?\+?)[ \t]+([\w -]+?)?[ \t]*("(?:[^\\]|\\.)*")?|={3}[!+]{0,2}[ \t]+"((?:[^"\\]|\\.)*)")[ \t]*$/;
/** The same between lines of slashes, as in PyMdown. */
const SLASHED = /^([ \t]*)(\/{3,})[ \t]*([\w-]+)(?:[ \t]*\|[ \t]*(.*?))?[ \t]*$/;
const FENCE = /^([ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})[ \t]*(.*)$/;
const STEP = '    ';
/** `#!py print()` names the language of code in a line. */
const INLINE_LANGUAGE = /(`+)#![\w-]+[ \t]+(?=[^`\s])/g;

/** Admonitions and tabs of Python-Markdown in our form. Only indentation says which lines belong to them, so they come before everything else. */
export function withBlocks(text: string, page: Page): string {
  const lines = text.split('\n');
  const made: string[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const part = fenceAt(lines, at, page) ??
      indentedAt(lines, at, page) ??
      slashedAt(lines, at, page) ??
      definitionAt(lines, at, page) ?? { text: line.replace(INLINE_LANGUAGE, '$1'), next: at + 1 };
    const isFirst = (made.at(-1) ?? '').trim() === '';
    const isLast = (lines[part.next] ?? '').trim() === '';
    made.push(part.text.replace(/^\n+/, isFirst ? '' : '\n').replace(/\n+$/, isLast ? '' : '\n'));
    at = part.next;
  }
  return made.join('\n');
}

interface Part {
  readonly text: string;
  /** The index of the line after it. */
  readonly next: number;
}

function indentedAt(lines: readonly string[], at: number, page: Page): Part | null {
  const [raw, indent = '', names = '', title, tab] = INDENTED.exec(lines[at] ?? '') ?? [];
  if (raw === undefined) return null;
  const inner = new RegExp(`^${indent}(?:${STEP}|\\t)|^[ \\t]*$`);
  let next = at + 1;
  while (next < lines.length && inner.test(lines[next] ?? '')) next += 1;
  while (next > at + 1 && (lines[next - 1] ?? '').trim() === '') next -= 1;
  const body = lines.slice(at + 1, next).map((line) => line.replace(new RegExp(`^${indent}(?:${STEP}|\\t)`), ''));
  if (tab === undefined && !names && title === undefined) return null;
  const inside = withBlocks(body.join('\n'), page);
  const text = tab === undefined ? admonition({ raw, names, title: title?.slice(1, -1).replace(/\\(.)/g, '$1') }, inside, page) : tabbed(tab, inside, page);
  return { text: text.replace(/^(?=[^\n])/gm, indent), next };
}

interface Opening {
  readonly raw: string;
  readonly names: string;
  /** Empty if it has none on purpose; undefined if it is the name of its kind. */
  readonly title: string | undefined;
}

/** The first of its names is its kind; the others, such as `inline end`, only place it. */
function admonition({ raw, names, title }: Opening, body: string, page: Page): string {
  const [name = 'note'] = names.trim().split(/\s+/);
  const kind = kindNamed(name);
  if (kind) page.addConverted('callout');
  else page.addFinding('Callouts of an unknown kind, now notes', raw);
  const shown = title ?? (kind ? '' : name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '));
  return callout(kind ?? 'note', withoutIcons(shown), body);
}

const ONE_FENCE = /^(`{3,}|~{3,})[^\n]*\n(?:(?!^\1)[^])*^\1[ \t]*$/m;

/** A fence alone is a tab here, too; anything else follows its label. */
function tabbed(written: string, body: string, page: Page): string {
  const label = withoutIcons(written.replace(/\\(.)/g, '$1')).replace(/[`*]/g, '');
  page.addConverted('tab');
  const text = body.trim();
  const [fence = ''] = ONE_FENCE.exec(text) ?? [];
  const isAlone = fence !== '' && fence === text && label !== '' && !label.includes('"');
  return `\n\n${isAlone ? text.replace(/^[^\n]*/, (info) => `${info} tab="${label}"`) : `**${label}**\n\n${text}`}\n\n`;
}

function slashedAt(lines: readonly string[], at: number, page: Page): Part | null {
  const [raw, indent = '', signs = '', name = '', title = ''] = SLASHED.exec(lines[at] ?? '') ?? [];
  if (raw === undefined) return null;
  const closing = new RegExp(`^[ \\t]*${signs}[ \\t]*$`);
  const end = lines.findIndex((line, index) => index > at && closing.test(line));
  if (end < 0) return null;
  const body = lines.slice(at + 1, end);
  const options = body.findIndex((line) => !/^[ \t]+[\w-]+:/.test(line));
  const kind = /^[ \t]+type:[ \t]*['"]?([\w-]+)/m.exec(body.slice(0, options).join('\n'))?.[1];
  const inside = withBlocks(body.slice(Math.max(options, 0)).join('\n'), page);
  const text =
    name === 'tab' || name === 'html' || name === 'caption'
      ? name === 'tab'
        ? tabbed(title, inside, page)
        : `\n\n${inside.trim()}\n\n`
      : admonition({ raw, names: kind ?? (/^(?:admonition|details)$/.test(name) ? 'note' : name), title: title || undefined }, inside, page);
  return { text: indent ? text.replace(/^(?=[^\n])/gm, indent) : text, next: end + 1 };
}

const DEFINITION = /^([ \t]*):[ \t]{1,3}(?=\S)/;

/** Further blocks of a definition are indented below its first paragraph. Definition lists hold one paragraph here, so the rest follows as ordinary text. */
function definitionAt(lines: readonly string[], at: number, page: Page): Part | null {
  const [raw, indent = ''] = DEFINITION.exec(lines[at] ?? '') ?? [];
  if (raw === undefined) return null;
  const inner = new RegExp(`^${indent}(?:${STEP}|\\t)`);
  let paragraph = at + 1;
  while (/\S/.test(lines[paragraph] ?? '') && !FENCE.test(lines[paragraph] ?? '') && !DEFINITION.test(lines[paragraph] ?? '')) paragraph += 1;
  let next = paragraph;
  while (next < lines.length && (inner.test(lines[next] ?? '') || (lines[next] ?? '').trim() === '')) next += 1;
  while (next > paragraph && (lines[next - 1] ?? '').trim() === '') next -= 1;
  if (next === paragraph) return null;
  const rest = withBlocks(
    lines
      .slice(paragraph, next)
      .map((line) => line.replace(inner, ''))
      .join('\n'),
    page,
  );
  return { text: `${lines.slice(at, paragraph).join('\n')}\n\n${rest.replace(/^(?=[^\n])/gm, indent)}`, next };
}

/** Annotations of a block of code become notes on its lines if each has its item in the list below; otherwise they are removed. */
function fenceAt(lines: readonly string[], at: number, page: Page): Part | null {
  const [raw, prefix = '', signs = '', info = ''] = FENCE.exec(lines[at] ?? '') ?? [];
  if (raw === undefined || (signs.startsWith('`') && info.includes('`'))) return null;
  const closing = new RegExp(`^[ \\t]*\\${signs.charAt(0)}{${signs.length},}[ \\t]*$`);
  const found = lines.findIndex((line, index) => index > at && closing.test(line));
  const end = found < 0 ? lines.length : found;
  const language = languageOf(/^(?:\{[ \t]*\.)?([\w+#-]*)/.exec(info)?.[1] ?? '').language;
  const code = lines.slice(at + 1, end).map((line) => line.replace(/\((\d+)\)!(?=[ \t]*(?:\*\/|-->)?[ \t]*$)/, '($1)'));
  const { text, marks } = takeNotes(code.join('\n'), language || 'text');
  const numbers = [...marks.values()].map(({ number }) => number);
  if (numbers.length === 0) return { text: [raw, ...lines.slice(at + 1, end + 1)].join('\n'), next: end + 1 };
  const isWhole =
    numbers.length <= MAX_NOTES && numbers.every((number, index) => number === index + 1) && itemsBelow(lines, end + 1, prefix) === numbers.length;
  page.addConverted('annotation');
  return { text: [raw, isWhole ? code.join('\n') : text, ...lines.slice(end, end + 1)].join('\n'), next: end + 1 };
}
const MAX_NOTES = 9;

/** The number of items in the numbered list that begins right below. */
function itemsBelow(lines: readonly string[], from: number, prefix: string): number {
  const indent = ' '.repeat(prefix.length);
  let count = 0;
  for (const line of lines.slice(from)) {
    const rest = line.startsWith(indent) ? line.slice(indent.length) : line.trim() === '' ? '' : null;
    if (rest === null || (rest !== '' && !/^(?:\d+[.)][ \t]|[ \t])/.test(rest))) break;
    if (/^\d+[.)][ \t]/.test(rest)) count += 1;
  }
  return count;
}

const ICON = /:(?:material|octicons|fontawesome|simple)-[\w-]+:(?:\{[^}\n]*\})?[ \t]*/g;

/** Drops a theme's icons: the text beside them says the same. */
export function withoutIcons(text: string): string {
  const bare = text.replace(ICON, '');
  return bare.trim() === text.trim() ? text : bare.replace(/(\S)[ \t]+$/gm, '$1');
}
