import { createRequire } from 'node:module';
import { decodeHTMLStrict } from 'entities';
import type Temml from 'temml';
import type { MathElement } from '../../../../../src/core/content/blocks';
import { firstLineOf } from '../../../text/firstLineOf';

/** Loads temml with the first formula. */
const load = createRequire(import.meta.url);

/** What a formula may consist of; other elements and attributes, and all styles, are dropped: pages have no inline styles. */
const ELEMENTS = new Set(
  'math mrow mi mn mo mtext mspace ms mfrac msqrt mroot mpadded mphantom menclose msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'display displaystyle scriptlevel mathvariant form fence separator stretchy symmetric largeop movablelimits accent accentunder lspace rspace minsize maxsize linethickness width height depth voffset notation rowspan columnspan'.split(
    ' ',
  ),
);
/**
 * Typesets a LaTeX formula as MathML.
 *
 * @throws Error saying what can't be set
 */
export function mathElement(source: string, isBlock: boolean): MathElement {
  const temml = load('temml') as typeof Temml;
  try {
    return { ...elementOf(temml.renderToString(source, { displayMode: isBlock, throwOnError: true, annotate: false, trust: false })), source: source.trim() };
  } catch (error) {
    throw new Error(
      firstLineOf(error)
        .replace(/^ParseError:\s*/, '')
        .replace(/ at position \d+:\s*$/, '')
        .trim(),
      { cause: error },
    );
  }
}

const TOKEN = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (MathElement | string)[];
}

/** The library quotes all attributes and closes all elements. */
function elementOf(markup: string): MathElement {
  const root: Open = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, slash, name = '', attributes = '', end, text] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decodeHTMLStrict(text));
    else if (slash) close(open);
    else {
      open.push({ name, attributes: attributesOf(attributes), children: [] });
      if (end) close(open);
    }
  }
  const [element] = root.children;
  if (element === undefined || typeof element === 'string') throw new Error('There is nothing to typeset');
  return element;
}

/** Keeps only the content of unlisted elements. */
function close(open: Open[]): void {
  const element = open.length > 1 ? open.pop() : undefined;
  if (!element) return;
  const { name, attributes, children } = element;
  open.at(-1)?.children.push(...(ELEMENTS.has(name) ? [{ type: 'math' as const, tag: name, attributes, source: '', children }] : children));
}

function attributesOf(text: string): Record<string, string> {
  const written = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decodeHTMLStrict(value)] as const);
  return Object.fromEntries(written.filter(([name]) => ATTRIBUTES.has(name)));
}
