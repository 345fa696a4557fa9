import { slug } from 'github-slugger';
import { fenceText, languageOf, maskFences, type Fence } from './syntax/fences';
import { canBeSet, maths } from './syntax/formulas';
import { convertHtml } from './syntax/html';
import { indentedCode } from './syntax/indentedCode';
import { convertLinks } from './syntax/links';
import { FORMER_ID, formerId, withoutMarks } from './page/mask';
import { TABLE_ROW } from './syntax/rows';
import type { Page } from './page/page';
import type { Generator } from './generator/generator';

/** The body of a file in our form. What no further pass may change is still masked. */
export function convertBody(page: Page, generator: Generator): string {
  const passes = [
    maskedFences,
    (text: string) => generator.code(text, page),
    (text: string) => maskedCode(text, page, inCode),
    maskedComments,
    maths,
    formerIds,
  ];
  const converted = [(text: string) => generator.text(text, page), (text: string) => convertHtml(text, page)];
  const further = [...converted, headingIds, headingLevels, withoutSpacers, marked, definitionLists, convertLinks];
  const source = withoutMarks(page.item.body);
  const text = [...passes, ...further].reduce((changed, pass) => pass(changed, page), generator.assemble?.(source, page) ?? source);
  return tidy(text, generator);

  function inCode(code: string): string {
    return generator.inCode?.(code, page) ?? code;
  }

  function maskedFences(body: string): string {
    return maskFences(body, { mask: page.mask, tags: generator.codeTags ?? [], rule: maskedFence });
  }

  function maskedFence(fence: Fence): string {
    const made = generator.fence({ ...fence, text: inCode(fence.text) }, page);
    if (typeof made === 'string') return made;
    if (/^(?:math|katex)$/.test(made.language) && canBeSet(made.text)) {
      page.addConverted('formula');
      return `$$\n${made.text.trim().replace(/\n\s*\n/g, '\n')}\n$$`;
    }
    const { language, isKnown } = languageOf(made.language);
    if (isKnown) page.addConverted('block of code');
    else page.addFinding('Blocks in a language without syntax highlighting here', `${fence.language}`, fence.language);
    return fenceText({ ...made, language: language || (made.meta ? 'text' : '') });
  }
}

/**
 * Inline code. It ends with its paragraph, its list item and its row of a table: otherwise one backtick too many makes code of the text
 * up to the next one, rows further down.
 */
