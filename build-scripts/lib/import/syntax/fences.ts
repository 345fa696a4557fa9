import { faultOfLanguage } from '../../content/code/fenceLanguage';
import { lineRanges } from '../../content/code/lineRanges';
import type { Mask } from '../page/mask';
import { quotesIn, withoutPrefix } from './prefixes';
import { shownCodeIn, type CodeTags } from './shownCode';

/** A block of code as it was written. */
export interface Fence {
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}

const OPENING = /^([\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})[ \t]*([^\n]*)$/;

interface Masking {
  readonly mask: Mask;
  /** The generator's own tags around code. */
  readonly tags: readonly CodeTags[];
  readonly rule: (fence: Fence) => string;
}

/** Converts every fence with `rule` and replaces it by a mark. Those that code between tags shows stay as they are. */
export function maskFences(text: string, { mask, tags, rule }: Masking): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  const endOfShown = shownCodeIn(lines, tags);
  for (let at = 0; at < lines.length; at += 1) {
    const shown = endOfShown(at);
    if (shown !== undefined) {
      kept.push(...lines.slice(at, shown + 1));
      at = shown;
      continue;
    }
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
