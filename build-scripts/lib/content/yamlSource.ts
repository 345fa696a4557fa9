import { Document, LineCounter, isMap, isNode, isScalar, isSeq, parseDocument, visit, type Alias, type Node, type Pair, type YAMLMap } from 'yaml';
import type { z } from 'zod';
import { suggest, type Problem } from './problem';

/** A piece of YAML and its positions in the file, so that problems can name them. */
export interface YamlSource {
  readonly data: unknown;
  readonly problems: readonly Problem[];
  /** The position of the value at a path of keys; the nearest parent's where there is none. */
  readonly position: (path: readonly PropertyKey[]) => Position;
  /** The position of a key itself, in the map at a path. */
  readonly positionOfKey: (path: readonly PropertyKey[], key: string) => Position;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * @param text the YAML
 * @param file what to call it in a problem
 * @param firstLine the line of the file at which the text begins, from 1
 */
export function parseYaml(text: string, file: string, firstLine: number): YamlSource {
  const lineCounter = new LineCounter();
  const { document, data, faults } = readYaml(text, lineCounter);
  const positionOf = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    // An empty text has no lines to count.
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  return {
    data,
    problems: faults.map(({ offset, reason }) => ({
      file,
      ...positionOf(offset),
      message: `is not valid YAML: ${reason}`,
      hint: 'Fix the line shown; a value that contains ": " or begins with a symbol needs quotes around it.',
    })),
    position: (path) => positionOf(offsetOf(document, path)),
    positionOfKey: (path, key) => positionOf(keyOffset(document, path, key) ?? offsetOf(document, path)),
  };
}

interface Fault {
  readonly offset: number;
  readonly reason: string;
}

interface ReadYaml {
  readonly document: Document;
  readonly data: unknown;
  readonly faults: readonly Fault[];
}

function readYaml(text: string, lineCounter: LineCounter): ReadYaml {
  const document = attempt<Document>(() => parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' }));
  // The parser is recursive: deeply nested brackets overflow the stack.
  if (!document.value) return { document: new Document(null), data: undefined, faults: [{ offset: 0, reason: document.reason }] };
  const { errors } = document.value;
  if (errors.length > 0) {
    return { document: document.value, data: undefined, faults: errors.map(({ pos, message }) => ({ offset: pos[0], reason: message })) };
  }
  return dataOf(document.value);
}

/** Aliases are resolved only here: one may have no anchor, or expand to more than memory holds. */
function dataOf(document: Document): ReadYaml {
  const data = attempt<unknown>(() => document.toJS());
  const faults = data.reason === '' ? [] : [{ offset: aliasOffset(document), reason: data.reason }];
  return { document, data: data.value, faults };
}

function attempt<T>(action: () => T): { readonly value?: T; readonly reason: string } {
  try {
    return { value: action(), reason: '' };
  } catch (error) {
    return { reason: (error instanceof Error && error.message) || "it can't be read" };
  }
}

/** The offset of the first alias without an anchor; if all have one, of the last alias, which expands the most. */
function aliasOffset(document: Document): number {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  const wrong = aliases.find((alias) => alias.resolve(document) === undefined) ?? aliases.at(-1);
  return wrong?.range?.[0] ?? 0;
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let offset = document.contents?.range?.[0] ?? 0;
  for (const node of nodesAlong(document, path)) offset = node.range?.[0] ?? offset;
  return offset;
}

/** The values along a path of keys, as far as there are any. */
function nodesAlong({ contents }: Document, path: readonly PropertyKey[]): Node[] {
  const nodes: Node[] = [];
  let parent: unknown = contents;
  for (const key of path) {
    const node: unknown = isMap(parent) ? pairIn(parent, String(key))?.value : isSeq(parent) ? parent.items[Number(key)] : undefined;
    if (!isNode(node)) break;
    nodes.push(node);
    parent = node;
  }
  return nodes;
}

/** In data, keys are text, whatever YAML takes them for: numbers, `true`, nothing. */
function pairIn(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find((item: Pair) => isScalar(item.key) && String(item.key.value ?? '') === key);
}

function keyOffset(document: Document, path: readonly PropertyKey[], key: string): number | undefined {
  const nodes = nodesAlong(document, path);
  const parent = nodes.length === path.length ? (nodes.at(-1) ?? document.contents) : undefined;
  const found = isMap(parent) ? pairIn(parent, key)?.key : undefined;
  return isScalar(found) ? found.range?.[0] : undefined;
}

interface YamlText {
  readonly text: string;
  readonly file: string;
  /** The line of the file at which the text begins, from 1. */
  readonly firstLine: number;
  /** Values for keys that it lacks. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}

/**
 * Checks YAML against a schema.
 *
 * @returns the typed value, or undefined when anything is wrong; every reason is then in `problems`
 */
export function validateYaml<T extends z.ZodType>(
  source: YamlText,
  schema: T,
  problems: Problem[],
): { readonly value: z.infer<T> | undefined; readonly yaml: YamlSource } {
  const yaml = parseYaml(source.text, source.file, source.firstLine);
  problems.push(...yaml.problems);
  if (yaml.problems.length > 0) return { value: undefined, yaml };
  const result = schema.safeParse(withDefaults(yaml.data ?? {}, source.defaults));
  if (result.success) return { value: result.data, yaml };
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        problems.push({
          file: source.file,
          ...yaml.positionOfKey(issue.path, key),
          message: `has an unknown key "${key}"`,
          hint: hintForKey(key, schema, issue.path),
        });
      }
      continue;
    }
    if (issue.code === 'invalid_key') problems.push({ file: source.file, ...keyFault(issue, yaml) });
    else problems.push({ file: source.file, ...yaml.position(issue.path), ...describeIssue(issue, yaml.data) });
  }
  return { value: undefined, yaml };
}