const CODE = /(?<!`)(`+)(?!`)((?:(?!\n[ \t>]*(?:\n|\||#{1,6}[ \t]|(?:[-*+]|\d+[.)])[ \t]))[^])*?[^`])\1(?!`)/g;

/** Masks inline code and indented code, converted. */
function maskedCode(text: string, { mask, site }: Page, convert: (code: string) => string): string {
  const keep = (code: string) => mask.keep(convert(code));
  const masked = (part: string) => part.replace(CODE, keep);
  return masked((site.generator.hasIndentedCode ? indentedCode(text, keep) : text).replace(TABLE_ROW, masked));
}

/** Masks comments; the one that marks the end of the excerpt is dropped. */
function maskedComments(text: string, page: Page): string {
  return text.replace(/<!--([^]*?)-->/g, (comment, inside: string) => (/^\s*(?:more|truncate)\s*$/.test(inside) ? '' : page.mask.keep(comment)));
}

/** Elements and components. */
const TAG = /(?<!\\)<\/?[A-Za-z][\w.-]*(?:\s[^<>\n]*)?\/?>/g;

/** A heading without an id of its own gets the one that it had, without its tags, where it will have another: before its text, where no tag separates the two. */
function formerIds(body: string, { mask, site: { generator } }: Page): string {
  return body.replace(/^([ \t>]*#{1,6}[ \t]+)([^\n]+)$/gm, (heading, signs: string, written: string) => {
    const bare = written.replace(TAG, '');
    if (/\{[^{}#]*#[^{}]*\}/.test(written)) return heading;
    const text = bare.trimEnd().replace(/(?<![ \t#])[ \t]+(?:\{[^{}]*\}|#+)$/, '');
    const title = plain(mask.restore(text));
    const id = generator.idOfHeading?.(title) ?? '';
    return id === '' || (bare === written && id === slug(title)) ? heading : signs + formerId(id) + written;
  });
}

/**
 * A heading with attributes at its end, marked by `#` before it or by a line below it. In MDX, the brace is escaped. The
 * heading may be in a quote.
 */
const WITH_ATTRIBUTES =
  /^([ \t>]*#{1,6}[ \t]+(?![ \t])[^\n]*?|[^\s#>|`-][^\n]*?(?<![ \t])(?=[ \t]*\{[^{}\n]*\}[ \t]*\n(?:=+|-+)[ \t]*$))(?:(?<![ \t])[ \t]*)?\\?\{([^{}\n]*)\}[ \t]*(?:#+[ \t]*)?$/gm;

/** Those that were generated, with the headings that still begin with them. */
const WITH_FORMER_ID = new RegExp(`^[ \\t>]*#{1,6}[ \\t]+${FORMER_ID.source}[ \\t]*(\\S[^\\n]*)$`, 'gm');

/** `## Title {#id}`: the id becomes a former anchor. Of headings with the same, links lead to the first. */
function headingIds(text: string, page: Page): string {
  const slugOf = (heading: string) => slug(plain(page.mask.restore(heading.replace(FORMER_ID, ''))));
  const noted = (id: string, heading: string) => page.headingIds.has(id) || page.headingIds.set(id, slugOf(heading));
  const rest = text.replace(WITH_ATTRIBUTES, (raw, heading: string, attributes: string) => {
    const [, id] = /#([^\s}\\]+)/.exec(attributes) ?? [];
    if (!id && !/^\s*(?:\.|\w+=)/.test(attributes)) return raw;
    if (id) noted(id, withoutSigns(heading));
    page.addConverted('id of a heading');
    return heading;
  });
  for (const [, id = '', heading = ''] of rest.matchAll(WITH_FORMER_ID)) noted(id, heading);
  return rest.replace(FORMER_ID, '');
}

const withoutSigns = (heading: string) => heading.replace(/^[ \t>]*#+\s*/, '');

/** Raises the headings of a text without any of the first two levels, as if written for a page where something stood above it. */
function headingLevels(text: string): string {
  const depths = [...text.matchAll(/^(#{1,6})[ \t]|^[^\s#>|-][^\n]*\n(=+|-+)[ \t]*$/gm)].map(([, signs = '##']) => signs.length);
  const extra = Math.min(...depths) - 2;
  return depths.length > 0 && extra > 0 ? text.replace(/^#+(?=[ \t])/gm, (signs) => signs.slice(extra)) : text;
}

/** Removes paragraphs that only added room. */
function withoutSpacers(text: string): string {
  return text.replace(/^[ \t]*(?:(?:&nbsp;|\u00a0)[ \t]*)+$/gm, '');
}

function plain(markdown: string): string {
  return markdown
    .replace(/<!--[^]*?-->/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
}

/** `==text==` becomes bold, and the digit of `H~2~O` a subscript. */
function marked(text: string, page: Page): string {
  const digits = '₀₁₂₃₄₅₆₇₈₉';
  return text
    .replace(/(?<![=\w])==(?=\S)([^=\n]*[^=\s])==(?![=\w])/g, (_, inside: string) => {
      page.addConverted('highlighted text');
      return `**${inside}**`;
    })
    .replace(/(?<=[A-Za-z])~(\d+)~/g, (_, digit: string) => [...digit].map((each) => digits[Number(each)]).join(''));
}

/** A term, and below it its definitions, each after a colon. */
function definitionLists(text: string, page: Page): string {
  return text.replace(/^((?![\s>#|:*+-])[^\n]+)\n+((?::[ \t]+[^\n]+(?:\n+[ \t]+\S[^\n]*)*\n*)+)/gm, (_, term: string, definitions: string) => {
    page.addConverted('definition');
    const meanings = definitions
      .trim()
      .split(/^:[ \t]+/m)
      .filter(Boolean);
    // A block of code between two definitions isn't a term.
    const head = page.mask.restore(term).includes('\n') ? term : `**${term.trim()}**`;
    return `${head}\n\n${meanings.map((meaning) => meaning.trim().replace(/^(?: {1,4}|\t)/gm, '')).join('\n\n')}\n\n`;
  });
}

/** A text without repeated blank lines. Those of code are masked. Code that it begins with stays indented. */
function tidy(text: string, { hasIndentedCode }: Generator): string {
  const lines = text.split('\n').map((line) => (/^[ \t]+$/.test(line) ? '' : line));
  const kept = lines
    .filter((line, at) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .replace(/^\n+/, '');
  return hasIndentedCode && /^(?: {4}|\t)\s*\uE000/.test(kept) ? kept.trimEnd() : kept.trim();
}
