import type { Page } from '../page/page';
import { outsideOfCode } from '../syntax/parts';

const CONDITION = /\{%-?\s*(if|unless)\s+(include|page|site)\.([\w-]+)\s*-?%\}((?:(?!\{%-?\s*(?:if|unless|elsif|for)\b)[^])*?)\{%-?\s*end\1\s*-?%\}/g;
/** What only a build knows. */
const COMPUTED = /^(?:next|previous|url|content|posts|pages|time|data|collections|related_posts|tags|categories|static_files)$/;

/** Whether a field has a value that no file says. */
export const isComputed = (key: string): boolean => COMPUTED.test(key);

/** In Liquid, an empty text and a zero are true. */
const isTrue = (value: unknown) => value !== undefined && value !== null && value !== false;

/** Replaces a condition by the branch that holds, if it asks for a value of the front matter, the configuration or an include. */
export function decided(body: string, sources: Readonly<Record<string, Readonly<Record<string, unknown>>>>, page: Page): string {
  return outsideOfCode(body, (text) =>
    text.replace(CONDITION, (...[raw = '', word = '', source = '', key = '', inside = '']: string[]) => {
      const data = sources[source];
      if (!data || (source !== 'include' && isComputed(key))) return raw;
      const [then = '', otherwise = ''] = inside.split(/\{%-?\s*else\s*-?%\}/);
      page.addConverted('Liquid tag');
      return isTrue(data[key]) === (word === 'if') ? then : otherwise;
    }),
  );
}
