import { record, textOf } from './frontMatter';
import type { Page } from './page';

/** Filters after which a value is still the same text. */
const KEEPING =
  /^(?:\|\s*(?:default:\s*(?:"[^"\n]*"|'[^'\n]*')|(?:xml_)?escape|escape_once|(?:l|r)?strip|strip_html|strip_newlines|markdownify|smartify|to_s|relative_url|absolute_url)\s*)*$/;

/** `{{ site.baseurl }}`, `{{ "/path" | relative_url }}`, `{{ page.title }}`. */
export function outputs(text: string, page: Page): string {
  return text
    .replace(/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/g, () => '')
    .replace(/\{\{-?\s*["']([^"'\n]*)["']\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/g, (_, path: string) => path)
    .replace(/\{\{-?\s*(site|page)\.([\w.]+)\s*((?:\|[^{}\n]*?)?)\s*-?\}\}/g, (...[raw = '', source = '', key = '', filters = '']: string[]) => {
      if (!KEEPING.test(filters)) return page.asCode('Template expressions, shown as code', raw);
      const [, fallback = ''] = /\|\s*default:\s*["']([^"'\n]*)["']/.exec(raw) ?? [];
      const data: unknown = source === 'site' ? page.site.config.data : { ...page.item.data, date: page.item.date?.day };
      const value = textOf(key.split('.').reduce<unknown>((each, name) => record(each)[name], data)) || fallback;
      if (!value) return page.asCode('Template expressions, shown as code', raw);
      page.addConverted('Liquid tag');
      return value;
    })
    .replace(/\{\{-?\s*["'a-z][^{}\n]*\}\}/g, (raw) => page.asCode('Template expressions, shown as code', raw));
}
