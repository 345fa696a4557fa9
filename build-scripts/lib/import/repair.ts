import type { Problem } from '../content/problem';
import type { Finding } from './report';

/** A text that has been made right, and what is to be said of it. */
export interface Repair {
  readonly text: string;
  readonly finding: Pick<Finding, 'what' | 'text'>;
}

/** A part of a text that is wrong, and what takes its place. */
interface Wrong {
  readonly start: number;
  readonly found: string;
  readonly made: string;
  readonly what: string;
}

const SYNTAX = /^has an? [^:]*: ([^]*)$/;
const TARGET = /^(links to|shows(?: the image)?) (\S+?),? /;
const FORMULA = /^has a formula that can't be set/;
const FORMER = /^links to [^\s#]+(#\S+)?, a former address of (\S+)$/;

/** Makes a text right in which one thing is wrong: a link becomes its text, other syntax is shown as code; null where that won't do. */
export function repaired(text: string, problem: Pick<Problem, 'line' | 'column' | 'message'>): Repair | null {
  const wrong = wrongPart(text, problem);
  if (!wrong || wrong.made === wrong.found) return null;
  const { start, found, made, what } = wrong;
  return { text: text.slice(0, start) + made + text.slice(start + found.length), finding: { what, text: found } };
}

function wrongPart(text: string, { line, column, message }: Pick<Problem, 'line' | 'column' | 'message'>): Wrong | null {
  const lineStart = startOf(text, line);
  const written = text.slice(lineStart).split('\n', 1)[0] ?? '';
  if (FORMULA.test(message)) return wrongFormula(text, lineStart, column);
  const [, syntax] = SYNTAX.exec(message) ?? [];
  if (syntax) {
    const at = written.indexOf(syntax);
    return at < 0
      ? null
      : { start: lineStart + at, found: syntax, made: `\`${syntax.replaceAll('`', '')}\``, what: 'Syntax without a counterpart, shown as code' };
  }
  const [, verb, target = ''] = TARGET.exec(message) ?? [];
  if (!verb) return null;
  const isPicture = verb !== 'links to';
  const link = linkAt(text, lineStart + column - 1, isPicture) ?? linkIn({ written, lineStart }, target, isPicture);
  if (!link) return null;
  const { start, found } = link;
  const [, anchor = '', present] = FORMER.exec(message) ?? [];
  const label = labelOf(found);
  if (present) return { start, found, made: `[${label}](${present}${anchor})`, what: 'Links to former addresses, now to the present ones' };
  return { start, found, made: label, what: isPicture ? pictureFault(message) : 'Links that lead nowhere, now text' };
}

/** A file that is there may be damaged, or have its picture elsewhere, as Git LFS does. */
function pictureFault(message: string): string {
  return message.startsWith('shows the image') ? 'Pictures that are nowhere, now their descriptions' : 'Pictures that can’t be shown, now their descriptions';
}

function startOf(text: string, line: number): number {
  let at = 0;
  for (let passed = 1; passed < line; passed += 1) at = text.indexOf('\n', at) + 1;
  return at;
}

type Link = Pick<Wrong, 'start' | 'found'>;

/** An address may have pairs of parentheses in it, and a title behind it. */
const ADDRESS = /\]\((?:<[^<>\n]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/y;

/** The link or picture that begins at an offset; its label may have pictures in it and go on for several lines. */
function linkAt(text: string, start: number, isPicture: boolean): Link | null {
  const label = start + (isPicture ? 1 : 0);
  if (text[label] !== '[' || (isPicture && text[start] !== '!')) return null;
  let depth = 0;
  for (let at = label; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '[') depth += 1;
    else if (text[at] === ']') depth -= 1;
    if (depth > 0) continue;
    ADDRESS.lastIndex = at;
    const [address] = ADDRESS.exec(text) ?? [];
    return address === undefined ? null : { start, found: text.slice(start, at + address.length) };
  }
  return null;
}

/** One in a line by its address, where its own place isn't known, as in a table. */
function linkIn({ written, lineStart }: { readonly written: string; readonly lineStart: number }, target: string, isPicture: boolean): Link | null {
  const links = [...written.matchAll(/!?\[(?:[^[\]]|\[[^\]]*\])*\]\([^()\s]*(?:\([^()\s]*\))?[^()\s]*(?:\s+"[^"]*")?\)/g)];
  const found = links.find(
    ([link]) => (link.includes(target) || (isPicture && link.includes(target.split('/').at(-1) ?? target))) && link.startsWith('!') === isPicture,
  );
  return found ? { start: lineStart + found.index, found: found[0] } : null;
}

function labelOf(link: string): string {
  return link.slice(link.indexOf('[') + 1, link.lastIndexOf(']('));
}

/** A formula in a line becomes code, and one of lines of its own a block; the line of such a one is the first of its text. */
function wrongFormula(text: string, lineStart: number, column: number): Wrong | null {
  const what = 'Formulas, shown as code';
  const inLine = /(\${1,2})`?([^$\n]+?)`?\1/y;
  inLine.lastIndex = lineStart + column - 1;
  const [found, , source = ''] = inLine.exec(text) ?? [];
  if (found) return { start: lineStart + column - 1, found, made: `\`${source.replaceAll('`', '')}\``, what };
  const opening = text.lastIndexOf('\n', lineStart - 2) + 1;
  const block = /([ \t>]*)\$\$[ \t]*\n([^]*?)\n[ \t>]*\$\$[ \t]*$/my;
  block.lastIndex = opening;
  const [whole, prefix = '', lines = ''] = block.exec(text) ?? [];
  return whole ? { start: opening, found: whole, made: `${prefix}\`\`\`latex\n${lines}\n${prefix}\`\`\``, what } : null;
}
