import { textOf, valueAt } from '../page/frontMatter';
import type { Page } from '../page/page';
import { isComputed } from './conditions';
import { pageValues } from './outputs';

/** A value that an include is given, and the field of the front matter that it comes from. */
interface Given {
  readonly value: unknown;
  readonly field?: string;
}

type GivenParameters = Readonly<Record<string, Given>>;

/** Where the variables of an include are looked up: in the page and its site, and in the parameters of the including file. */
export interface Scope {
  readonly page: Page;
  readonly parameters: GivenParameters;
}

const PARAMETER = /([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\[^])*)"|'((?:[^'\\]|\\[^])*)'|([^\s"'%]+))/g;
const REFERENCE = /^(page|site|include)\.([\w.-]+)$/;
const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, nil: null, null: null, empty: '', blank: '' };

/** The parameters of an include. Undefined where one of them is known to a build only, or by a loop or a capture. */
export function parametersIn(attributes: string, scope: Scope): GivenParameters | undefined {
  const pairs = [...attributes.matchAll(PARAMETER)].map(([, name = '', ...written]) => [name, givenBy(written, scope)] as const);
  return pairs.every((pair): pair is readonly [string, Given] => pair[1] !== undefined) ? Object.fromEntries(pairs) : undefined;
}

function givenBy([double, single, bare = '']: readonly (string | undefined)[], scope: Scope): Given | undefined {
  const text = double ?? single;
  if (text !== undefined) return { value: text.replace(/\\(["'])/g, '$1') };
  if (Object.hasOwn(WORDS, bare)) return { value: WORDS[bare] };
  if (/^-?\d+(?:\.\d+)?$/.test(bare)) return { value: Number(bare) };
  const [, source = '', key = ''] = REFERENCE.exec(bare) ?? [];
  return source === '' ? undefined : valueNamed(source, key, scope);
}

/** Lists and groups are known, but not as texts. */
function valueNamed(source: string, key: string, { page, parameters }: Scope): Given | undefined {
  if (source === 'include') return parameters[key] ?? { value: undefined };
  const [field = key] = key.split('.');
  if (isComputed(field)) return undefined;
  const value = valueAt(source === 'page' ? pageValues(page) : page.site.config.data, key);
  if (typeof value === 'object' && value !== null) return undefined;
  return source === 'page' ? { value, field } : { value };
}

/** A value as Liquid prints it. */
export const printed = ({ value }: Given): string => (typeof value === 'boolean' ? String(value) : textOf(value));

/** An include tag with the values of the including file's parameters in place of their names. */
export function withPassedOn(tag: string, parameters: GivenParameters): string {
  return tag.replace(/(=\s*)include\.([\w-]+)/g, (_, before: string, key: string) => before + quoted(printed(parameters[key] ?? { value: '' })));
}

function quoted(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : `"${text.replaceAll('"', '”')}"`;
}
