import type { Nodes, Parents } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import { isCommandLine } from '../../../../src/core/content/commandLine';
import type { CompileContext } from './compileContext';
import { detailsIn } from './details';
import { CONFLICT_HINT } from '../source/gitConflict';
import { positionAt } from '../source/positionAt';

/** Syntax of other generators, which readers would see as it was typed. */
interface ForeignSyntax {
  readonly pattern: RegExp;
  /** Goes between "has" and the text found. */
  readonly what: string;
  /** A function makes the hint from the text found. */
  readonly hint: string | ((found: string) => string);
  /** It may be intended, so it is only a warning. */
  readonly isWarning?: boolean;
}

const AS_CODE = 'If you mean it literally, put it in backticks.';
const CALLOUT_HINT = 'Write a callout: > [!NOTE] and quoted lines after it.';

const SYNTAXES: readonly ForeignSyntax[] = [
  { pattern: /^<{7} \S[^\n]*/gm, what: 'a Git conflict', hint: CONFLICT_HINT },
  { pattern: /\{\{[<%][^\n]{0,300}?[%>]\}\}/g, what: 'a Hugo shortcode', hint: `Write what it stands for in Markdown. ${AS_CODE}` },
  { pattern: /\{%-?[^\n]{0,300}?%\}/g, what: 'a Liquid tag', hint: `Write what it stands for in Markdown; code goes between lines of \`\`\`. ${AS_CODE}` },
  { pattern: /^[ \t]*:{3,}[^\n]*/gm, what: 'a directive', hint: `${CALLOUT_HINT} ${AS_CODE}` },
  {
    pattern: /^[ \t]*\{:[^}\n]{0,200}\}|(?<=\S)\{:[^}\n]{0,200}\}/gm,
    what: 'a kramdown attribute',
    hint: `Remove it: what it sets isn't supported. ${AS_CODE}`,
  },
  { pattern: /^import (?:[\w*{][^'"\n]*from )?(['"])[^'"\n]+\1;?[ \t]*$/gm, what: 'an MDX import', hint: 'Remove it, and the components that it imports.' },
  { pattern: /^export (?:default|const|let|function|async) [^\n]*/gm, what: 'an MDX export', hint: 'Remove it, and write what it produces in Markdown.' },
  {
    pattern: /<\/?[A-Z][a-z]+[A-Z]?[A-Za-z.]*(?:\s[^<>]*)?\/?>(?=\s*$)/gm,
    what: 'a component',
    hint: `Write what it shows in Markdown. ${AS_CODE}`,
    isWarning: true,
  },
  { pattern: /!\[\[[^\]\n]+\]\]/g, what: 'an Obsidian embed', hint: 'Show a picture with ![what it shows](/images/name.svg), or link to the page.' },
  { pattern: /\[\[[^\][\n]+\]\]/g, what: 'a wikilink', hint: `Write [text](/wiki/name). ${AS_CODE}` },
  { pattern: /%%[^%]+%%/g, what: 'an Obsidian comment, which readers would see', hint: 'Write <!-- … -->, which they don’t see, or remove it.' },
  { pattern: /(?<![=\w])==(?=\S)[^=\n]*[^=\s]==(?![=\w])/g, what: 'highlighted text', hint: `Write it **bold**. ${AS_CODE}`, isWarning: true },
  {
    pattern: /\$\$[^$]*\$\$/g,
    what: 'a formula',
    hint: `Write it on one line, or put $$ on lines of their own before and after it. ${AS_CODE}`,
    isWarning: true,
  },
  {
    pattern: /(?<!\$)\$\$(?!\$)/g,
    what: 'a formula delimiter',
    hint: `Write the formula on one line, or put $$ on lines of their own before and after it. ${AS_CODE}`,
    isWarning: true,
  },
  { pattern: /\[\^[^\]\s^]+\](?!:)/g, what: 'a footnote without text', hint: 'Write its text on a line of its own: [^1]: Its text.', isWarning: true },
  {
    // An address, with a slash or an extension: parentheses after brackets are also just text.
    pattern: /!?\[[^\][\n]*\]\((?=[^()<>\s]*[ \t])(?=[^<>[\n]*?(?:\/|\.\w))(?:[^()<>\n]|\([^()<>\n]*\))+\)/g,
    what: 'a link or picture whose address has a space',
    hint: `Write %20 for the space, or put the address in <…>. ${AS_CODE}`,
    isWarning: true,
  },
  {
    pattern: /(?<![\w\])])!?\[[^\][\n]+\]\[[^\][\n]+\]/g,
    what: 'a link or picture whose address is missing',
    hint: `Write the address on a line of its own: [name]: https://example.com. ${AS_CODE}`,
    isWarning: true,
  },
  {
    pattern: /^[ \t>]*\|[^\n]*\|[ \t]*\n[ \t>]*\|[ \t]*:?-{2,}[-|: \t]*$/gm,
    what: 'rows that aren’t a table, shown as typed',
    hint: 'The line of dashes needs one cell for each of the header row: | --- | --- |.',
    isWarning: true,
  },
  {
    pattern: /(?<=[A-Za-z])~\w+~(?=\w|$)/gm,
    what: 'text between single tildes, which strike it out',
    hint: 'Write H₂O with the subscript digit itself.',
    isWarning: true,
  },
];

