import { locateAll } from '../../search/text/ranges';
import { straightQuotes } from '../../search/text/foldCase';
import type { FileLine } from '../blockLines';
import type { Answer, Call, Command } from '../command';
import { errorLine, line, quiet, quietLine, textOfLine, type TerminalLine, type TerminalSpan } from '../line';
import { namedFiles, type NamedFile, type NamedFiles } from '../namedFiles';
import { HERE } from '../tokenize';

/** How many matches per line are highlighted. */
const SHOWN_MATCHES = 50;
const REGEX_SIGNS = /[\^$]|\.[*+]|\\[dwsb|]|\[.+\]/;

export const grep: Command = {
  usage: '[-r] [-n] [-i] [-v] [-l] [-c] [-F] pattern [path …]',
  about: 'prints the lines that contain a text',
  manual: [
    'The pattern is plain text, as in the search of this site: a line matches when the text is anywhere in it, even inside a word. There are no regular expressions, so every character means itself; a straight quote also matches a curly one.',
    'Without a path it reads what is piped in; with -r alone, the folder you are in. Each line found leads to the heading that it is under.',
  ],
  flags: {
    r: { about: 'reads all files below the folders that are named' },
    n: { about: 'with the number of each line' },
    i: { about: 'in upper or lower case' },
    v: { about: 'the lines that do not contain it' },
    l: { about: 'only the names of the files' },
    c: { about: 'only how many lines' },
    F: { about: 'plain text, which it is anyway' },
  },
  operands: 'pattern and paths',
  needsTree: true,
  reads: (call) => filesOf(call).files.map(({ file }) => file),
  run: findLines,
};

function filesOf(call: Call): NamedFiles {
  const isRecursive = 'r' in call.flags;
  const [, ...paths] = call.operands;
  if (paths.length > 0) return namedFiles(call, paths, isRecursive);
  if (!isRecursive) return { files: [], notes: [] };
  const here = namedFiles(call, [HERE], true);
  return { ...here, files: here.files.map(({ file, shown }) => ({ file, shown: shown.replace(/^\.\//, '') })) };
}

function findLines(call: Call): Answer {
  const [pattern, ...paths] = call.operands;
  if (!pattern) return { lines: [], notes: [errorLine('grep: the pattern is missing; usage: grep pattern [path …]')] };
  const isFromPipe = paths.length === 0 && !('r' in call.flags);
  if (isFromPipe && !call.input) return { lines: [], notes: [errorLine('grep: nothing to read; name a file, or a folder with -r')] };
  const { files, notes } = filesOf(call);
  const lines = isFromPipe ? findInInput(call, pattern.text) : findInFiles(call, pattern.text, files);
  const isNothing = lines.length === 0 && notes.length === 0 && !call.isPiped;
  return { lines, notes: isNothing ? [nothingFound(call, pattern.text)] : notes };
}

/** A shell prints nothing; here a message shows that it worked. */
function nothingFound({ flags }: Call, pattern: string): TerminalLine {
  if ('v' in flags) return quietLine('Every line contains it.');
  const isRegex = REGEX_SIGNS.test(pattern);
  return quietLine(isRegex ? `No line contains ${pattern} as it stands; there are no regular expressions here.` : 'No line contains it.');
}

function findInInput(call: Call, pattern: string): TerminalLine[] {
  const fits = fitter(call, pattern);
  const found = (call.input ?? []).map((drawn, index) => ({ drawn, number: index + 1 })).filter(({ drawn }) => fits(textOfLine(drawn)));
  if ('c' in call.flags) return [line(String(found.length))];
  if ('l' in call.flags) return found.length > 0 ? [line('(standard input)')] : [];
  return found.map(({ drawn, number }) => {
    const spans = marked(call, drawn.spans, pattern);
    return 'n' in call.flags ? { ...drawn, spans: [quiet(`${number}:`), ...spans] } : { ...drawn, spans };
  });
}

function findInFiles(call: Call, pattern: string, files: readonly NamedFile[]): TerminalLine[] {
  const fits = fitter(call, pattern);
  const isNamed = 'r' in call.flags || files.length > 1;
  return files.flatMap((named) => {
    const { text, lines } = call.world.read(named.file);
    // Most files have no match; these needn't be split into lines.
    const isPossible = 'v' in call.flags || fits(text);
    const found = isPossible ? lines().flatMap((fileLine, index) => (fits(textOfLine(fileLine.line)) ? [{ fileLine, number: index + 1 }] : [])) : [];
    if ('l' in call.flags) return found.length > 0 ? [line({ text: named.shown, href: named.file.href })] : [];
    if ('c' in call.flags) return [line(...(isNamed ? [{ text: named.shown, href: named.file.href }, ':'] : []), String(found.length))];
    return found.map(({ fileLine, number }) => foundLine(call, { pattern, isNamed, named, fileLine, number }));
  });
}

interface Found {
  readonly pattern: string;
  readonly isNamed: boolean;
  readonly named: NamedFile;
  readonly fileLine: FileLine;
  readonly number: number;
}

function foundLine(call: Call, { pattern, isNamed, named, fileLine, number }: Found): TerminalLine {
  const place = [...(isNamed ? [named.shown] : []), ...('n' in call.flags ? [String(number)] : [])].join(':');
  const { href } = named.file;
  const target = fileLine.section === null ? href : `${href}#${fileLine.section}`;
  const isMarked = href.startsWith('/') && !('v' in call.flags);
  const link: TerminalSpan[] = place === '' ? [] : [{ text: place, href: target, ...(isMarked ? { needle: pattern } : {}) }, ': '];
  return { spans: [...link, ...marked(call, [textOfLine(fileLine.line)], pattern)], hang: 2 };
}

function fitter({ flags }: Call, pattern: string): (text: string) => boolean {
  const wanted = straightQuotes(pattern);
  const holds =
    'i' in flags ? (text: string) => pattern === '' || locateAll(text, pattern, 1).length > 0 : (text: string) => straightQuotes(text).includes(wanted);
  return 'v' in flags ? (text) => !holds(text) : holds;
}

/** Highlights the matches in plain text. */
function marked({ flags, isPiped }: Call, spans: readonly TerminalSpan[], pattern: string): readonly TerminalSpan[] {
  if ('v' in flags || pattern === '' || isPiped) return spans;
  return spans.flatMap((span): TerminalSpan[] => (typeof span === 'string' ? cutAtMatches(span, pattern, 'i' in flags) : [span]));
}

function cutAtMatches(text: string, pattern: string, isAnyCase: boolean): TerminalSpan[] {
  const ranges = isAnyCase ? locateAll(text, pattern, SHOWN_MATCHES) : exactRanges(text, pattern);
  let end = 0;
  const pieces = ranges.flatMap(([from, to]): TerminalSpan[] => {
    const before = text.slice(end, from);
    end = to;
    return [before, { text: text.slice(from, to), look: 'match' }];
  });
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

function exactRanges(written: string, pattern: string): (readonly [number, number])[] {
  const [text, wanted] = [straightQuotes(written), straightQuotes(pattern)];
  const ranges: (readonly [number, number])[] = [];
  for (let at = text.indexOf(wanted); at !== -1 && ranges.length < SHOWN_MATCHES; at = text.indexOf(wanted, at + wanted.length)) {
    ranges.push([at, at + wanted.length]);
  }
  return ranges;
}
