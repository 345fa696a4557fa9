import { isNo, record } from '../page/frontMatter';
import { pluginOf } from './plugins';
import type { Page } from '../page/page';

/** A value by its path, another expression, or a part that the template language leaves alone. */
const EXPRESSION = /\{%-?\s*raw\s*-?%\}[^]*?\{%-?\s*endraw\s*-?%\}|\{\{-?[ \t]*([\w.]+)[ \t]*-?\}\}|\{\{[^{}\n]*\}\}/g;
const READ_TABLE = /\{\{-?[ \t]*read_\w+\([^{}]{0,1000}\)[ \t]*-?\}\}/g;

/** Fills in the values that the plugin `macros` takes from the configuration (`extra`, and `config` as a whole), in code, too. Others stay as they are, and are reported. */
export function withMacros(text: string, page: Page): string {
  const { config } = page.site;
  if (!pluginOf('macros', config) || isNo(page.item.data['render_macros'])) return text;
  const readsTables = pluginOf('table-reader', config) !== undefined;
  const values = { ...record(config.data['extra']), config: config.data };
  return text.replace(EXPRESSION, (raw, path?: string) => {
    if (raw.startsWith('{%') || (readsTables && raw.search(READ_TABLE) === 0)) return raw;
    const value = (path ?? '').split('.').reduce<unknown>((each, name) => (Object.hasOwn(record(each), name) ? record(each)[name] : undefined), values);
    if (typeof value === 'string' || typeof value === 'number') {
      page.addConverted('value');
      return String(value);
    }
    page.addFinding('Template expressions, left as they are', raw);
    return raw;
  });
}

/** What the plugin `table-reader` makes tables of. */
export function withTablesRead(text: string, page: Page): string {
  if (!pluginOf('table-reader', page.site.config)) return text;
  return text.replace(READ_TABLE, (raw) => {
    page.addFinding('Tables read from files, kept as comments', raw);
    return page.comment(raw);
  });
}
