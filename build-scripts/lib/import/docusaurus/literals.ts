import { INLINE_CODE } from '../syntax/html';
import { fenceText } from '../syntax/fences';
import type { Page } from '../page/page';

/** A text of JavaScript in MDX: `{'…'}`, `{"…"}` or `` {`…`} ``. In attributes it comes after an equals sign, in calls after a parenthesis. */
const LITERAL = /(?<![={$\\]|\w\()\{\s*(?:'((?:[^'\\\n]|\\[^])*)'|"((?:[^"\\\n]|\\[^])*)"|`((?:[^`\\]|\\[^])*)`)\s*\}/;
/** An element with nothing else in it. */
const ELEMENT = new RegExp(`<(?<name>[A-Za-z][\\w.]*)(?:\\s[^<>]*)?>\\s*${LITERAL.source}\\s*</\\k<name>>`);
const EITHER = new RegExp(`${INLINE_CODE.source}|${ELEMENT.source}|${LITERAL.source}`, 'g');
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };

interface Place {
  readonly page: Page;
  /** The element around the text, if it has nothing else in it. */
  readonly name: string;
  /** Whether nothing else is on its lines. */
  readonly isAlone: boolean;
}

/**
 * Replaces the texts of JavaScript by what they say. What a component without a counterpart shows is code: on lines of its own a block,
 * without the component.
 */
export function withLiterals(text: string, page: Page, isKnown: (component: string) => boolean): string {
  return text.replace(EITHER, (raw: string, ...rest: unknown[]) => {
    const { name = '' } = rest.at(-1) as { readonly name?: string };
    if (raw.startsWith('`') || /^(?:style|script)$/.test(name)) return raw;
    if (name === 'CodeBlock') return raw.replace(LITERAL, (...literal: string[]) => page.mask.keep(valueOf(literal)));
    const at = Number(rest.at(-3));
    const isAlone = /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 200), at)) && /^[ \t]*(?:\n|$)/.test(text.slice(at + raw.length, at + raw.length + 200));
    const place = { page, name, isAlone };
    if (!/^[A-Z]/.test(name) || isKnown(name)) return raw.replace(LITERAL, (...literal: string[]) => shown(literal, place));
    if (!isAlone) return raw.replace(LITERAL, (...literal: string[]) => codeOf(literal, page));
    const [code] = LITERAL.exec(raw) ?? [''];
    if (isTemplate(code)) return raw.replace(LITERAL, () => expression(code, page));
    page.addFindingAbout(`<${name}>`, { what: 'Components around a text, now blocks of code', raw, text: raw });
    return blockOf(valueOf(LITERAL.exec(raw) ?? []), page);
  });
}

const isTemplate = (literal: string) => /\{\s*`/.test(literal) && /(?<!\\)\$\{/.test(literal);

/** A text with values to fill in, as its author wrote it. */
const expression = (literal: string, page: Page) => page.asCode('Code expressions, shown as code', oneLine(literal));

const oneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ');

function valueOf([, single, double, template]: readonly (string | undefined)[]): string {
  return textOfLiteral(single ?? double ?? template ?? '');
}

function shown(literal: readonly string[], { page, name, isAlone }: Place): string {
  const [raw = ''] = literal;
  if (isTemplate(raw)) return expression(raw, page);
  const value = valueOf(literal);
  if (value.trim() === '') return ' ';
  page.addConverted('value of code');
  if (/^(?:pre|code|kbd|samp|tt|var)$/.test(name)) return page.mask.keep(value);
  if (name === '' && isAlone && value.trim().includes('\n')) return blockOf(value, page);
  const [, code] = /^\s*`([^`]+)`\s*$/.exec(value) ?? [];
  return code === undefined ? page.mask.keep(escaped(value.replace(/\s*\n\s*/g, ' '))) : page.code(code);
}

function codeOf(literal: readonly string[], page: Page): string {
  const [raw = ''] = literal;
  if (isTemplate(raw)) return expression(raw, page);
  const value = valueOf(literal);
  return value.trim() === '' ? ' ' : page.code(oneLine(value));
}

function blockOf(value: string, page: Page): string {
  return page.mask.keep(fenceText({ language: '', meta: '', text: value.replace(/^[ \t]*\n|\s+$/g, '') }));
}

/** A text that Markdown shows as it is. */
function escaped(text: string): string {
  return text.replace(/[\\`*[\]<|~$]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)|^\s*[#>+-]/g, '\\$&').replace(/^\\(\s+)/, '$1\\');
}

/** A text of JavaScript without its escapes. */
export function textOfLiteral(text: string): string {
  return text.replace(/\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|(\n)|([^]))/gi, (raw, ...codes: (string | undefined)[]) => {
    const [long, short, byte, line, letter = ''] = codes;
    const code = Number.parseInt(long ?? short ?? byte ?? '', 16);
    if (line !== undefined) return '';
    if (Number.isNaN(code)) return ESCAPES[letter] ?? letter;
    return code <= 0x10ffff ? String.fromCodePoint(code) : raw;
  });
}
