import { record, textOf } from '../page/frontMatter';
import type { Config } from '../page/item';

const languageTag = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

/** One of Hugo's own settings, whose names are case-insensitive. */
export function settingOf({ data }: Pick<Config, 'data'>, name: string): unknown {
  return Object.entries(data).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

interface Language {
  /** In lower case. */
  readonly name: string;
  /** The folder of its pages, where it has one of its own. */
  readonly folder: string;
}

/** A page's path below the folder of its language, without the extension; null for languages other than the site's main one. */
export function belowContent(path: string, config: Config): string | null {
  const languages = languagesOf(config);
  const main = mainLanguage(config);
  const own = languages.find(({ folder }) => folder !== '' && folder !== 'content' && path.startsWith(`${folder}/`));
  if (own) return own.name === main ? withoutEnding(path.slice(own.folder.length + 1)) : null;
  const names = new Set([main, ...languages.map(({ name }) => name)]);
  const { rest, contentFolder, suffix, firstFolder } = languagesIn(path, (word) => languageTag.test(word) && names.has(word.toLowerCase()));
  const used = contentFolder ?? suffix ?? firstFolder;
  if (used !== undefined && used.toLowerCase() !== main) return null;
  const page = suffix === undefined ? withoutEnding(rest) : withoutEnding(withoutEnding(rest));
  return used !== undefined && used === firstFolder ? page.slice(firstFolder.length + 1) : page;
}

/** The folders of the main language's pages, besides `content/`. */
export function contentFolders(config: Config): readonly string[] {
  const main = mainLanguage(config);
  const own = languagesOf(config).find(({ name }) => name === main)?.folder ?? '';
  return [...new Set([own, folderIn(config.data), `content/${main}`])].filter((folder) => folder !== '' && folder !== 'content');
}

const mainLanguage = (config: Config) => (textOf(settingOf(config, 'defaultContentLanguage')) || 'en').toLowerCase();
const folderIn = (data: Config['data']) => textOf(settingOf({ data }, 'contentDir')).replace(/^\.?\/|\/$/g, '');

function languagesOf(config: Config): Language[] {
  return Object.entries(record(settingOf(config, 'languages'))).map(([name, settings]) => ({
    name: name.toLowerCase(),
    folder: folderIn(record(settings)),
  }));
}

/** The three places where a path can name its page's language: `content.de/…`, `….de.md` and `content/de/…`. */
function languagesIn(path: string, isLanguage: (word: string) => boolean) {
  const [, contentFolder, rest = path] = /^content(?:\.([\w-]+))?\/(.*)$/.exec(path) ?? [];
  const known = (word: string | undefined) => (word !== undefined && isLanguage(word) ? word : undefined);
  const suffix = known(/\.([\w-]+)\.\w+$/.exec(rest)?.[1]);
  const firstFolder = known(/^([^/]*)\//.exec(rest)?.[1]);
  return { rest, contentFolder, suffix, firstFolder };
}

function withoutEnding(path: string): string {
  return path.replace(/\.[\w-]+$/, '');
}
