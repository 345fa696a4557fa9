import type { Problem } from '../content/source/problem';
import type { Finding } from './page/report';

/** A mended text, and what to report about it. */
interface Repair {
  readonly text: string;
  readonly finding: Pick<Finding, 'what' | 'text'>;
}

/** A wrong part of a text, and what replaces it. */
interface Wrong {
  readonly start: number;
  readonly found: string;
  readonly made: string;
  readonly what: string;
}

const SYNTAX = /^has an? [^:]*: ([^]*)$/;
/** Only these are blanks in Markdown: a no-break space is part of an address. */
const TARGET = /^(links to|shows(?: the image)?) ([^ \t\n]+?),? /;
const FORMULA = /^has a formula that can't be typeset/;
const FORMER = /^links to [^\s#]+(#\S+)?, a former address of (\S+)$/;

/** Mends one problem of a text: a link becomes its text, other syntax is shown as code; null where that doesn't help. */
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
    // The line may have the same text earlier, in code.
    const at = written.indexOf(syntax, column - 1);
    return at < 0
      ? null
      : { start: lineStart + at, found: syntax, made: `\`${syntax.replaceAll('`', '')}\``, what: 'Syntax without a counterpart, shown as code' };
  }
  const [, verb, target = ''] = TARGET.exec(message) ?? [];
  if (!verb) return null;
  const isPicture = verb !== 'links to';
  const address = autolinkIn(written, column);
  if (!isPicture && address) {
    const [start, found] = [lineStart + address.index, address[0]];
    return { start, found, made: `\`${found.slice(1, -1).replaceAll('`', '')}\``, what: 'Addresses that browsers can’t open, now code' };
  }
  const link = linkAt(text, lineStart + column - 1, isPicture) ?? linkIn({ written, lineStart }, target, isPicture);
  if (!link) return null;
  const { start, found } = link;
  const [, anchor = '', present] = FORMER.exec(message) ?? [];
  const label = labelOf(found);
  if (present) return { start, found, made: `[${label}](${present}${anchor})`, what: 'Links to former addresses, now to the present ones' };
  return { start, found, made: label, what: isPicture ? pictureFault(message) : 'Links that lead nowhere, now text' };
}

/** An existing file may be damaged, or only point to the picture, as in Git LFS. */
function pictureFault(message: string): string {
  return message.startsWith('shows the image') ? 'Missing pictures, now their descriptions' : 'Pictures that can’t be shown, now their descriptions';
}

function startOf(text: string, line: number): number {
  let at = 0;
  for (let passed = 1; passed < line; passed += 1) at = text.indexOf('\n', at) + 1;
  return at;
}

/** An address in angle brackets at a column. */
function autolinkIn(written: string, column: number): RegExpExecArray | null {
  const autolink = /<[a-z][a-z\d+.-]*:[^\s<>]*>/iy;
  autolink.lastIndex = column - 1;
  return autolink.exec(written);
}

type Link = Pick<Wrong, 'start' | 'found'>;

/** An address may contain pairs of parentheses, and a title may follow it. */
const ADDRESS = /\]\((?:<[^<>\n]*>|[^() \t\n]*(?:\([^() \t\n]*\)[^() \t\n]*)*)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/y;

/** The link or picture that begins at an offset; its label may contain pictures and span several lines. */
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

/** Finds a link or picture in a line by its address, if its offset isn't known, as in a table. */
function linkIn({ written, lineStart }: { readonly written: string; readonly lineStart: number }, target: string, isPicture: boolean): Link | null {
  const links = [...written.matchAll(/!?\[(?:[^[\]]|\[[^\]]*\])*\]\([^() \t\n]*(?:\([^() \t\n]*\))?[^() \t\n]*(?:\s+"[^"]*")?\)/g)];
  const found = links.find(
    ([link]) => (link.includes(target) || (isPicture && link.includes(target.split('/').at(-1) ?? target))) && link.startsWith('!') === isPicture,
  );
  return found ? { start: lineStart + found.index, found: found[0] } : null;
}

function labelOf(link: string): string {
  return link.slice(link.indexOf('[') + 1, link.lastIndexOf(']('));
}

/** An inline formula becomes inline code; one on lines of its own becomes a block, and is reported at the first line of its text. */
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
