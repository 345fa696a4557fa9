import { filtered, pageValues } from './outputs';
import { textOf, valueAt } from '../page/frontMatter';
import type { Page } from '../page/page';
import { outsideOfCode, partOf } from '../syntax/parts';
import { decided } from './conditions';
import { parametersIn, printed, withPassedOn, type Scope } from './parameters';

/** A file's name may have values in it: `{% include manuals/{{ page.version }}/intro.md %}`. */
const INCLUDE =
  /\{%-?\s*(include|include_relative)\s+((?:[\w./-]|\{\{-?\s*(?:page|site|include)\.[\w.-]+\s*-?\}\})+)((?:\s(?:"[^"]*"|'[^']*'|[^"'%])*)?)-?%\}/g;
const IN_NAME = /\{\{-?\s*(page|site|include)\.([\w.-]+?)\s*-?\}\}/g;
/** A parameter of the include. What `raw` encloses is none. */
const PARAMETER = /\{%-?\s*raw\s*-?%\}[^]*?\{%-?\s*endraw\s*-?%\}|\{\{-?\s*include\.([\w-]+)\s*((?:\|[^{}\n]*?)?)\s*-?\}\}/g;
/** What the passes after this one know, or report by itself. */
const PASSED =
  /\{%-?\s*(?:link|post_url|include|include_relative|gist|youtube|(?:end)?(?:comment|tabs?))\b(?:(?!\{%)[^%]|%(?!\}))*%\}|\{\{-?\s*(?:(?:page|site)\.[\w.-]+|"[^"{}\n]*"|'[^'{}\n]*')\s*(?:\|[^{}\n]*)?\}\}/g;
/** Themes' own includes, which have counterparts here. */
const HAS_COUNTERPART = /^(?:toc|figure|video|youtube|gallery)(?:\.html)?$/;

const MAX_DEPTH = 8;
/** The most letters that includes may add to a page: one that includes itself several times would have no end. */
const MAX_LETTERS = 1_000_000;

interface Around extends Scope {
  readonly depth: number;
  readonly letters: { left: number };
}

/** Puts included files in place of their tags, and what these include in turn, unless there is a program in them. */
export function withIncludes(text: string, page: Page): string {
  const around: Around = { page, parameters: {}, depth: 0, letters: { left: MAX_LETTERS } };
  return outsideOfCode(text, (prose) => included(prose, around));
}

function included(text: string, around: Around): string {
  return text.replace(INCLUDE, (...[raw = '', kind = '', file = '', attributes = '']: string[]) => {
    const part = textOfFile({ kind, file: fileNamed(file, around), attributes }, around);
    if (part === undefined) return around.depth === 0 ? raw : withPassedOn(raw, around.parameters);
    around.page.addConverted('Liquid tag');
    return part;
  });
}

interface Include {
  readonly kind: string;
  readonly file: string;
  readonly attributes: string;
}

/** The text of an included file with its parameters; undefined where there is none, or a program in it. */
function textOfFile({ kind, file, attributes }: Include, around: Around): string | undefined {
  const { page, depth, letters } = around;
  if (HAS_COUNTERPART.test(file) || depth >= MAX_DEPTH) return undefined;
  const part = partOf(kind === 'include' ? `/_includes/${file}` : file, page);
  if (part === undefined || part.length > letters.left) return undefined;
  const parameters = parametersIn(attributes, around);
  if (parameters === undefined) return undefined;
  const given = Object.fromEntries(Object.entries(parameters).map(([name, { value }]) => [name, value]));
  const sources = { include: given, page: pageValues(page), site: page.site.config.data };
  const text = decided(part, sources, page).replace(PARAMETER, (...[raw = '', key, filters = '']: (string | undefined)[]) => {
    if (key === undefined) return raw;
    const { value, field } = parameters[key] ?? { value: undefined };
    const made = filtered(value === false && filters.includes('default') ? '' : printed({ value }), filters);
    if (made && field !== undefined) page.shownFields.add(field);
    return made ?? raw;
  });
  if (hasProgram(text)) return undefined;
  letters.left -= text.length;
  return outsideOfCode(text, (prose) => included(prose, { page, parameters, depth: depth + 1, letters }));
}

function hasProgram(text: string): boolean {
  let isFound = false;
  outsideOfCode(text, (prose) => {
    isFound ||= /\{[{%]/.test(prose.replace(PASSED, ''));
    return prose;
  });
  return isFound;
}

function fileNamed(file: string, { page, parameters }: Around): string {
  return file.replace(IN_NAME, (_, source: string, key: string) => {
    if (source === 'page') page.shownFields.add(key.split('.')[0] ?? key);
    if (source === 'include') return printed(parameters[key] ?? { value: '' });
    return textOf(valueAt(source === 'page' ? pageValues(page) : page.site.config.data, key));
  });
}
