import type { z } from 'zod';
import { positionAt } from './positionAt';
import type { Problem } from './problem';
import { validateYaml } from './yamlSource';

interface JsonFile {
  readonly file: string;
  readonly text: string;
}

/** A file of data that one of our commands has written: its value, or the first thing that is wrong with it. */
type JsonResult<T> = { readonly data: T } | { readonly data: null; readonly fault: Omit<Problem, 'hint'> };

/** Checks a file against a schema. A valid one is parsed as JSON, which is fast; a damaged one as YAML, for the position. */
export function readJson<T extends z.ZodType>({ file, text }: JsonFile, schema: T): JsonResult<z.infer<T>> {
  const { value, error } = parseJson(text);
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data };
  const found: Problem[] = [];
  validateYaml({ text, file, firstLine: 1 }, schema, found);
  // YAML takes more than JSON does, such as a comma after the last entry.
  const [fault = { file, ...placeOf(error, text), message: "isn't valid JSON" }] = found;
  return { data: null, fault };
}

function parseJson(text: string): { readonly value?: unknown; readonly error?: unknown } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { error };
  }
}

/** Where JSON's parser stopped; the beginning where it doesn't say. */
function placeOf(error: unknown, text: string): Pick<Problem, 'line' | 'column'> {
  const [, offset = '0'] = /at position (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
  return positionAt(text, Number(offset));
}
