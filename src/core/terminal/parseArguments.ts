import type { Word } from './tokenize';

/** A flag of a command: its description, and the name of its value if it takes one. */
interface Flag {
  readonly about: string;
  readonly value?: string;
}

/** The flags of a command, by their letter or, for `find`, their word. */
export type Flags = Readonly<Record<string, Flag>>;

export interface Arguments {
  /** The flags given; those that take no value have an empty one. */
  readonly flags: Readonly<Record<string, string>>;
  readonly operands: readonly Word[];
}

type ParsedArguments = Arguments | { readonly problem: string };

/**
 * Separates flags from operands: letters may be grouped (`-la`) and a value may be attached (`-n5`); `-5` is `-n 5`
 * where that takes a value; everything after `--` is an operand, and so is a lone `-`.
 */
export function parseArguments(args: readonly Word[], known: Flags): ParsedArguments {
  const flags: Record<string, string> = {};
  const operands: Word[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at];
    if (!word) break;
    if (word.text === '--') return { flags, operands: [...operands, ...args.slice(at + 1)] };
    if (!/^-./.test(word.text)) {
      operands.push(word);
      continue;
    }
    const read = readFlag(word.text.slice(1), args[at + 1]?.text, known);
    if ('problem' in read) return read;
    Object.assign(flags, read.flags);
    if (read.takesNext) at += 1;
  }
  return { flags, operands };
}

type ReadFlag = { readonly flags: Readonly<Record<string, string>>; readonly takesNext: boolean } | { readonly problem: string };

function readFlag(typed: string, next: string | undefined, known: Flags): ReadFlag {
  if (Object.hasOwn(known, typed)) return withValue(typed, next, known);
  if (/^\d+$/.test(typed) && known['n']?.value !== undefined) return { flags: { n: typed }, takesNext: false };
  const flags: Record<string, string> = {};
  for (let at = 0; at < typed.length; at += 1) {
    const letter = typed[at] ?? '';
    if (!Object.hasOwn(known, letter) || letter.length !== 1) return { problem: `unknown flag -${Object.keys(flags).length === 0 ? typed : letter}` };
    if (known[letter]?.value === undefined) flags[letter] = '';
    else if (at + 1 < typed.length) return { flags: { ...flags, [letter]: typed.slice(at + 1) }, takesNext: false };
    else {
      const last = withValue(letter, next, known);
      return 'problem' in last ? last : { ...last, flags: { ...flags, ...last.flags } };
    }
  }
  return { flags, takesNext: false };
}

function withValue(name: string, next: string | undefined, known: Flags): ReadFlag {
  const value = known[name]?.value;
  if (value === undefined) return { flags: { [name]: '' }, takesNext: false };
  return next === undefined ? { problem: `-${name} needs its ${value} after it` } : { flags: { [name]: next }, takesNext: true };
}
