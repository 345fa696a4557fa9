import type { Token } from '../../../../src/core/content/blocks';
import { colour } from './colour';
import { languageOfFile } from './languageOfFile';
import type { Leaf } from './leaves';

/**
 * Colours a piece of code. Adjacent tokens of one colour are joined: the page has fewer elements, and looks the same.
 *
 * @param language the fence's; an unknown one is plain text
 * @param path the path of the file that the code shows, if any: it says more than a fence called `text` or `ini`
 * @returns its lines, each a list of tokens
 */
export function highlight(code: string, language: string, path = ''): Token[][] {
  const lines: Leaf[][] = [[]];
  for (const [role, text] of colour(code, GENERIC.has(language) ? (languageOfFile(path, code) ?? language) : language)) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push([role, part]);
    });
  }
  return lines.map((leaves) => joinAlike(leaves).map(([role, text]) => (role ? [role, text] : text)));
}

/** Names that say little of what a file is. */
const GENERIC: ReadonlySet<string> = new Set(['text', 'txt', 'ini', 'conf', 'cfg', 'jinja']);

/** Joins adjacent leaves of one role, along with blanks between two of them. */
function joinAlike(leaves: readonly Leaf[]): Leaf[] {
  const joined: Leaf[] = [];
  for (const [role, text] of leaves) {
    const [last, before] = [joined.at(-1), joined.at(-2)];
    if (last?.[0] === role) joined.splice(-1, 1, [role, last[1] + text]);
    else if (last && isBlank(last) && before?.[0] === role) joined.splice(-2, 2, [role, before[1] + last[1] + text]);
    else joined.push([role, text]);
  }
  return joined;
}

const isBlank = ([role, text]: Leaf) => role === '' && text.trim() === '';
