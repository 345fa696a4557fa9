import type { Token } from './blocks';
import { shellQuote, type ShellContext } from './shellQuote';

/** A place of a code line where a value of the reader's stands. */
export type Hole = readonly [kind: 'hole', text: string, name: string, context?: ShellContext];

/** The reader's own values, by name; what isn't there has the guide's example value. */
export type HoleValues = Readonly<Record<string, string>>;

export function isHole(token: Token): token is Hole {
  return token[0] === 'hole' && typeof token !== 'string';
}

/** What a hole shows: the reader's value, quoted for the place it stands in, or the example as the build has written it. */
export function holeText([, text, name, context]: Hole, values: HoleValues): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return text;
  return context ? shellQuote(value, context) : value;
}
