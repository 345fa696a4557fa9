import { SHORTCODES } from './shortcodes';
import type { Page } from '../page/page';
import { readAttributes, type Tag } from '../syntax/tags';

const SHORTCODE = /\{\{([<%])\s*(\/?)\s*([\w./-]+)((?:\s(?:"(?:[^"\\]|\\.)*"|[^"])*?)?)\s*(\/?)\s*[%>]\}\}/g;
/** A shortcode with comment markers inside its delimiters is shown instead of run. */
export const ESCAPED = /`?\{\{([<%])\s*\/\*\s*([^]*?)\s*\*\/\s*([%>])\}\}`?/g;

export function withShownShortcodes(text: string, page: Page): string {
  return text.replace(ESCAPED, (raw) => {
    page.addConverted('shortcode');
    return raw.replace(/\{\{([<%])\s*\/\*\s*/, '{{$1 ').replace(/\s*\*\/\s*([%>])\}\}/, ' $1}}');
  });
}

export function findShortcodes(text: string): Tag[] {
  const found = [...text.matchAll(SHORTCODE)];
  const closed = new Set(found.filter(([, , slash]) => slash).map(([, , , name]) => name));
  return found.map((match): Tag => {
    const [raw, , slash, name = '', attributes = '', end] = match;
    const kind = slash ? 'close' : closed.has(name) && !end ? 'open' : 'single';
    return { kind, name: name.replace(/\.html$/, ''), ...readAttributes(attributes), raw, start: match.index, end: match.index + raw.length };
  });
}

/** Code as Hugo shows it, which runs shortcodes there, too: with its parameters. Other shortcodes stay as they are written. */
export function hugoCode(code: string, page: Page): string {
  let [result, at] = ['', 0];
  for (const tag of findShortcodes(code)) {
    result += withShownShortcodes(code.slice(at, tag.start), page) + (parameterIn(tag, page) ?? written(tag, page));
    at = tag.end;
  }
  return result + withShownShortcodes(code.slice(at), page);
}

function parameterIn(tag: Tag, page: Page): string | null {
  const value = tag.name.toLowerCase() === 'param' ? (SHORTCODES['param']?.(tag, '', page) ?? null) : null;
  if (value !== null) page.addConverted('shortcode');
  return value;
}

function written({ kind, raw }: Tag, page: Page): string {
  if (kind !== 'close') page.addFindingAbout(raw, { what: 'Shortcodes in code, shown as they are written', raw, text: raw });
  return raw;
}
