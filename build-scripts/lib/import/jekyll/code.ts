import { INLINE_CODE } from '../syntax/html';
import { indentedCode } from '../syntax/indentedCode';
import { VALUE, valueOf } from './outputs';
import type { Page } from '../page/page';

const RAW = /\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}/g;
const RAW_TAG = /^[ \t]*\{%-?\s*(?:end)?raw\s*-?%\}[ \t]*\n?|\{%-?\s*(?:end)?raw\s*-?%\}/gm;
/** Follows the first brace of what Jekyll doesn't run: a fence is converted without the tags around it. */
const NOT_RUN = '\uE00E';
/** May be empty. */
const IS_ADDRESS = /^\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}$/;
const LIQUID = /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}/g;

/** Marks the text between raw tags. */
export function withRawMarked(text: string): string {
  return text.replace(RAW, (raw) => raw.replace(/\{(?=\{|%(?!-?\s*(?:end)?raw\b))/g, `{${NOT_RUN}`));
}

const withoutRawMarks = (text: string) => text.replaceAll(NOT_RUN, '');

const SHOWN = new RegExp(`${INLINE_CODE.source}|\\{${NOT_RUN}?[{%][^\\n]*?[%}]\\}`, 'g');

/** Turns Liquid between raw tags in prose into code, unless it is code already. */
export function withRawShown(text: string, page: Page): string {
  const shown = (code: string) => (code.startsWith('`') ? page.mask.keep(code) : page.code(code));
  const made = withIndentedCodeKept(text, page).replace(RAW, (_, inside: string) => {
    page.addConverted('Liquid tag');
    return inside.replace(SHOWN, (code) => shown(withoutRawMarks(code)));
  });
  return withoutRawMarks(made);
}

/** Masks indented lines of code whose Liquid isn't run. A line with nothing but a raw tag leaves an empty one. */
function withIndentedCodeKept(text: string, { mask }: Page): string {
  const keep = (code: string) => (code.includes(NOT_RUN) ? mask.keep(withoutRawMarks(code)) : code);
  return indentedCode(text, keep, (line) => line.replace(RAW_TAG, '').trim() === '');
}

/** Code as Jekyll shows it, which runs Liquid there, too: with its values. Other Liquid stays as it is written. */
export function jekyllCode(code: string, page: Page): string {
  if (page.item.data['render_with_liquid'] === false) return withoutRawMarks(code);
  const filled = code.replace(RAW_TAG, '').replace(LIQUID, (raw) => {
    const [, source, key = '', filters = ''] = VALUE.exec(raw) ?? [];
    const value = source === undefined ? '' : valueOf({ source, key, filters }, page);
    if (!value && !IS_ADDRESS.test(raw)) {
      page.addFindingAbout(raw, { what: 'Liquid in code, shown as it is written', raw, text: raw });
      return raw;
    }
    page.addConverted('Liquid tag');
    return value;
  });
  return withoutRawMarks(filled);
}
