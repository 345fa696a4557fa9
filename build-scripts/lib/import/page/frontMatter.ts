import { isRecord } from '../../../../src/core/isRecord';
import { TomlError, parse as parseToml } from 'smol-toml';
import { YAMLParseError, parse as parseYaml, type Tags } from 'yaml';
import { firstLineOf } from '../../text/firstLineOf';

/** A file's front matter and the rest. */
interface Parted {
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The line of the file at which the body begins, from 1. */
  readonly bodyLine: number;
  /** Why the front matter couldn't be read, and the line of the file, from 1. */
  readonly fault?: Fault;
}

interface Fault {
  readonly line: number;
  readonly text: string;
}

/** An empty line in place of the opening delimiter keeps the file's line numbers. */
const readYaml = (text: string): unknown => yamlIn(`\n${text}`, 'error');
const FORMS = [
  { pattern: /^---[ \t]*\n(?:([^]*?)\n)??(?:---|\.\.\.)[ \t]*(?:\n|$)/, parse: readYaml },
  { pattern: /^\+\+\+[ \t]*\n(?:([^]*?)\n)??\+\+\+[ \t]*(?:\n|$)/, parse: (text: string): unknown => parseToml(`\n${text}`) },
  { pattern: /^(\{\n[^]*?\n\})[ \t]*(?:\n|$)/, parse: (text: string): unknown => JSON.parse(text) },
];

/** As gray-matter has it, any line that begins with three dashes is the end; more dashes belong to it. */
const GRAY_MATTER = [{ pattern: /^---[ \t]*\n(?:([^]*?)\n)??---(?:-*[ \t]*(?:\n|$))?/, parse: readYaml }];

/** Reads front matter in YAML, TOML or JSON; a file needn't have any. */
export function partsOf(text: string, { hasGrayMatter = false }: { readonly hasGrayMatter?: boolean } = {}): Parted {
  for (const { pattern, parse } of hasGrayMatter ? GRAY_MATTER : FORMS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const rest = { body: text.slice(match[0].length), bodyLine: match[0].split('\n').length };
    try {
      return { data: fieldsIn(parse(match[1] ?? '')), ...rest };
    } catch (error) {
      const { line, text: reason } = faultOf(error);
      return { data: {}, ...rest, fault: { line, text: `Lines 1 to ${match[0].trimEnd().split('\n').length} left out: ${reason}` } };
    }
  }
  return { data: {}, body: text, bodyLine: 1 };
}

/** MkDocs reads environment variables of the machine that builds the site. Here none are set, so a value is the default, which comes last in the list. */
const OF_ENVIRONMENT: Tags = [
  { tag: '!ENV', collection: 'seq', resolve: (list) => ('items' in list ? list.items.at(-1) : null) },
  { tag: '!ENV', resolve: () => null },
];

/** YAML as Ruby and Python read it: where a key is repeated, its last value counts. @throws YAMLParseError */
export function yamlIn(text: string, logLevel: 'error' | 'silent' = 'silent'): unknown {
  return parseYaml(text, { logLevel, uniqueKeys: false, customTags: OF_ENVIRONMENT });
}

/** What YAML says by name; nothing where it can't be read. */
export function namedIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return record(yamlIn(text));
  } catch {
    return {};
  }
}

/** Whether a value is yes, or no, also in the words that YAML 1.1 of Ruby and Python has for it. */
export const isYes = (value: unknown): boolean => value === true || (typeof value === 'string' && /^(?:true|yes|on)$/i.test(value));
export const isNo = (value: unknown): boolean => value === false || (typeof value === 'string' && /^(?:false|no|off)$/i.test(value));

/** Front matter without anything in it has no fields. @throws Error if it has something else */
function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  if (value !== null && value !== undefined && !isRecord(value)) throw new Error('There are no fields in it.');
  return record(value);
}

/** JSON's errors tell no line. */
function faultOf(error: unknown): Fault {
  const text = firstLineOf(error).replace(/ at line \d+, column \d+:?$/, '');
  if (error instanceof YAMLParseError) return { line: error.linePos?.[0].line ?? 1, text };
  return { line: error instanceof TomlError ? error.line : 1, text };
}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** What a key with dots between its parts leads to. */
export function valueAt(data: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((each, name) => record(each)[name], data);
}

/** A text or number as trimmed text; empty for any other value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A list of names, written as a list or as text with commas; with `bySpace`, spaces separate them if there are no commas. An entry may be an object with a label or a name. */
export function namesOf(value: unknown, bySpace = false): string[] {
  if (Array.isArray(value)) return value.map((each: unknown) => textOf(record(each)['label'] ?? record(each)['name'] ?? each)).filter(Boolean);
  const text = textOf(value);
  return text
    .split(bySpace && !text.includes(',') ? /\s+/ : ',')
    .map((name) => name.trim())
    .filter(Boolean);
}
