import type { Page } from '../page/page';
import { outsideOfCode } from '../syntax/parts';

const CONDITION = /\{%-?\s*(if|unless)\s+(include|page|site)\.([\w-]+)\s*-?%\}((?:(?!\{%-?\s*(?:if|unless|elsif|for)\b)[^])*?)\{%-?\s*end\1\s*-?%\}/g;
/** What only a build knows. */
const COMPUTED = /^(?:next|previous|url|content|posts|pages|time|data|collections|related_posts|tags|categories|static_files)$/;

/** Replaces a condition by the branch that holds, if it asks for a value of the front matter, the configuration or an include. */
export function decided(body: string, sources: Readonly<Record<string, Readonly<Record<string, unknown>>>>, page: Page): string {
  return outsideOfCode(body, (text) =>
    text.replace(CONDITION, (...[raw = '', word = '', source = '', key = '', inside = '']: string[]) => {
      const data = sources[source];
      if (!data || (source !== 'include' && COMPUTED.test(key))) return raw;
      const [then = '', otherwise = ''] = inside.split(/\{%-?\s*else\s*-?%\}/);
      page.addConverted('Liquid tag');
      if (source === 'page') page.shownFields.add(key);
      return Boolean(data[key]) === (word === 'if') ? then : otherwise;
    }),
  );
}
