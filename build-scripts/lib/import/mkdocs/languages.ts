import { memoizeByKey } from '../../content/articles/memoizeByKey';
import { isYes, record, textOf } from '../page/frontMatter';
import type { Config } from '../page/item';
import { pluginOf } from './plugins';

interface Languages {
  readonly main: string;
  readonly others: readonly string[];
  readonly inFolders: boolean;
}

/** A path below the documents as it is in the site's main language, of those that the plugin `i18n` names; null for the other languages. */
export function inMainLanguage(path: string, config: Config): string | null {
  const { main, others, inFolders } = languagesOf(config);
  if (inFolders) return others.some((name) => path.startsWith(`${name}/`)) ? null : path.startsWith(`${main}/`) ? path.slice(main.length + 1) : path;
  const [, suffix = ''] = /\.([\w-]+)\.\w+$/.exec(path) ?? [];
  if (others.includes(suffix)) return null;
  return suffix !== '' && suffix === main ? path.replace(/\.[\w-]+(?=\.\w+$)/, '') : path;
}

/** Earlier versions of the plugin name the main language separately. */
const languagesOf = memoizeByKey((config: Config): Languages => {
  const plugin = pluginOf('i18n', config) ?? {};
  const { languages } = plugin;
  const listed = Array.isArray(languages) ? languages.map(record) : Object.keys(record(languages)).map((locale) => ({ locale }));
  const names = listed.map((each) => textOf(record(each)['locale'])).filter((name) => name !== 'null');
  const marked = listed.find((each) => isYes(record(each)['default']));
  const main = textOf(marked?.['locale']) || textOf(plugin['default_language']) || (names[0] ?? '');
  return { main, others: names.filter((name) => name !== '' && name !== main && name !== 'default'), inFolders: plugin['docs_structure'] === 'folder' };
});
