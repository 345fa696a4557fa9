import { filtered, pageValues } from './outputs';
import { record, textOf } from '../page/frontMatter';
import type { Page } from '../page/page';
import { outsideOfCode, partOf } from '../syntax/parts';
import { readAttributes } from '../syntax/tags';
import { decided } from './conditions';

/** A file's name may have values in it: `{% include manuals/{{ page.version }}/intro.md %}`. */
const INCLUDE =
  /\{%-?\s*(include|include_relative)\s+((?:[\w./-]|\{\{-?\s*(?:page|site|include)\.[\w.-]+\s*-?\}\})+)((?:\s(?:"[^"]*"|'[^']*'|[^"'%])*)?)-?%\}/g;
const IN_NAME = /\{\{-?\s*(page|site|include)\.([\w.-]+?)\s*-?\}\}/g;
/** A parameter of the include; in the attributes of a further one it isn't between braces. What `raw` encloses is no parameter. */
const PARAMETER = /\{%-?\s*raw\s*-?%\}[^]*?\{%-?\s*endraw\s*-?%\}|\{\{-?\s*include\.([\w-]+)\s*((?:\|[^{}\n]*?)?)\s*-?\}\}|=\s*include\.([\w-]+)/g;
/** What the passes after this one know, or report by itself. */
const PASSED =
  /\{%-?\s*(?:link|post_url|include|include_relative|gist|youtube|(?:end)?(?:comment|tabs?))\b(?:[^%]|%(?!\}))*%\}|\{\{-?\s*(?:(?:page|site)\.[\w.-]+|"[^"{}\n]*"|'[^'{}\n]*')\s*(?:\|[^{}\n]*)?\}\}/g;
/** Themes' own includes, which have counterparts here. */
const HAS_COUNTERPART = /^(?:toc|figure|video|youtube|gallery)(?:\.html)?$/;

const MAX_DEPTH = 8;
/** The most letters that includes may add to a page: one that includes itself several times would have no end. */
const MAX_LETTERS = 4_000_000;

interface Around {
  readonly page: Page;
  /** The parameters of the file that the text is in. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly depth: number;
  readonly letters: { left: number };
}

/** Puts included files in place of their tags, and what these include in turn, unless there is a program in them. */
export function withIncludes(text: string, page: Page): string {
  return outsideOfCode(text, (prose) => included(prose, { page, parameters: {}, depth: 0, letters: { left: MAX_LETTERS } }));
}

function included(text: string, around: Around): string {
  return text.replace(INCLUDE, (...[raw = '', kind = '', file = '', attributes = '']: string[]) => {
    const part = textOfFile({ kind, file: fileNamed(file, around), attributes }, around);
    if (part === undefined) return raw;
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
function textOfFile({ kind, file, attributes }: Include, { page, depth, letters }: Around): string | undefined {
  if (HAS_COUNTERPART.test(file) || depth >= MAX_DEPTH) return undefined;
  const part = partOf(kind === 'include' ? `/_includes/${file}` : file, page);
  if (part === undefined || part.length > letters.left) return undefined;
  const { named } = readAttributes(attributes);
  const sources = { include: named, page: pageValues(page), site: page.site.config.data };
  const text = decided(part, sources, page).replace(PARAMETER, (...[raw = '', key, filters = '', passedOn]: (string | undefined)[]) => {
    if (passedOn !== undefined) return `="${(named[passedOn] ?? '').replaceAll('"', '')}"`;
    return key === undefined ? raw : (filtered(named[key] ?? '', filters) ?? raw);
  });
  if (hasProgram(text)) return undefined;
  letters.left -= text.length;
  return outsideOfCode(text, (prose) => included(prose, { page, parameters: named, depth: depth + 1, letters }));
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
    const data: unknown = { page: pageValues(page), site: page.site.config.data, include: parameters }[source];
    return textOf(key.split('.').reduce<unknown>((each, name) => record(each)[name], data));
  });
}