/** `## Title {#id}` of Hugo and Docusaurus; anywhere but at the end of a heading it is text. */
const HEADING_ID: ForeignSyntax = {
  pattern: /(?<!\{)\{(?:[^{}\n]{0,100}[ \t])?#[^{}\s][^{}\n]{0,200}\}(?=[ \t]*(?:#+[ \t]*)?$)/gm,
  what: 'a heading id',
  hint: (found) =>
    `Remove it: the heading's text makes its anchor. "anchors: { ${/#([^\s}]+)/.exec(found)?.[1] ?? ''}: present-anchor }" in the front matter keeps links to the id working. ${AS_CODE}`,
};

/** HTML elements; any other name in angle brackets is a value to fill in. */
export const HTML_ELEMENTS: readonly string[] =
  'a abbr article aside audio b big blockquote br button center cite code col colgroup dd del details dfn div dl dt em embed figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label li mark nav object ol p picture pre q s samp script section small source span strong style sub summary sup svg table tbody td tfoot th thead tr u ul video'.split(
    ' ',
  );
const ELEMENT = new RegExp(`</?(?:${HTML_ELEMENTS.join('|')})(?:\\s[^<>]*)?/?>`, 'gi');
const HTML: ForeignSyntax = {
  pattern: ELEMENT,
  what: 'HTML, which readers see as typed',
  hint: `Write it in Markdown; **bold**, tables, pictures and lists have their own syntax. ${AS_CODE}`,
  isWarning: true,
};

/** Reports other generators' syntax that readers would see in a document's prose; code and comments are left alone. */
export function findForeignSyntax(tree: Parents, context: CompileContext): void {
  visit(tree, (node: Nodes) => {
    if (node.type === 'html' && detailsIn(node.value) === null) reportIn(node, context, [...SYNTAXES.filter(({ what }) => what === 'a component'), HTML]);
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    reportIn(node, context, [...(node.type === 'heading' ? [HEADING_ID] : []), ...SYNTAXES, HTML]);
    return SKIP;
  });
}

function reportIn(node: Nodes, context: CompileContext, syntaxes: readonly ForeignSyntax[]): void {
  const start = node.position?.start;
  if (start?.offset === undefined) return;
  let text = prose(node, context.text);
  for (const { pattern, what, hint, isWarning } of syntaxes) {
    text = text.replace(pattern, (found, ...rest: (string | number)[]) => {
      const offset = (start.offset ?? 0) + (rest.find((part) => typeof part === 'number') ?? 0);
      // As the author has written it, addresses too.
      const shown =
        context.text
          .slice(offset, offset + found.length)
          .trim()
          .split('\n', 1)[0] ?? '';
      const position = positionAt(context.text, offset + found.length - found.trimStart().length);
      const advice = typeof hint === 'string' ? hint : hint(found);
      context.problems.push({ file: context.file, ...position, message: `has ${what}: ${shown}`, hint: advice, ...(isWarning ? { isWarning } : {}) });
      // Said once, whatever else it would match.
      return blank(found);
    });
  }
}

/** A node's source with blanks for what isn't prose, so that offsets stay the same. */
function prose(node: Nodes, source: string): string {
  const { start, end } = node.position ?? {};
  const first = start?.offset ?? 0;
  let text = source.slice(first, end?.offset ?? first);
  visit(node, (part: Nodes) => {
    // A link that the parser made of a bare address may have no position.
    if (part.position?.start.offset === undefined || part.position.end.offset === undefined) return;
    const [from, to] = [part.position.start.offset - first, part.position.end.offset - first];
    const isKnown = part.type === 'inlineCode' || part.type === 'footnoteReference' || (part.type === 'html' && /^\s*<!--/.test(part.value));
    if (isKnown) text = text.slice(0, from) + blank(text.slice(from, to)) + text.slice(to);
    // Keeps only what readers see of a link or picture.
    if (part.type === 'link' || part.type === 'image' || part.type === 'linkReference' || part.type === 'imageReference')
      text = text.slice(0, from) + blankAddress(text.slice(from, to)) + text.slice(to);
  });
  return text
    .replace(/\\[!-/:-@[-`{-~]|https?:\/\/[^\s<>"']+/g, blank)
    .replace(/^[ \t>]*/gm, blank)
    .split('\n')
    .map((line) => (isCommandLine(line) ? blank(line) : line))
    .join('\n');
}

function blankAddress(link: string): string {
  return link.replace(/\]\([^]*\)$|\]\[[^\]]*\]$|^<[^]*>$/, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
