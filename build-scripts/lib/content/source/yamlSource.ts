import { isRecord } from '../../../../src/core/isRecord';
import { Document, LineCounter, isMap, isNode, isScalar, isSeq, parseDocument, visit, type Alias, type Node, type Pair, type YAMLMap } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem';
import { keysAt } from './schemaKeys';
import { attempt, describeIssue, hintForKey } from './yamlIssues';

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
  /** Says where its fields are listed, for hints. */
  readonly describedIn?: string;
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
          hint: hintForKey(key, keysAt(schema, issue.path)),
        });
      }
      continue;
    }
    if (issue.code === 'invalid_key') problems.push({ file: source.file, ...keyFault(issue, yaml) });
    else problems.push({ file: source.file, ...yaml.position(issue.path), ...describeIssue(issue, yaml.data, source.describedIn) });
  }
  return { value: undefined, yaml };
}

function withDefaults(data: unknown, defaults: Readonly<Record<string, unknown>> = {}): unknown {
  return isRecord(data) ? { ...defaults, ...data } : data;
}

/** What is wrong with a name that the owner chooses, such as that of a variable. */
function keyFault({ path, issues }: z.core.$ZodIssueInvalidKey, yaml: YamlSource): Omit<Problem, 'file'> {
  const [map, key] = [path.slice(0, -1), String(path.at(-1))];
  const reason = issues[0]?.message ?? 'is not allowed';
  return { ...yaml.positionOfKey(map, key), message: `"${map.map(String).join('.')}" has the name "${key}", which ${reason}`, hint: 'Change the name.' };
}
