import { textOf, valueAt } from '../page/frontMatter';
import type { Page } from '../page/page';

/** Filters after which a value is still the same text. */
const KEEPING =
  /^(?:\|\s*(?:default:\s*(?:"[^"\n]*"|'[^'\n]*')|(?:xml_)?escape|escape_once|(?:l|r)?strip|strip_html|strip_newlines|markdownify|smartify|to_s|relative_url|absolute_url)\s*)*$/;

/** A value of the configuration or of the front matter, with its filters. */
export const VALUE = /\{\{-?\s*(site|page)\.([\w.]+)\s*((?:\|[^{}\n]*?)?)\s*-?\}\}/;

interface Value {
  readonly source: string;
  readonly key: string;
  readonly filters: string;
}

/** The front matter of a page, with what the configuration sets for it. */
export const pageValues = ({ item }: Page): Readonly<Record<string, unknown>> => ({ ...item.shared, ...item.data });

/** What a value is; empty where Jekyll would change it, or where there is none. */
export function valueOf({ source, key, filters }: Value, page: Page): string {
  const data: unknown = source === 'site' ? page.site.config.data : { ...pageValues(page), date: page.item.date?.day };
  const value = filtered(textOf(valueAt(data, key)), filters) ?? '';
  if (value && source === 'page') page.shownFields.add(key.split('.')[0] ?? key);
  return value;
}

/** A value after its filters; undefined where they change it. */
export function filtered(value: string, filters: string): string | undefined {
  if (!KEEPING.test(filters)) return undefined;
  const [, fallback = ''] = /\|\s*default:\s*["']([^"'\n]*)["']/.exec(filters) ?? [];
  return value || fallback;
}

/** `{{ site.baseurl }}`, `{{ "/path" | relative_url }}`, `{{ page.title }}`. */
export function outputs(text: string, page: Page): string {
  return text
    .replace(/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/g, () => '')
    .replace(/\{\{-?\s*["']([^"'\n]*)["']\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/g, (_, path: string) => path)
    .replace(new RegExp(VALUE, 'g'), (...[raw = '', source = '', key = '', filters = '']: string[]) => {
      const value = valueOf({ source, key, filters }, page);
      if (!value) return page.asCode('Template expressions, shown as code', raw);
      page.addConverted('Liquid tag');
      return value;
    })
    .replace(/\{\{-?\s*["'a-z][^{}\n]*\}\}/g, (raw) => page.asCode('Template expressions, shown as code', raw));
}
