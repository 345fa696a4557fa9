import { LineCounter, isMap, isScalar, parseDocument, type Document, type Node, type Pair } from 'yaml';
import type { z } from 'zod';
import { suggest, type Problem } from './problem';

/** A piece of YAML that remembers where it stands in its file, so that each value's place can be named. */
export interface YamlSource {
  readonly data: unknown;
  readonly problems: readonly Problem[];
  /** The place of the value at a path of keys; the nearest parent's where there is none. */
  readonly place: (path: readonly PropertyKey[]) => Place;
  /** The place of a key itself, in the map at a path. */
  readonly placeOfKey: (path: readonly PropertyKey[], key: string) => Place;
}

interface Place {
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
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const placeOf = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const problems = document.errors.map((error) => ({
    file,
    ...placeOf(error.pos[0]),
    message: `is not valid YAML: ${error.message}`,
    hint: 'Mend the line shown; a value that holds ": " or begins with a symbol needs quotes around it.',
  }));
  return {
    data: problems.length === 0 ? document.toJS() : undefined,
    problems,
    place: (path) => placeOf(offsetOf(document, path)),
    placeOfKey: (path, key) => placeOf(keyOffset(document, path, key) ?? offsetOf(document, path)),
  };
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as Node | undefined;
    if (node?.range) return node.range[0];
  }
  return 0;
}

function keyOffset(document: Document, path: readonly PropertyKey[], key: string): number | undefined {
  const parent = document.getIn(path, true);
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find((item: Pair) => isScalar(item.key) && item.key.value === key);
  return pair && isScalar(pair.key) ? pair.key.range?.[0] : undefined;
}

/**
 * Checks YAML against a schema.
 *
 * @returns the typed value, or undefined when anything is wrong; then `problems` has got every reason
 */
export function validateYaml<T extends z.ZodType>(
  source: { readonly text: string; readonly file: string; readonly firstLine: number },
  schema: T,
  problems: Problem[],
): { readonly value: z.infer<T> | undefined; readonly yaml: YamlSource } {
  const yaml = parseYaml(source.text, source.file, source.firstLine);
  problems.push(...yaml.problems);
  if (yaml.problems.length > 0) return { value: undefined, yaml };
  const result = schema.safeParse(yaml.data ?? {});
  if (result.success) return { value: result.data, yaml };
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        problems.push({
          file: source.file,
          ...yaml.placeOfKey(issue.path, key),
          message: `has an unknown key "${key}"`,
          hint: hintForKey(key, schema, issue.path),
        });
      }
      continue;
    }
    problems.push({ file: source.file, ...yaml.place(issue.path), ...describeIssue(issue, yaml.data) });
  }
  return { value: undefined, yaml };
}

function hintForKey(key: string, schema: z.ZodType, path: readonly PropertyKey[]): string {
  const known = path.length === 0 && 'shape' in schema ? Object.keys(schema.shape as object) : [];
  return suggest(key, known, known.length > 0 ? `Known keys: ${known.join(', ')}.` : 'Remove it, or put it where it belongs.');
}

function describeIssue(issue: z.core.$ZodIssue, data: unknown): { message: string; hint: string } {
  const name = issue.path.length > 0 ? `"${issue.path.map(String).join('.')}"` : 'the file';
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], data);
  if (value === undefined) return { message: `lacks ${name}`, hint: 'Add it; the README lists the fields of each kind.' };
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    return { message: `${name} is ${JSON.stringify(value)}`, hint: suggest(String(value), values, `Use one of: ${values.join(', ')}.`) };
  }
  if (/date/i.test(String(issue.path.at(-1))) || issue.path.at(-1) === 'lastUpdated' || issue.path.at(-1) === 'asOf') {
    return { message: `${name} is ${JSON.stringify(value)}, which is no date`, hint: 'Write a day that exists as YYYY-MM-DD, such as 2025-06-18.' };
  }
  return { message: `${name} is ${JSON.stringify(value)}: ${issue.message}`, hint: 'Change the value; the README lists the fields of each kind.' };
}
