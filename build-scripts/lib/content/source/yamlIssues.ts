import type { z } from 'zod';
import { DATE_HINTS } from './dateFields';
import { suggest } from './problem';

/** @param known the keys that may be in its place */
export function hintForKey(key: string, known: readonly string[]): string {
  if (/\s/.test(key)) return 'If it is the rest of a value with a comma in it, put quotes around the whole value.';
  return suggest(key, known, known.length > 0 ? `Known keys: ${known.join(', ')}.` : 'Remove it, or put it where it belongs.');
}

/** What is wrong with a value, in words that say how to write it. @param describedIn says where the fields are listed */
export function describeIssue(
  issue: z.core.$ZodIssue,
  data: unknown,
  describedIn = 'docs/writing.md lists the fields of each kind',
): { message: string; hint: string } {
  const name = issue.path.length > 0 ? `"${issue.path.map(String).join('.')}"` : 'the file';
  const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], data);
  if (value === undefined) return { message: `lacks ${name}`, hint: `Add it; ${describedIn}.` };
  const shown = showValue(value);
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    return { message: `${name} is ${shown}`, hint: suggest(typeof value === 'string' ? value : shown, values, `Use one of: ${values.join(', ')}.`) };
  }
  const dateHint = DATE_HINTS.get(issue.message);
  if (dateHint !== undefined) return { message: value === null ? `${name} has no value` : `${name} is ${shown}, which ${issue.message}`, hint: dateHint };
  return (
    describeType(issue, { name, value, shown }) ?? {
      message: `${name} is ${shown}: ${issue.message}`,
      hint: `Change the value; ${describedIn}.`,
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
  record: ['a map of names and values', 'Write names and values, such as name: value.'],
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

/** The result of an action, or the reason why there is none. */
export function attempt<T>(action: () => T): { readonly value?: T; readonly reason: string } {
  try {
    return { value: action(), reason: '' };
  } catch (error) {
    return { reason: (error instanceof Error && error.message) || "it can't be read" };
  }
}
