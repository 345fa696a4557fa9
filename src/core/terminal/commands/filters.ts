import type { Answer, Call, Command } from '../command';
import { HEAD_LINES } from '../limits';
import { errorLine, line, textOfLine, type TerminalLine } from '../line';
import { filesToFilter, linesToFilter, sourcesOf, type NamedFile } from '../namedFiles';

const shared = { operands: 'paths', needsTree: true, reads: filesToFilter } as const;

export const FILTERS: Readonly<Record<string, Command>> = {
  head: {
    ...shared,
    usage: '[-n lines] [path …]',
    about: 'keeps the first lines',
    flags: { n: { about: `how many; ${HEAD_LINES} by default`, value: 'lines' } },
    run: (call) => cut(call, (lines, count) => lines.slice(0, count)),
  },
  tail: {
    ...shared,
    usage: '[-n lines] [path …]',
    about: 'keeps the last lines',
    flags: { n: { about: `how many; ${HEAD_LINES} by default`, value: 'lines' } },
    run: (call) => cut(call, (lines, count) => lines.slice(Math.max(0, lines.length - count))),
  },
  wc: {
    ...shared,
    usage: '[-l] [-w] [-c] [path …]',
    about: 'counts lines, words and bytes',
    flags: { l: { about: 'lines' }, w: { about: 'words' }, c: { about: 'bytes, as UTF-8' } },
    run: count,
  },
  sort: {
    ...shared,
    usage: '[-r] [-u] [-n] [path …]',
    about: 'puts lines in order',
    flags: { r: { about: 'the other way round' }, u: { about: 'equal lines once' }, n: { about: 'by the number that they begin with' } },
    run: sort,
  },
};

/** Of several files, each comes under its name. */
function cut(call: Call, keep: (lines: readonly TerminalLine[], count: number) => readonly TerminalLine[]): Answer {
  const { n = String(HEAD_LINES) } = call.flags;
  if (!/^\d+$/.test(n)) return { lines: [], notes: [errorLine(`${call.name}: -n takes a number, not ${n}`)] };
  const { sources, notes } = sourcesOf(call);
  const parts = sources.map(({ named, lines }) => [
    ...(named && sources.length > 1 ? [{ spans: ['==> ', nameOf(named), ' <=='], look: 'quiet', gap: true } as const] : []),
    ...keep(lines, Number(n)),
  ]);
  return { lines: parts.flat(), notes };
}

const nameOf = ({ file, shown }: NamedFile) => ({ text: shown, href: file.href });

type Counts = Readonly<Record<'l' | 'w' | 'c', number>>;
const LETTERS = ['l', 'w', 'c'] as const;

/** Of several files, each is counted, and then all together. */
function count(call: Call): Answer {
  const { sources, notes } = sourcesOf(call);
  const counted = sources.map(({ named, lines }) => ({ counts: countsOf(lines.map(textOfLine)), name: named ? [' ', nameOf(named)] : [] }));
  const isOne = counted.length < 2;
  const all = counted.map(({ counts }) => counts);
  const rows = isOne ? counted : [...counted, { counts: sumOf(all), name: [' total'] }];
  const wanted = LETTERS.filter((letter) => letter in call.flags);
  const width = isOne && wanted.length === 1 ? 0 : 7;
  const lines = rows.map(({ counts, name }) => {
    const numbers = (wanted.length > 0 ? wanted : LETTERS).map((letter) => String(counts[letter]).padStart(width)).join(' ');
    return line(isOne ? numbers.trimStart() : numbers, ...name);
  });
  return { lines, notes };
}

function countsOf(texts: readonly string[]): Counts {
  return {
    l: texts.length,
    w: texts.flatMap((text) => text.match(/\S+/g) ?? []).length,
    c: texts.reduce((sum, text) => sum + byteLength(text) + 1, 0),
  };
}

function sumOf(all: readonly Counts[]): Counts {
  return all.reduce((sum, { l, w, c }) => ({ l: sum.l + l, w: sum.w + w, c: sum.c + c }));
}

/** The length of a text in UTF-8 bytes. */
function byteLength(text: string): number {
  return [...text].reduce((sum, character) => {
    const code = character.codePointAt(0) ?? 0;
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  }, 0);
}

function sort(call: Call): Answer {
  const { lines, ...rest } = linesToFilter(call);
  const keyed = lines.map((drawn) => ({ drawn, text: textOfLine(drawn) }));
  const byText = (a: { text: string }, b: { text: string }) => (a.text < b.text ? -1 : Number(a.text > b.text));
  const byNumber = (a: { text: string }, b: { text: string }) => leadingNumber(a.text) - leadingNumber(b.text) || byText(a, b);
  const sorted = [...keyed].sort('n' in call.flags ? byNumber : byText);
  const unique = 'u' in call.flags ? sorted.filter(({ text }, index) => text !== sorted[index - 1]?.text) : sorted;
  const ordered = 'r' in call.flags ? unique.reverse() : unique;
  return { ...rest, lines: ordered.map(({ drawn }) => drawn) };
}

function leadingNumber(text: string): number {
  return Number(/^\s*(-?\d+(?:\.\d+)?)/.exec(text)?.[1] ?? 0);
}