function withDefaults(data: unknown, defaults: Readonly<Record<string, unknown>> = {}): unknown {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...defaults, ...data } : data;
}

function hintForKey(key: string, schema: z.ZodType, path: readonly PropertyKey[]): string {
  if (/\s/.test(key)) return 'If it is the rest of a value with a comma in it, put quotes around the whole value.';
  const known = path.length === 0 && 'shape' in schema ? Object.keys(schema.shape as object) : [];
  return suggest(key, known, known.length > 0 ? `Known keys: ${known.join(', ')}.` : 'Remove it, or put it where it belongs.');
}

/** What is wrong with a name that the owner chooses, such as that of a variable. */
function keyFault({ path, issues }: z.core.$ZodIssueInvalidKey, yaml: YamlSource): Omit<Problem, 'file'> {
  const [map, key] = [path.slice(0, -1), String(path.at(-1))];
  const reason = issues[0]?.message ?? 'is not allowed';
  return { ...yaml.positionOfKey(map, key), message: `"${map.map(String).join('.')}" has the name "${key}", which ${reason}`, hint: 'Change the name.' };
}

const MOMENTS = ['publishAt', 'expiresAt'];

function describeIssue(issue: z.core.$ZodIssue, data: unknown): { message: string; hint: string } {
  const name = issue.path.length > 0 ? `"${issue.path.map(String).join('.')}"` : 'the file';
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], data);
  if (value === undefined) return { message: `lacks ${name}`, hint: 'Add it; docs/writing.md lists the fields of each kind.' };
  const shown = showValue(value);
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    return { message: `${name} is ${shown}`, hint: suggest(typeof value === 'string' ? value : shown, values, `Use one of: ${values.join(', ')}.`) };
  }
  if (MOMENTS.includes(String(issue.path.at(-1)))) {
    return { message: `${name} is ${shown}, which isn't a day or a time`, hint: 'Write 2026-12-24, 2026-12-24T08:00 or 2026-12-24T08:00+01:00.' };
  }
  if (/date/i.test(String(issue.path.at(-1))) || issue.path.at(-1) === 'lastUpdated' || issue.path.at(-1) === 'asOf') {
    return { message: `${name} is ${shown}, which isn't a date`, hint: 'Write a day that exists as YYYY-MM-DD, such as 2025-06-18.' };
  }
  return (
    describeType(issue, { name, value, shown }) ?? {
      message: `${name} is ${shown}: ${issue.message}`,
      hint: 'Change the value; docs/writing.md lists the fields of each kind.',
    }
  );
}

/** What a value must be, by the type that the schema expects, and how to write it. */
const EXPECTED: Readonly<Record<string, readonly [is: string, hint: string]>> = {
  string: ['text', 'Write text; put a number, a date, true or false in quotes to make it text.'],
  boolean: ['true or false', 'Write true or false, without quotes.'],
  number: ['a number', 'Write a number, without quotes.'],
  int: ['a whole number', 'Write a whole number, without quotes.'],
  array: ['a list', 'Write a list: [one, two], or each on a line of its own after a dash.'],
  object: ['a map of names and values', 'Write names and values, such as name: value.'],
};

/** Puts Zod's type errors into our own words; undefined for messages of our own checks. */
function describeType(
  issue: z.core.$ZodIssue,
  { name, value, shown }: { readonly name: string; readonly value: unknown; readonly shown: string },
): { message: string; hint: string } | undefined {
  if (value === null && issue.message.startsWith('Invalid input'))
    return { message: `${name} has no value`, hint: 'Write one after the colon, or remove the name.' };
  // The schema's own messages are more precise.
  if (!/^(?:Invalid input|Too small): expected /.test(issue.message)) return undefined;
  if (issue.code === 'invalid_type') {
    const [is, hint] = EXPECTED[issue.expected] ?? [];
    return is && hint ? { message: `${name} is ${shown}, which isn't ${is}`, hint } : undefined;
  }
  if (issue.code !== 'too_small' || issue.minimum !== 1 || !['string', 'array'].includes(issue.origin)) return undefined;
  return { message: `${name} is empty`, hint: 'Write something there, or remove it if it isn’t needed.' };
}

/** The most characters of a value in a message; a longer one, such as a machine's set-up script, would bury the rest. */
const MAX_SHOWN = 80;

/** A value as JSON, truncated if long; a circular one, which aliases can make, has none. */
function showValue(value: unknown): string {
  const shown = attempt(() => JSON.stringify(value)).value ?? 'a value that contains itself';
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
}
