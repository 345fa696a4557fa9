import { partsOf } from '../page/frontMatter';
import type { Page } from '../page/page';
import { linesOutsideOfCode, outsideOfCode, sectionNamed } from '../syntax/parts';

const ALONE = /^([ \t]*(?:> ?)*)!\[\[([^\][\n|#^]+?)(#[^\][\n|]*)?(?:\|[^\][\n]*)?\]\][ \t]*$/gm;
/** A longer note becomes a link. */
const MAX_LINES = 60;

/** Shows embedded notes, sections and blocks as quotes; other files, and what is too long or missing, stay unchanged. */
export function withEmbeddedNotes(body: string, page: Page): string {
  return outsideOfCode(body, (text) =>
    text.replace(ALONE, (...[raw = '', before = '', name = '', anchor = '', offset]: string[]) => {
      const item = /\.\w{2,5}$/.test(name) && !name.endsWith('.md') ? undefined : page.site.pageNamed(name);
      if (!item || item.path === page.item.path) return raw;
      const part = partNamed(item.body, anchor.slice(1)).trim();
      if (!part || part.split('\n').length > MAX_LINES) return raw;
      page.parts.set(item.path, item.head + item.body);
      page.addConverted('embedded note');
      const lines = outsideOfCode(part, asText)
        .split('\n')
        .map((line) => `${before}> ${line}`.trimEnd());
      // Without a blank line, the text below would be a part of the quote.
      const isFollowed = /^\n[ \t>]*[^\s>]/.test(text.slice(Number(offset) + raw.length));
      return [...lines, ...(isFollowed ? [before.trimEnd()] : [])].join('\n');
    }),
  );
}

/** In a quote, a heading isn't part of the page's outline, and embedded notes could go on for ever. */
function asText(text: string): string {
  return text
    .replace(/^#{1,6}[ \t]+(.*?)[ \t]*#*$/gm, '**$1**')
    .replace(/!\[\[(?![^\]]*\.\w{2,5}[\]|#])/g, '[[')
    .replace(/[ \t]*\^[\w-]+$/gm, '');
}

/** A note's whole text, or one of its sections or blocks. */
function partNamed(text: string, anchor: string): string {
  if (!anchor) return partsOf(text).body;
  if (anchor.startsWith('^')) return blockNamed(text, anchor);
  return sectionNamed(text, anchor.split('#').at(-1) ?? '') ?? '';
}

/** The item or paragraph that ends with a name, or the block above a line that has only the name. */
function blockNamed(text: string, name: string): string {
  const lines = text.split('\n');
  const at = linesOutsideOfCode(text).findIndex((line) => line.trimEnd().endsWith(name));
  if (at < 0) return '';
  const isAlone = lines[at]?.trim() === name;
  if (!isAlone && /^\s*(?:[-*+]|\d+\.)\s/.test(lines[at] ?? '')) return (lines[at] ?? '').trim();
  let end = at;
  while (isAlone && end > 0 && !lines[end - 1]?.trim()) end -= 1;
  let start = isAlone ? end - 1 : end;
  while (start > 0 && lines[start - 1]?.trim()) start -= 1;
  return lines.slice(start, isAlone ? end : at + 1).join('\n');
}
