import type { Page } from '../page/page';

/** A tag of a template language or of HTML in a text. */
export interface Tag {
  readonly kind: 'open' | 'close' | 'single';
  readonly name: string;
  readonly positional: readonly string[];
  readonly named: Readonly<Record<string, string>>;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

/** What a tag and the text in it become; null where only its author can tell. */
export type Renderer = (tag: Tag, body: string, page: Page) => string | null;

export interface TagLanguage {
  /** The tags of a text, in their order. */
  readonly find: (text: string) => readonly Tag[];
  readonly rendererOf: (tag: Tag) => Renderer | undefined;
  /** Whether a tag's body is a program, which readers shouldn't see. */
  readonly isProgram?: (tag: Tag) => boolean;
  /** What a report calls its tags. */
  readonly what: string;
}

/** Replaces a text's tags, inner ones first. Unknown tags stay as comments around their bodies, and are reported. */
export function renderTags(text: string, language: TagLanguage, page: Page): string {
  const tags = language.find(text);
  let result = '';
  let at = 0;
  for (const [index, tag] of tags.entries()) {
    if (tag.start < at) continue;
    result += text.slice(at, tag.start);
    if (tag.kind === 'close') {
      page.addFinding(`${language.what} that closes nothing, kept as comments`, tag.raw);
      result += page.comment(tag.raw);
      at = tag.end;
      continue;
    }
    const close = tag.kind === 'open' ? closeOf(tags, index) : undefined;
    const quote = quoteAt(result);
    const program = close && language.isProgram?.(tag) ? text.slice(tag.start, close.end) : '';
    const body = close && !program ? renderTags(dedent(unquoted(text.slice(tag.end, close.start), quote)), language, page) : '';
    const made = language.rendererOf(tag)?.(tag, body, page) ?? null;
    if (made !== null) page.addConverted(language.what);
    const part = made ?? kept(tag, { body, close, program, language, page });
    if (quote) result = appendQuoted(result, part, text.slice((close ?? tag).end));
    else result = append(made === null && !close ? inParagraph(result, page) : result, part);
    at = (close ?? tag).end;
  }
  return result + text.slice(at);
}

interface Rendering {
  readonly body: string;
  readonly close: Tag | undefined;
  /** The tag with its program and its end, if it has one. */
  readonly program: string;
  readonly language: TagLanguage;
  readonly page: Page;
}

function kept(tag: Tag, { body, close, program, language, page }: Rendering): string {
  page.addFinding(`${language.what} without a counterpart, kept as comments`, tag.raw);
  if (program) return program.includes('\n') ? block(page.comment(program)) : page.comment(program);
  const opening = page.comment(tag.raw);
  return close ? `${opening}${body}${page.comment(close.raw)}` : opening;
}

/** A line that begins with text, after a list marker if it has one. Masked inline code is text, too. */
const PARAGRAPH = /^[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)?[*_"'([!]*[\p{L}\p{N}\uE000]/u;

/** A text to whose last paragraph a comment is added: on a line of its own it would end the paragraph, and a list around it, which a tag doesn't. */
function inParagraph(text: string, page: Page): string {
  const end = text.lastIndexOf('\n');
  const above = text.slice(text.lastIndexOf('\n', end - 1) + 1, Math.max(end, 0));
  const isBesideText = /^[ \t]*$/.test(text.slice(end + 1)) && PARAGRAPH.test(above) && !page.mask.restore(above).includes('\n');
  return isBesideText ? `${text.slice(0, end).trimEnd()} ` : text;
}

function closeOf(tags: readonly Tag[], index: number): Tag | undefined {
  const { name } = tags[index] ?? { name: '' };
  let depth = 0;
  for (const tag of tags.slice(index)) {
    if (tag.name === name && tag.kind !== 'single') depth += tag.kind === 'open' ? 1 : -1;
    if (depth === 0) return tag;
  }
  return undefined;
}

/** A text that stands alone, with blank lines around it. */
export function block(text: string): string {
  return `\n\n${text.trim()}\n\n`;
}

/** Appends a part to a text; a block gets the indentation of the line on which it begins, so that it stays in its list. */
function append(text: string, part: string): string {
  if (!part.startsWith('\n\n')) return text + part;
  const indent = /(?:^|\n)([ \t]+)$/.exec(text)?.[1] ?? '';
  const above = text.trimEnd().split('\n').at(-1) ?? '';
  const isInList = /^\s*(?:[-*+]|\d+[.)])\s/.test(above) || (above !== '' && above.startsWith(indent));
  return indent && isInList ? text + part.trim().replace(/\n(?=[^\n])/g, `\n${indent}`) + '\n\n' : text + part;
}

/** The quote markers before what begins a line of a quote; empty anywhere else. */
function quoteAt(text: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  return /^(?:[ \t]*>)+[ \t]*$/.test(line) ? line : '';
}

/** A part of a quote without the markers that all lines after its first begin with. */
function unquoted(text: string, quote: string): string {
  return quote ? text.replace(new RegExp(`\\n(?:[ \\t]*>){${quote.split('>').length - 1}}[ \\t]?`, 'g'), '\n') : text;
}

const IS_BLANK = /^[ \t>]*(?:\[![A-Z]+\])?$/;

/** Appends a part to a text that ends in quote markers, and gives all its lines the same. A block is set apart from the lines around it. */
function appendQuoted(text: string, part: string, rest: string): string {
  const quote = quoteAt(text).trimEnd();
  const quoted = part.trim().replace(/\n(?=([^\n])?)/g, (_, next?: string) => `\n${quote}${next ? ' ' : ''}`);
  if (!part.startsWith('\n\n')) return text + quoted;
  const [above = '', below = ''] = [text.split('\n').at(-2), rest.split('\n', 2)[1]];
  return `${IS_BLANK.test(above) ? text : `${text.trimEnd()}\n${quote} `}${quoted}${IS_BLANK.test(below) ? '' : `\n${quote}`}`;
}

/** A text without the indentation that all lines after its first share. */
function dedent(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const indents = rest.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents, 80);
  return [first, ...rest.map((line) => line.slice(Math.min(least, line.length)))].join('\n');
}

const ATTRIBUTE = /(?:([@\w:-]+)\s*=\s*)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|\{((?:[^{}]|\{[^{}]*\})*)\}|([^\s"'=]+))/g;

/** Reads `name="value" other=1 word`. */
export function readAttributes(text: string): Pick<Tag, 'positional' | 'named'> {
  const positional: string[] = [];
  const named: Record<string, string> = {};
  for (const [, name, double, single, braces, bare] of text.matchAll(ATTRIBUTE)) {
    const value = double?.replace(/\\(.)/g, '$1') ?? single ?? braces ?? bare ?? '';
    if (name === undefined) positional.push(value);
    else named[name] = value;
  }
  return { positional, named };
}
