import type { Page } from '../page/page';
import { RenderedText } from './renderedText';

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
  const closing = closingTags(tags);
  const result = new RenderedText();
  let at = 0;
  for (const tag of tags) {
    if (tag.start < at) continue;
    result.write(text.slice(at, tag.start));
    if (tag.kind === 'close') {
      page.addFinding(`${language.what} that closes nothing, kept as comments`, tag.raw);
      result.write(page.comment(tag.raw));
      at = tag.end;
      continue;
    }
    const close = closing.get(tag);
    const { quote } = result;
    const program = close && language.isProgram?.(tag) ? text.slice(tag.start, close.end) : '';
    const body = close && !program ? renderTags(dedent(unquoted(text.slice(tag.end, close.start), quote)), language, page) : '';
    const made = language.rendererOf(tag)?.(tag, body, page) ?? null;
    if (made !== null) page.addConverted(language.what);
    const part = made ?? kept(tag, { body, close, program, language, page });
    at = (close ?? tag).end;
    if (!quote && made === null && !close) result.joinParagraph(page);
    if (quote) result.appendQuoted(part, text.slice(at));
    else result.append(part);
  }
  result.write(text.slice(at));
  return result.toString();
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

/** The closing tags by the opening ones that have one. */
function closingTags(tags: readonly Tag[]): ReadonlyMap<Tag, Tag> {
  const open = new Map<string, Tag[]>();
  const closing = new Map<Tag, Tag>();
  for (const tag of tags) {
    const waiting = open.get(tag.name) ?? [];
    if (tag.kind === 'open') open.set(tag.name, waiting);
    if (tag.kind === 'open') waiting.push(tag);
    const opening = tag.kind === 'close' ? waiting.pop() : undefined;
    if (opening) closing.set(opening, tag);
  }
  return closing;
}

/** A text that stands alone, with blank lines around it. */
export function block(text: string): string {
  return `\n\n${text.trim()}\n\n`;
}

/** A part of a quote without the markers that all lines after its first begin with. */
function unquoted(text: string, quote: string): string {
  return quote ? text.replace(new RegExp(`\\n(?:[ \\t]*>){${quote.split('>').length - 1}}[ \\t]?`, 'g'), '\n') : text;
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
