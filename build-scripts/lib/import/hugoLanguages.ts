import { record, textOf } from './frontMatter';
import type { Config } from './item';

const languageTag = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

/** One of Hugo's own settings, whose names may be in any case. */
export function settingOf({ data }: Pick<Config, 'data'>, name: string): unknown {
  return Object.entries(data).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

/** A page's path below the folder of its language, without the extension; null for languages other than the site's main one. */
export function belowContent(path: string, config: Config): string | null {
  const languages = Object.entries(record(settingOf(config, 'languages'))).map(([name, data]) => ({ name: name.toLowerCase(), data: record(data) }));
  const main = (textOf(settingOf(config, 'defaultContentLanguage')) || 'en').toLowerCase();
  const folders = languages.map(({ name, data }) => ({ name, folder: textOf(settingOf({ data }, 'contentDir')).replace(/^\.?\/|\/$/g, '') }));
  const own = folders.find(({ folder }) => folder !== '' && folder !== 'content' && path.startsWith(`${folder}/`));
  if (own && own.name !== main) return null;
  if (own) return path.slice(own.folder.length + 1).replace(/\.\w+$/, '');
  const [, dotted, rest = path] = /^content(?:\.([\w-]+))?\/(.*)$/.exec(path) ?? [];
  const [, suffix] = /\.([\w-]+)\.\w+$/.exec(rest) ?? [];
  const [folder = ''] = rest.split('/');
  const isLanguage = (tag = '') => languageTag.test(tag) && (tag.toLowerCase() === main || languages.some(({ name }) => name === tag.toLowerCase()));
  const used = [dotted, isLanguage(suffix) ? suffix : undefined, rest.includes('/') && isLanguage(folder) ? folder : undefined].find(Boolean);
  if (used !== undefined && used.toLowerCase() !== main) return null;
  const plain = rest.replace(/\.\w+$/, '').replace(isLanguage(suffix) ? /\.[\w-]+$/ : /$/, '');
  return used === folder ? plain.slice(folder.length + 1) : plain;
}
