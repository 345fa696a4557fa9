import { faultOfLanguage } from '../../content/code/fenceLanguage';
import { lineRanges } from '../../content/code/lineRanges';
import type { Mask } from '../page/mask';

/** A block of code as it was written. */
export interface Fence {
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}

const OPENING = /^([\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})[ \t]*([^\n]*)$/;

/** Converts every fence with `rule` and replaces it by a mark. */
export function maskFences(text: string, mask: Mask, rule: (fence: Fence) => string): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, prefix = '', signs = '', info = ''] = OPENING.exec(lines[at] ?? '') ?? [];
    if (!signs || (signs.startsWith('`') && info.includes('`'))) {
      kept.push(lines[at] ?? '');
      continue;
    }
    const { end, isClosed } = endOf(lines, at + 1, { signs, quotes: quotesIn(prefix) });
    const inside = lines.slice(at + 1, end).map((line) => withoutPrefix(line, prefix));
    kept.push(prefix + mask.keep(rule({ ...readInfo(info), text: inside.join('\n') })));
    at = isClosed ? end : end - 1;
  }
  return kept.join('\n');
}

interface Opened {
  readonly signs: string;
  /** How many quotes it is in. */
  readonly quotes: number;
}

/** The line that closes a fence, or that follows it where its quote or the text ends without one. */
function endOf(lines: readonly string[], from: number, { signs, quotes }: Opened): { readonly end: number; readonly isClosed: boolean } {
  const inQuotes = `^(?:[ \\t]*>){${quotes}}`;
  const [inside, closing] = [new RegExp(inQuotes), new RegExp(`${inQuotes}[ \\t]*\\${signs[0] ?? ''}{${signs.length},}[ \\t]*$`)];
  const end = lines.findIndex((line, index) => index >= from && (!inside.test(line) || closing.test(line)));
  return end < 0 ? { end: lines.length, isClosed: false } : { end, isClosed: closing.test(lines[end] ?? '') };
}

const quotesIn = (prefix: string) => prefix.match(/>/g)?.length ?? 0;

/** A line without the indentation and the quote markers that the opening line had. */
function withoutPrefix(line: string, prefix: string): string {
  const quotes = quotesIn(prefix);
  const unquoted = quotes > 0 ? line.replace(new RegExp(`^(?:[ \\t]*> ?){0,${quotes}}`), '') : line;
  // After a quote marker, one blank belongs to it.
  const indent = quotes > 0 ? Math.max(0, prefix.length - prefix.lastIndexOf('>') - 2) : columnsOf(prefix);
  return withoutColumns(unquoted, indent);
}

/** A line without so many columns of blanks and tabs, or as many as it has. What a tab has more stays as blanks. */
function withoutColumns(line: string, columns: number): string {
  let at = 0;
  while (columnsOf(line.slice(0, at)) < columns && /[ \t]/.test(line[at] ?? '')) at += 1;
  return ' '.repeat(Math.max(0, columnsOf(line.slice(0, at)) - columns)) + line.slice(at);
}

/** How wide a text is whose tabs lead to the next multiple of four columns, as in Markdown. */
function columnsOf(text: string): number {
  return [...text].reduce((column, sign) => (sign === '\t' ? column - (column % 4) + 4 : column + 1), 0);
}

/** `{.bash .numberLines title="x"}` is Pandoc's way to name a language. */
function readInfo(info: string): Omit<Fence, 'text'> {
  const [, name, inside = '', behind = ''] = /^\{\s*\.([\w+#-]+)([^}]*)\}([^]*)$/.exec(info) ?? [];
  if (name) return { language: name, meta: (inside.replace(/(?<=\s)\.[\w-]+/g, '') + behind).trim() };
  // A block may have a title and no language.
  const [, language = '', meta = ''] = /^(?![\w-]+=)([^\s{]*)\s*([^]*)$/.exec(info.trim()) ?? [undefined, '', info.trim()];
  return { language, meta };
}

/** The source of a block in our form. */
export function fenceText({ language, meta, text }: Fence): string {
  const longest = Math.max(2, ...[...text.matchAll(/^[\s>]*(`{3,})/gm)].map(([, signs = '']) => signs.length));
  const signs = '`'.repeat(longest + 1);
  return `${signs}${[language, marksWithin(meta, text.split('\n').length)].filter(Boolean).join(' ')}\n${text}\n${signs}`;
}

/** Other generators ignore marks of lines that a block doesn't have; here they are mistakes. */
function marksWithin(meta: string, lineCount: number): string {
  return meta
    .replace(/(?<=^|\s|=)\{([\d,\s-]+)\}/g, (_, list: string) => {
      const ranges = lineRanges(list).flatMap(([from, to]) => {
        const [first, last] = [Math.max(from, 1), Math.min(to, lineCount)];
        return first > last ? [] : [first === last ? `${first}` : `${first}-${last}`];
      });
      return `{${ranges.join(',')}}`;
    })
    .replace(/(?:(?<=^|\s)|\w+=)\{\}/g, '')
    .trim();
}

/** Other highlighters' names for our languages, and languages that are written much like one of them. */
const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    apacheconf: 'htaccess',
    bash: 'zsh fish shell env dotenv curl',
    console: 'shell-session sh-session terminal',
    cpp: 'c++',
    csharp: 'c#',
    css: 'scss sass less',
    csv: 'tsv',
    diff: 'patch',
    go: 'golang',
    groovy: 'gradle',
    hcl: 'nomad alloy river',
    html: 'tpl gotmpl go-html-template htmlbars liquid twig django vue vue-html svelte astro xhtml erb ejs hbs handlebars mustache smarty blade',
    http: 'https rest',
    ini: 'conf config dosini editorconfig gitconfig service unit xcconfig',
    jinja: 'jinja2',
    js: 'node es6 cjs mjs',
    json: 'jsonc json5',
    log: 'logs',
    makefile: 'mk',
    markdown: 'mdx',
    powershell: 'ps ps1 pwsh',
    promql: 'logql metricsql prometheus',
    python: 'python3 py3 ipython pycon starlark bazel bzl',
    rust: 'rs',
    sql: 'mysql pgsql postgresql postgres plsql psql sqlite tsql mssql',
    'ssh-config': 'sshconfig',
    text: 'none raw nohighlight no-highlight ascii stdout',
    ts: 'mts cts',
    vim: 'viml vimscript vimrc',
    xml: 'plist',
    yaml: 'compose docker-compose',
  }).flatMap(([language, names]) => names.split(' ').map((name) => [name, language])),
);

/** Our name for a language, and whether it has colours. */
export function languageOf(name: string): { readonly language: string; readonly isKnown: boolean } {
  const lower = name.toLowerCase();
  if (lower === '') return { language: '', isKnown: true };
  const candidates = [lower, LANGUAGES[lower] ?? ''].filter(Boolean);
  const known = candidates.find((candidate) => faultOfLanguage(candidate) === null);
  return { language: known ?? 'text', isKnown: known !== undefined };
}

/** Line numbers as we write them: `2 4-6`, `[2,"4-6"]` and `2,4-6` become `{2,4-6}`. */
export function rangesOf(list: string): string {
  const ranges = list.match(/\d+(?:-\d+)?/g) ?? [];
  return ranges.length > 0 ? `{${ranges.join(',')}}` : '';
}
