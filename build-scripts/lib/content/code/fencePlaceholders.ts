import type { Token } from '../../../../src/core/content/blocks';
import type { Variable } from '../../../../src/core/content/entities';
import { placeholderText, type Placeholder } from '../../../../src/core/content/placeholders';
import { nearest } from '../source/problem';
import type { ShellContext } from '../../../../src/core/content/shellQuote';

/*
 * Placeholders (`{{NAME}}`) must survive highlighting: each is replaced by a private-use character, which no grammar can split,
 * and that by its value afterwards. Undeclared names stay as typed.
 */
const PLACEHOLDER = /\{\{([A-Z][A-Z0-9_]*)\}\}/g;
const FIRST_MARK = 0xe000;
const LAST_MARK = 0xf8ff;

/** Replaces placeholders by their names and offsets; those without a replacement stay. */
export function replacePlaceholders(text: string, replacementOf: (name: string, offset: number) => string | undefined): string {
  return text.replace(PLACEHOLDER, (whole, name: string, offset: number) => replacementOf(name, offset) ?? whole);
}

/** Each placeholder, by the character that replaces it. */
export type Placeholders = ReadonlyMap<string, Placeholder>;

/**
 * Replaces each placeholder by a private-use character.
 *
 * @param contextAt the quoting around an offset of the text, in shell code; null where values stay as they are
 */
export function markPlaceholders(
  text: string,
  variables: Readonly<Record<string, Variable>>,
  contextAt: (offset: number) => ShellContext | null,
): { readonly text: string; readonly placeholders: Placeholders } {
  const placeholders = new Map<string, Placeholder>();
  if (!text.includes('{{')) return { text, placeholders };
  const marks = unusedMarks(text);
  const marked = replacePlaceholders(text, (name, offset) => {
    const mark = Object.hasOwn(variables, name) ? marks.next().value : undefined;
    if (mark === undefined) return undefined;
    placeholders.set(mark, placeholderOf(name, variables[name]?.value ?? name, contextAt(offset)));
    return mark;
  });
  return { text: marked, placeholders };
}

function placeholderOf(name: string, value: string, context: ShellContext | null): Placeholder {
  if (context === null) return ['placeholder', value, name];
  return ['placeholder', placeholderText(['placeholder', value, name, context], { [name]: value }), name, context];
}

/** Prose shows the example values: it is read, not run. */
export function withExamples(text: string, variables: Readonly<Record<string, Variable>>): string {
  return replacePlaceholders(text, (name) => (Object.hasOwn(variables, name) ? variables[name]?.value : undefined));
}

/** The example values of the placeholders in a text, by name, in the order of the text. */
export function examplesIn(text: string, variables: Readonly<Record<string, Variable>>): Readonly<Record<string, string>> {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(variables, name) ? [[name, variables[name]?.value ?? '']] : [])));
}

/** Shorter names aren't taken for misspelt: any two of them are close to each other. */
const LEAST_NAME = 3;

/** A placeholder of a text that isn't declared, but is close to one that is. */
interface MisspeltName {
  readonly name: string;
  readonly offset: number;
  readonly meant: string;
}

/** Placeholders that readers would see as they were typed, because their names are misspelt. */
export function misspeltIn(text: string, declared: readonly string[]): MisspeltName[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(({ 1: name = '', index }) => {
    const meant = declared.includes(name) || name.length < LEAST_NAME ? undefined : nearest(name, declared);
    return meant === undefined ? [] : [{ name, offset: index, meant }];
  });
}

/** Marks that the text doesn't contain: an author may use such characters (icon fonts do). */
function* unusedMarks(text: string): Generator<string, undefined> {
  const used = new Set(text.match(/[\uE000-\uF8FF]/g));
  for (let code = FIRST_MARK; code <= LAST_MARK; code += 1) {
    const mark = String.fromCharCode(code);
    if (!used.has(mark)) yield mark;
  }
}

/** Puts the placeholders back into a token that has been coloured. */
export function fillPlaceholders(token: Token, placeholders: Placeholders): Token[] {
  const [kind, text] = typeof token === 'string' ? ['', token] : token;
  return text
    .split(MARK)
    .filter(Boolean)
    .map((part): Token => placeholders.get(part) ?? (kind ? [kind, part] : part));
}

const MARK = /([\uE000-\uF8FF])/;
