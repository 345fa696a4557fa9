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
}

const optionsOf = memoizeByKey(({ file, text: written }: Config): Options => {
  const text = withoutComments(written);
  const [, source = ''] = /\bsrcDir:\s*['"`]\.?\/?([^'"`]*?)\/?['"`]/.exec(text) ?? [];
  return {
    root: `${file.replace(/\.vitepress\/[^]*$/, '')}${source === '' ? '' : `${source}/`}`,
    excluded: listNamed('srcExclude', text),
    locales: localesIn(text),
  };
});

/** Those of the site have a root or labels; the search has some, too, with its own words. */
function localesIn(text: string): string[] {
  const objects = [...text.matchAll(/\blocales['"]?\s*:\s*\{/g)].map(({ index, 0: raw }) => objectAt(text, index + raw.length));
  const ofSite = objects.find((each) => namesIn(each).includes('root')) ?? objects.find((each) => /\blabel['"]?\s*:/.test(each));
  return ofSite === undefined ? [] : namesIn(ofSite);
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
