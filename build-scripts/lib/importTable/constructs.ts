/** What a generator's files are made of, beyond plain Markdown. */
export interface Construct {
  readonly name: string;
  readonly line: number;
  readonly lastLine: number;
  readonly raw: string;
}

type Pattern = readonly [string, RegExp];

const HEAD: Pattern = ['front matter', /^[\w"'$-][^\n:=[]*[:=][^\n]*(?:\n(?:[ \t]+|- |\[\[|\]|\})[^\n]*)*/gm];
const CODE: readonly Pattern[] = [
  ['block of code', /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[^]*?^[ \t>]*\1[ \t]*$/gm],
  ['block of code', /<pre\b[^>]*>[^]*?<\/pre>/g],
];
const INLINE: readonly Pattern[] = [['inline code', /(?<!`)(`+)(?!`)[^\n]*?[^`]\1(?!`)/g]];
const MARKDOWN: readonly Pattern[] = [
  ['comment', /<!--[^]*?-->/g],
  ['callout', /^[ \t]*(?:> ?)+\[![\w-]+\][^\n]*/gm],
  ['formula', /\$\$[^$]+\$\$|(?<![\w$\\`])\$(?=[^\s$])[^$\n]*?[\\^_=][^$\n]*?\$(?![\w$])|\\\([^\n]*?\\\)/g],
  ['picture', /!\[[^\]\n]*\]\([^()\s]*(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\)(?:\{:?[^}\n]*\})?|<img\b[^>]*>/g],
  ['link', /\[[^[\]\n]+\]\([^()\n]*(?:\([^()\n]*\))?[^()\n]*\)|\[[^[\]\n]+\]\[[^\]\n]*\]|<https?:[^>\n]*>|<a\b[^>]*>/g],
  ['footnote', /\[\^[\w-]+\](?!:)|(?<!\[)\^\[[^\]\n]+\]/g],
  ['definition', /^:[ \t]+[^\n]+/gm],
  ['id of a heading', /(?<=^#{1,6}[ \t][^\n]*)\{#[^}\n]*\}/gm],
  ['task', /^[ \t]*(?:[-*+]|\d+\.)[ \t]+\[[^\]\n]\]/gm],
];
const HTML: Pattern = ['HTML', /<(?!\/|https?:|<)[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/g];

/** What is looked for, in this order; what one pattern has matched, no other matches again. */
const PATTERNS: Readonly<Record<string, readonly Pattern[]>> = {
  hugo: [
    ['block of code', /\{\{[<%]\s*highlight\b[^]*?\{\{[<%]\s*\/\s*highlight\s*[%>]\}\}/g],
    ...CODE,
    ['shown shortcode', /`?\{\{[<%]\s*\/\*[^]*?\*\/\s*[%>]\}\}`?/g],
    ...INLINE,
    ['reference', /\{\{[<%]\s*(?:ref|relref)\b[^]*?[%>]\}\}/gi],
    ['picture', /\{\{[<%]\s*(?:figure|img|imgproc)\b[^]*?[%>]\}\}/g],
    ['callout', /\{\{[<%]\s*(?:notice|hint|callout|admonition|alert|tip|note|warning|info|pageinfo|quote)\b[^]*?[%>]\}\}/g],
    ['tabs', /\{\{[<%]\s*(?:tabs|tab|tabpane)\b[^]*?[%>]\}\}/g],
    ['shortcode', /\{\{[<%](?!\s*\/)[^]*?[%>]\}\}/g],
    ...MARKDOWN,
    HTML,
  ],
  docusaurus: [
    ['part of a page', /^import\s+\w+\s+from\s+['"](?:!!raw-loader!)?[^'"\n]*(?:\.mdx?|\.service)['"];?/gm],
    ...CODE,
    ...INLINE,
    ['import, export', /^(?:import|export)\s(?:(?!\n[ \t]*\n)[^])*?(?:;?[ \t]*$)/gm],
    ['comment', /\{\/\*[^]*?\*\/\}/g],
    ['callout', /^[ \t]*:{3,}[ \t]*\w[^\n]*|<Admonition\b[^>]*>/gm],
    ['tabs', /<(?:Tabs|TabItem)\b(?:[^<>]|=>)*>/g],
    ['picture', /<ThemedImage\b[^]*?\/>/g],
    ['component', /<[A-Z][\w.]*(?:\s(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)?\/?>/g],
    ['value of code', /(?<=^|[\s(])\{[\w.]+\}/gm],
    ...MARKDOWN,
    HTML,
  ],
  jekyll: [
    ['block of code', /\{%-?\s*highlight\b[^]*?\{%-?\s*endhighlight\s*-?%\}/g],
    ['shown Liquid', /\{%-?\s*raw\s*-?%\}[^]*?\{%-?\s*endraw\s*-?%\}/g],
    ...CODE,
    ...INLINE,
    ['comment', /\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}|\{::comment\}[^]*?\{:\/(?:comment)?\}/g],
    ['reference', /\{%-?\s*(?:link|post_url)\b[^]*?%\}|\{\{[^{}\n]*(?:relative_url|absolute_url|site\.baseurl|site\.url)[^{}\n]*\}\}/g],
    ['include', /\{%-?\s*include(?:_relative)?\b[^]*?%\}/g],
    ['Liquid tag', /\{%-?\s*(?!end|else)\w+[^]*?%\}/g],
    ['value', /\{\{[^{}\n]*\}\}/g],
    ['list of contents', /\{:\s*toc[^}\n]*\}/gi],
    ...MARKDOWN,
    ['attributes', /\{:[^}\n]*\}/g],
    ['abbreviation', /^\*\[[^\]\n]+\]:[^\n]*/gm],
    HTML,
  ],
  obsidian: [
    ['query', /^```(?:dataview|tasks)\n[^]*?^```$/gm],
    ['callout', /^```ad-\w+\n[^]*?^```$/gm],
    ...CODE,
    ['query', /`\$?= [^`\n]+`/g],
    ...INLINE,
    ['comment', /%%[^]*?%%/g],
    ['picture', /!\[\[[^\]\n]+\.(?:png|jpe?g|svg|gif|webp)(?:\|[^\]\n]*)?\]\]/g],
    ['embedded note or file', /!\[\[[^\]\n]+\]\]/g],
    ['wikilink', /\[\[[^[\]\n]+\]\]/g],
    ['template', /<%[^]*?%>/g],
    ['field', /^[ \t]*(?:- )?[A-Za-z*][\w *-]{0,40}::[ \t]+[^\n]+|[[(][A-Za-z][\w -]*::[^\])\n]*[\])]/gm],
    ['highlighted text', /==(?=\S)[^=\n]+==/g],
    ['name of a block', /[ \t]\^[\w-]+[ \t]*$/gm],
    ...MARKDOWN,
    ['tag', /(?<![\w/#&[(\\"'=:>`])#(?=[\p{L}\p{N}_/-]*\p{L})[\p{L}\p{N}_/-]+/gu],
    HTML,
  ],
  mkdocs: [
    ['list of contents', /^\[TOC\]$/gim],
    ['part of a page', /^[ \t]*-+8<-+[ \t]+"[^"\n]+"/gm],
    ...CODE,
    ...INLINE,
    ['callout', /^[ \t]*(?:!!!|\?\?\?\+?|\/{3}[ \t]*(?!tab\b)\w)[^\n]*/gm],
    ['tabs', /^[ \t]*(?:={3}[ \t]+"[^"\n]*"|\/{3}[ \t]*tab\b[^\n]*)/gm],
    ['keys', /\+\+[\w"+-]+\+\+/g],
    ['icon', /:(?:material|octicons|fontawesome|simple)-[\w-]+:/g],
    ...MARKDOWN,
    ['attributes', /\{:?[ \t]*[.#\w][^{}\n]*\}/g],
    ['highlighted text', /==(?=\S)[^=\n]+==/g],
    ['abbreviation', /^\*\[[^\]\n]+\]:[^\n]*/gm],
    HTML,
  ],
  vitepress: [
    ['list of contents', /^\[\[toc\]\]$/gim],
    ['part of a page', /^[ \t]*(?:<<<[^\n]*|<!--[ \t]*@include:[^\n]*)/gm],
    ...CODE,
    ...INLINE,
    ['callout', /^[ \t]*:{3,}[ \t]*(?!code-group)\w[^\n]*/gm],
    ['tabs', /^[ \t]*:{3,}[ \t]*code-group[^\n]*/gm],
    ['HTML', /<(script|style)\b[^]*?<\/\1>/g],
    ['component', /<[A-Z][\w.]*(?:\s[^<>]*)?\/?>/g],
    ['value of code', /\{\{[^{}\n]*\}\}/g],
    ...MARKDOWN,
    HTML,
  ],
};

const FRONT = /^(?:---[ \t]*\n[^]*?\n---|\+\+\+[ \t]*\n[^]*?\n\+\+\+|\{\n[^]*?\n\})[ \t]*(?:\n|$)/;

/** The constructs of a file: the page itself, the fields of its front matter, and what is in its text. */
export function constructsIn(generator: string, source: string): Construct[] {
  const text = source.replace(/\r\n?/g, '\n');
  const head = FRONT.exec(text)?.[0] ?? '';
  const inHead = found(head.replace(/^(?:---|\+\+\+)[^\n]*|^[{}]$/gm, blank), [HEAD]);
  const inBody = found(blank(head) + text.slice(head.length), PATTERNS[generator] ?? []);
  return [{ name: 'page', line: 1, lastLine: 1, raw: '' }, ...inHead, ...inBody];
}

function found(text: string, patterns: readonly Pattern[]): Construct[] {
  let rest = text;
  return patterns.flatMap(([name, pattern]) => {
    const matches = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, blank);
    return name === 'inline code' ? [] : matches.map(({ 0: raw, index }) => ({ name, raw, ...linesOf(text, index, raw) }));
  });
}

function linesOf(text: string, index: number, raw: string): Pick<Construct, 'line' | 'lastLine'> {
  const start = index + raw.length - raw.trimStart().length;
  const line = text.slice(0, start).split('\n').length;
  return { line, lastLine: line + raw.trim().split('\n').length - 1 };
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
