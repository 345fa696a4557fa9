import { fenceText } from './fences';
import { block, type Renderer } from './tags';

/** Private-use characters as marks: an entry's name is between the first two, its content between the second and the third. */
const PART = /[\uE00A\uE00B\uE00C]/;

/** A tree of files that components draw, as text. */
export const listOfFiles: Renderer = (_, body, page) => {
  const lines: string[] = [];
  let depth = 0;
  let rest = body;
  while (PART.test(rest)) {
    const at = rest.search(PART);
    const sign = rest[at];
    rest = rest.slice(at + 1);
    if (sign === '\uE00C') depth -= 1;
    if (sign !== '\uE00A') continue;
    lines.push('  '.repeat(depth) + rest.slice(0, rest.indexOf('\uE00B')));
    depth += 1;
  }
  return lines.length > 0 ? block(page.mask.keep(fenceText({ language: 'tree', meta: '', text: lines.join('\n') }))) : null;
};
