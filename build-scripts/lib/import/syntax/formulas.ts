import { mathElement } from '../../content/markdown/math/mathElement';
import { fenceText, languageOf } from './fences';
import type { Page } from '../page/page';
import { block } from './tags';

/** An address keeps its characters, whatever they mean in a text. */
const ADDRESS = /(?:\]\([ \t]*<?|\bhttps?:\/\/)(?:[^\s()\\<>]|\\.|\([^\s()]*\))*/;
const IN_DOLLARS = /\$\$((?=[ \t]*\n)(?:[^$]|\$(?!\$))+|[^$]+)\$\$|(?<![\w$\\`])\$(?=[^\s$])([^$\n]*?[\\^_=][^$\n]*?|[a-zA-Z])(?<=\S)\$(?![\w$])/;
/** A second backslash is for Markdown that would take the first one for itself. */
const IN_BRACKETS =
  /^[ \t]*\\{1,2}\[(?!\[)((?:(?!\\{1,2}\]|\n[ \t]*(?:\n|\\{1,2}\[))[^])+)\\{1,2}\][ \t]*$|(?<!\\)\\{1,2}\(((?:(?!\\{1,2}[()])[^\n])+)\\{1,2}\)/;
const IN_ESCAPED_BRACKETS = new RegExp(IN_BRACKETS.source.replaceAll('{1,2}', '{2}'));
const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'gm');
const FORMULA = anyOf(ADDRESS, IN_DOLLARS);
const ALSO_IN_BRACKETS = { true: anyOf(ADDRESS, IN_DOLLARS, IN_BRACKETS), escaped: anyOf(ADDRESS, IN_DOLLARS, IN_ESCAPED_BRACKETS) };

/** Formulas stay formulas; those that can't be set are shown as code. */
export function maths(text: string, page: Page): string {
  const { generator, config } = page.site;
  const brackets = generator.hasBracketedFormulas?.(page.item, config) ?? false;
  const pattern = brackets === false ? FORMULA : ALSO_IN_BRACKETS[`${brackets}`];
  return text.replace(pattern, (raw: string, ...parts: (string | number | undefined)[]) => {
    const at = parts.find((part) => typeof part === 'number') ?? 0;
    const written = parts.slice(0, parts.indexOf(at)).find((part) => typeof part === 'string');
    if (typeof written !== 'string' || isEscapedText(raw, written, text[at - 1])) return raw;
    // A formula in a quote or a list item keeps the prefix of its line.
    const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
    const isInside = /^[\s>]+$/.test(before);
    const source = (before.includes('>') ? written.replace(/\n[ \t]*(?:> ?)+/g, '\n') : written).trim();
    const inPlace = (made: string) => (isInside ? page.mask.keep(made) : block(page.mask.keep(made)));
    const isBlock = /^(?:\$\$\s*\n|\s*\\{1,2}\[)/.test(raw) || source.includes('\n');
    const formula = page.mask.restore(source);
    if (canBeSet(formula)) {
      page.addConverted('formula');
      return isBlock ? inPlace(`$$\n${formula.replace(/\n\s*\n/g, '\n')}\n$$`) : page.mask.keep(`$$${formula}$$`);
    }
    page.addFinding('Formulas, shown as code', raw);
    if (isBlock) return inPlace(fenceText({ language: languageOf('latex').language, meta: '', text: formula }));
    return page.code(source);
  });
}

/** Whether escaped parentheses enclose text and not a formula: only words, only punctuation, or an ending, as in `host\(s\)`. */
function isEscapedText(raw: string, inside: string, before = ''): boolean {
  if (!/^\\{1,2}\(/.test(raw)) return false;
  if (/\w/.test(before) && /^[a-zA-Z]$/.test(inside)) return true;
  const isOfWords = /\p{L}{2}/u.test(inside) && !/[\\^_={}()<>+*/|\d-]/.test(inside.replace(/(?<=\p{L}{2})[-/](?=\p{L}{2})/gu, ' '));
  return isOfWords || !/[\p{L}\d\\]/u.test(inside);
}

export function canBeSet(formula: string): boolean {
  try {
    mathElement(formula, true);
    return !formula.includes('`');
  } catch {
    return false;
  }
}
