import { memoizeByKey } from '../../content/articles/memoizeByKey';
import { fitsGlob } from '../page/globs';
import type { Config } from '../page/item';
import { listNamed, namesIn, objectAt, withoutComments } from '../page/scriptConfig';

interface Options {
  /** The folder of the documents, with a slash at its end; empty for that of the site. */
  readonly root: string;
  readonly excluded: readonly string[];
  /** The folders of languages; `root` for the language that has none. */
  readonly locales: readonly string[];
  /** The contents of the object of rewrites. */
  readonly rewrites: string;
}

const optionsOf = memoizeByKey(({ file, text: written }: Config): Options => {
  const text = withoutComments(written);
  const [, source = ''] = /\bsrcDir:\s*['"`]\.?\/?([^'"`]*?)\/?['"`]/.exec(text) ?? [];
  return {
    root: `${file.replace(/\.vitepress\/[^]*$/, '')}${source === '' ? '' : `${source}/`}`,
    excluded: listNamed('srcExclude', text),
    locales: localesIn(text),
    rewrites: rewritesIn(text),
  };
});

/** Those of the site have a root or labels; the search has some, too, with its own words. */
function localesIn(text: string): string[] {
  const objects = [...text.matchAll(/\blocales['"]?\s*:\s*\{/g)].map(({ index, 0: raw }) => objectAt(text, index + raw.length));
  const ofSite = objects.find((each) => namesIn(each).includes('root')) ?? objects.find((each) => /\blabel['"]?\s*:/.test(each));
  return ofSite === undefined ? [] : namesIn(ofSite);
}

function rewritesIn(text: string): string {
  const start = /\brewrites['"]?\s*:\s*\{/.exec(text);
  return start ? objectAt(text, start.index + start[0].length) : '';
}

/** Placeholders of a path: for one of its parts, or for any number of them. */
const PLACEHOLDER = /:(\w+)(\*|\(\.\*\))?/g;
const PAIR = /['"`]([^'"`]+)['"`]\s*:\s*['"`]([^'"`]+)['"`]/g;
const isLiteral = (pattern: string) => !/[()*?{}+]/.test(pattern.replace(PLACEHOLDER, ''));

/** A path below the folder of the documents as the configuration rewrites it; the first pattern that fits counts. */
export function rewritten(path: string, config: Config): string {
  for (const [, from = '', to = ''] of optionsOf(config).rewrites.matchAll(PAIR)) {
    if (!isLiteral(from)) continue;
    const names = [...from.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    const source = from.replace(/[.+^$|[\]\\]/g, '\\$&').replace(PLACEHOLDER, (_, __, many?: string) => (many ? '(.*)' : '([^/]+)'));
    const values = new RegExp(`^${source}$`).exec(path)?.slice(1);
    if (values) return to.replace(PLACEHOLDER, (raw, name: string) => values[names.indexOf(name)] ?? raw);
  }
  return path;
}

/** Code without its strings, but for those that are names. */
const withoutValues = (code: string) => code.replace(/(['"`])(?:\\.|(?!\1)[^\\\n])*\1(?!\s*:)/g, "''");

/** Rewrites that a function makes, and patterns of another kind. */
export function unreadRewrites(config: Config): string[] {
  const made = /(?:^|[{,])\s*['"]?rewrites['"]?\s*(?:\(|:(?!\s*\{)|,)/m.test(withoutValues(withoutComments(config.text))) ? ['rewrites'] : [];
  return [...made, ...[...optionsOf(config).rewrites.matchAll(PAIR)].flatMap(([, from = '']) => (isLiteral(from) ? [] : [from]))];
}

/** A file's path below the folder of the documents; null for one outside of it. */
export function belowSource(path: string, config: Config): string | null {
  const { root } = optionsOf(config);
  return path.startsWith(root) ? path.slice(root.length) : null;
}

/** Whether the configuration excludes a file. The path is below the folder of the documents. */
export function isExcludedInVitepress(path: string, config: Config): boolean {
  return fitsGlob(path, optionsOf(config).excluded);
}

/** A path below the folder of the main language: the root, or where that has no language, the first one listed. Null for other languages. */
export function belowLocale(path: string, config: Config): string | null {
  const { locales } = optionsOf(config);
  const [first = '', ...others] = locales.includes('root') ? ['', ...locales.filter((name) => name !== 'root')] : locales;
  if (others.some((name) => path.startsWith(`${name}/`))) return null;
  return first !== '' && path.startsWith(`${first}/`) ? path.slice(first.length + 1) : path;
}
