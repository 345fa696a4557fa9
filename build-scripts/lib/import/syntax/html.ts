import { decodeHTMLStrict } from 'entities';
import { byNames } from '../../text/byNames';
import { HTML_ELEMENTS } from '../../content/markdown/foreignSyntax';
import { boxOf, details } from './callouts';
import { fenceText, languageOf } from './fences';
import { TABLE, withoutTableMarks } from './htmlTable';
import type { Page } from '../page/page';
import { withRows } from './rows';
import { small } from './smallLetters';
import { block, readAttributes, renderTags, type Renderer, type Tag, type TagLanguage } from './tags';

/** Private-use characters mark what depends on where it ends up: a line break, a list item. */
const [BREAK, ITEM] = ['\uE004', '\uE005'];

const ATTRIBUTES = /(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^"'{}<>])*/;
const TAG = new RegExp(`<(/?)([A-Za-z][\\w.-]*)((?:\\s${ATTRIBUTES.source})?)\\s*(/?)>`, 'g');
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const ELEMENTS: ReadonlySet<string> = new Set([
  ...HTML_ELEMENTS,
  'var',
  'tt',
  'strike',
  'main',
  'style',
  'select',
  'option',
  'textarea',
  'canvas',
  'link',
  'meta',
  'wbr',
  'caption',
]);

/** The HTML tags in a text, and components if a generator has them, but not values to fill in, such as `<user>`. Components in lower case are those that are listed. */
function findTags(text: string, components?: Readonly<Record<string, Renderer>>): Tag[] {
  return [...text.matchAll(TAG)].flatMap((match): Tag[] => {
    const [raw, slash, name = '', attributes = '', end] = match;
    const isComponent = /^[A-Z]/.test(name);
    const isListed = components !== undefined && Object.hasOwn(components, name);
    if (isComponent ? !components : !isListed && !ELEMENTS.has(name.toLowerCase())) return [];
    const isSingle = end === '/' || attributes.trimEnd().endsWith('/') || (!isComponent && VOID.test(name.toLowerCase()));
    const kind = slash ? 'close' : isSingle ? 'single' : 'open';
    return [
      {
        kind,
        name: isComponent ? name : name.toLowerCase(),
        ...readAttributes(attributes.replace(/\/\s*$/, '')),
        raw,
        start: match.index,
        end: match.index + raw.length,
      },
    ];
  });
}

const around =
  (signs: string): Renderer =>
  (_, body) =>
    body.trim() ? body.replace(/^(\s*)([^]*?)(\s*)$/, `$1${signs}$2${signs}$3`) : body;
const bare: Renderer = (_, body) => body;
const standing: Renderer = ({ named }, body) => boxOf(named['class'] ?? named['className'] ?? '', body) ?? block(body);
const asCode: Renderer = (_, body, page) => page.code(codeText(body));

/** An address in an attribute: written out, as an MDX call, or as the name of an import. */
export function addressIn(value: string | undefined, page: Page): string {
  const text = value ?? '';
  const [, called = ''] = /(?:require|useBaseUrl)\(\s*["'`]([^"'`]+)["'`]/.exec(text) ?? [];
  return called || page.imports.get(text.replace(/\.default$/, '')) || text;
}

const image: Renderer = ({ named }, _, page) => {
  const src = addressIn(named['src'], page);
  return src ? `![${(named['alt'] ?? '').replace(/[[\]\n]/g, ' ')}](<${src}>)` : null;
};

const link: Renderer = ({ named }, body, page) => {
  const href = addressIn(named['href'] ?? named['to'], page);
  // A place that links to itself, to be copied from there.
  if (href === `#${named['id'] ?? named['name'] ?? ''}`) return body;
  return href && body.trim() ? `[${body.trim().replace(/\s*\n\s*/g, ' ')}](<${href}>)` : body;
};

const heading =
  (depth: number): Renderer =>
  ({ named }, body) =>
    block(`${'#'.repeat(depth)} ${body.trim().replace(/\s*\n\s*/g, ' ')}${named['id'] ? ` {#${named['id']}}` : ''}`);

const media: Renderer = ({ named, name }, body, page) => {
  const src = addressIn(named['src'] ?? named['data'], page);
  const isElsewhere = /^(?:https?:)?\/\//.test(src);
  if (!isElsewhere && (src === '' || page.site.fileOf(src, page.item) === undefined)) return null;
  return block(`[${(named['title'] || NAMES[name]) ?? 'Media'}](<${src.startsWith('//') ? `https:${src}` : src}>)${body.trim() ? `\n\n${body.trim()}` : ''}`);
};
const NAMES: Readonly<Record<string, string>> = { iframe: 'Embedded page', video: 'Video', audio: 'Recording' };

const list =
  (isNumbered: boolean): Renderer =>
  (_, body) => {
    let number = 0;
    const items = body.split(ITEM).slice(1);
    return block(items.map((item) => listItem(isNumbered ? `${(number += 1)}.` : '-', item)).join('\n'));
  };

function listItem(sign: string, text: string): string {
  const [first = '', ...rest] = text
    .trim()
    .replace(/\n{2,}/g, '\n')
    .split('\n');
  return [`${sign} ${first.trim()}`, ...rest.map((line) => `${' '.repeat(sign.length + 1)}${line}`)].join('\n');
}

const quote: Renderer = (_, body) =>
  block(
    body
      .trim()
      .split('\n')
      .map((each) => `> ${each}`.trimEnd())
      .join('\n'),
  );

const RENDERERS: Readonly<Record<string, Renderer>> = {
  ...byNames('b strong mark', around('**')),
  ...byNames('i em cite dfn', around('*')),
  ...byNames('del s strike', around('~~')),
  ...byNames('code kbd samp tt var', asCode),
  ...byNames('span font small big u ins abbr q label time picture source tbody thead tfoot col colgroup object wbr link meta', bare),
  ...byNames('p div section article header footer main center figure nav aside', standing),
  ...byNames('iframe video audio embed', media),
  figcaption: (_, body) => block(around('*')({} as Tag, body.trim(), {} as Page) ?? ''),
  a: link,
  img: image,
  br: () => BREAK,
  hr: () => block('---'),
  ul: list(false),
  ol: list(true),
  li: (_, body) => ITEM + body,
  ...TABLE,
  dl: standing,
  dt: (_, body) => block(`**${body.trim()}**`),
  dd: standing,
  blockquote: quote,
  sup: small('sup'),
  sub: small('sub'),
  details: (_, body) => {
    const [, summary = ''] = /\uE008([^\uE009]*)\uE009/.exec(body) ?? [];
    return details(summary, body.replace(/\uE008[^\uE009]*\uE009/, ''));
  },
  summary: (_, body) => `\uE008${body.trim()}\uE009`,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, heading(depth)])),
};

const HTML: TagLanguage = { what: 'HTML', find: (text) => findTags(text), rendererOf: ({ name }) => RENDERERS[name] };

/** Converts HTML to Markdown. */
export function convertHtml(text: string, page: Page): string {
  return rendered(text, HTML, page);
}

function rendered(text: string, language: TagLanguage, page: Page): string {
  const rows = withRows(text, (row) => renderTags(row, language, page));
  return breakLines(withoutTableMarks(renderTags(rows, language, page)));
}

/** HTML and components in one pass, for a generator that has both. */
export function convertComponents(text: string, components: Readonly<Record<string, Renderer>>, page: Page): string {
  const language: TagLanguage = {
    what: 'component or HTML',
    find: (each) => findTags(each, components),
    rendererOf: ({ name }) => (Object.hasOwn(components, name) ? components[name] : RENDERERS[name]),
  };
  return rendered(text, language, page);
}

/** Tags inside of it are text. */
export const INLINE_CODE = /(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/;
const PRE = /<pre\b[^>]*>\s*(?:<code\b([^>]*)>)?([^]*?)(?:<\/code>)?\s*<\/pre>/;

/** Masks scripts, styles and code, whose text isn't Markdown. */
export function maskHtmlCode(text: string, page: Page): string {
  return withRows(text, (row) => row.replace(new RegExp(PRE, 'gi'), (_, __, code: string) => page.code(codeText(code.replace(/<br[ \t/]*>/gi, ' ').trim()))))
    .replace(new RegExp(`${INLINE_CODE.source}|<(script|style)\\b[^>]*>[^]*?<\\/\\2>`, 'gi'), (raw) => {
      if (raw.startsWith('`')) return raw;
      page.addFinding('Scripts and styles, kept as comments', raw);
      return page.comment(raw);
    })
    .replace(new RegExp(`${INLINE_CODE.source}|${PRE.source}`, 'gi'), (...[raw = '', , attributes, code = '']: (string | undefined)[]) => {
      if (raw.startsWith('`')) return raw;
      page.addConverted('HTML');
      const { language } = languageOf(/lang(?:uage)?-([\w+#-]+)/.exec(`${attributes ?? ''}${raw.slice(0, raw.indexOf('>'))}`)?.[1] ?? '');
      return block(page.mask.keep(fenceText({ language, meta: '', text: codeText(code.replace(/<\/?\w[^>]*>/g, '')).replace(/^\n|\n$/g, '') })));
    });
}

/** Neither a heading nor a table's row can be broken. Breaks at either end of a paragraph only add space there, and would show as characters here. */
function breakLines(text: string): string {
  if (!text.includes(BREAK)) return text;
  return text
    .replace(/^[ \t>]*#{1,6}[ \t][^\n]*$/gm, (heading) => (heading.includes(BREAK) ? unbroken(heading) : heading))
    .replace(new RegExp(`(^|\\n[ \\t]*\\n)[ \\t]*${BREAK}(?:[ \\t]*\\n?[ \\t]*${BREAK})*[ \\t]*(?:\\n(?![ \\t]*\\n))?`, 'g'), '$1')
    .replace(new RegExp(`(?:[ \\t]*\\n?[ \\t]*${BREAK})+[ \\t]*(?=\\n[ \\t]*(?:\\n|$)|$)`, 'g'), '')
    .replace(new RegExp(`(?:[ \\t]*${BREAK})+[ \\t]*(?=\\n)`, 'g'), '\\')
    .split('\n')
    .map((line) => breakLine(line))
    .join('\n');
}

const unbroken = (heading: string) =>
  heading
    .replaceAll(BREAK, ' ')
    .replace(/(?<=\S)[ \t]{2,}/g, ' ')
    .trimEnd();

function breakLine(line: string): string {
  if (!line.includes(BREAK)) return line;
  if (line.trimStart().startsWith('|')) return line.replaceAll(BREAK, ' ');
  const prefix = /^[\s>]*/.exec(line)?.[0] ?? '';
  return line.replace(new RegExp(`[ \\t]*${BREAK}[ \\t]*`, 'g'), `\\\n${prefix}`);
}

/** The text of a code element. Non-breaking spaces become plain ones, because shells split words only at those. */
const codeText = (html: string) => decodeHTMLStrict(html).replaceAll('\u00a0', ' ');
