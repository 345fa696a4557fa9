import { isNo, record } from './frontMatter';
import { pluginOf } from './mkdocsPlugins';
import type { Page } from './page';

/** A value by its path, or a part that the template language leaves alone. */
const EXPRESSION = /\{%-?\s*raw\s*-?%\}[^]*?\{%-?\s*endraw\s*-?%\}|\{\{-?[ \t]*([\w.]+)[ \t]*-?\}\}/g;

/** Fills in the values that the plugin `macros` takes from the configuration (`extra`, and `config` as a whole), in code, too. Others stay as they are, and are reported. */
export function withMacros(text: string, page: Page): string {
  const { config } = page.site;
  if (!pluginOf('macros', config) || isNo(page.item.data['render_macros'])) return text;
  const values = { ...record(config.data['extra']), config: config.data };
  return text.replace(EXPRESSION, (raw, path?: string) => {
    if (path === undefined) return raw;
    const value = path.split('.').reduce<unknown>((each, name) => (Object.hasOwn(record(each), name) ? record(each)[name] : undefined), values);
    if (typeof value === 'string' || typeof value === 'number') {
      page.addConverted('value');
      return String(value);
    }
    page.addFinding('Template expressions, left as they are', raw);
    return raw;
  });
}
