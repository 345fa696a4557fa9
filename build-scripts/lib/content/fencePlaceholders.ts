import type { Token } from '../../../src/core/content/blocks';
import type { Variable } from '../../../src/core/content/entities';
import { holeText, type Hole } from '../../../src/core/content/holes';
import type { ShellContext } from '../../../src/core/content/shellQuote';

/*
 * A named hole must survive highlighting: each is swapped for one private-use character, which no grammar can take
 * apart, and for its value afterwards. Names that aren't declared stay as typed.
 */
const HOLE = /\{\{([A-Z][A-Z0-9_]*)\}\}/g;
const FIRST_MARK = 0xe000;
const LAST_MARK = 0xf8ff;

/** Each hole, by the character that stands for it. */
export type Holes = ReadonlyMap<string, Hole>;

/**
 * Puts a mark in the place of each hole.
 *
 * @param contextAt what a place of the text stands in, in shell code; null where values stay as they are
 */
export function markHoles(
  text: string,
  variables: Readonly<Record<string, Variable>>,
  contextAt: (offset: number) => ShellContext | null,
): { readonly text: string; readonly holes: Holes } {
  const holes = new Map<string, Hole>();
  if (!text.includes('{{')) return { text, holes };
  const marks = unusedMarks(text);
  const marked = text.replace(HOLE, (whole, name: string, offset: number) => {
    const mark = Object.hasOwn(variables, name) ? marks.next().value : undefined;
    if (mark === undefined) return whole;
    holes.set(mark, holeOf(name, variables[name]?.value ?? name, contextAt(offset)));
    return mark;
  });
  return { text: marked, holes };
}

function holeOf(name: string, value: string, context: ShellContext | null): Hole {
  if (context === null) return ['hole', value, name];
  return ['hole', holeText(['hole', value, name, context], { [name]: value }), name, context];
}

/** Prose that names a value names the example: it is read, not run. */
export function withExamples(text: string, variables: Readonly<Record<string, Variable>>): string {
  return text.replace(HOLE, (whole, name: string) => (Object.hasOwn(variables, name) ? (variables[name]?.value ?? whole) : whole));
}

/** An author may use such characters, too (icon fonts do), and those are no holes. */
function* unusedMarks(text: string): Generator<string, undefined> {
  const used = new Set(text.match(/[\uE000-\uF8FF]/g));
  for (let code = FIRST_MARK; code <= LAST_MARK; code += 1) {
    const mark = String.fromCharCode(code);
    if (!used.has(mark)) yield mark;
  }
}

/** Puts the holes back into a token that has been coloured. */
export function fillHoles(token: Token, holes: Holes): Token[] {
  const [kind, text] = typeof token === 'string' ? ['', token] : token;
  return text
    .split(MARK)
    .filter(Boolean)
    .map((part): Token => holes.get(part) ?? (kind ? [kind, part] : part));
}

const MARK = /([\uE000-\uF8FF])/;
