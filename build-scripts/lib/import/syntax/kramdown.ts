import { callout, kindNamed } from './callouts';
import type { Mask } from '../page/mask';
import type { Page } from '../page/page';

const ATTRIBUTES = /\{::?[^{}\n]*\}/;
/** A paragraph or a quote, with its attributes on the line before it or after it. */
const CLASSED = /^((?:(?!\{:)\S[^\n]*\n)+)\{:\s*([^{}\n]*)\}[ \t]*$/gm;
const BEFORE = /^\{:\s*\.([\w-]+)(?:-title)?\s*\}[ \t]*\n((?:(?!\{:)\S[^\n]*(?:\n|$))+)/gm;

/** The heading of a table of contents, with the table: pages have their own. */
const CONTENTS =
  /^#{1,6}[ \t]+(?:(?:table of )?contents|toc|on this page)\b[^\n]*\n(?:\{:[^{}\n]*\}[ \t]*\n)?\s*(?:[-*+]|\d+\.)[ \t]+[^\n]*\n[ \t]*\{:\s*toc[^{}\n]*\}[ \t]*$/gim;

/** Converts kramdown's attributes: classes of callouts, ids of headings, the table of contents; the others only concern looks. */
export function kramdown(text: string, page: Page): string {
  return explained(captions(tables(text, page), page), page)
    .replace(/\{::comment\}([^]*?)\{:\/(?:comment)?\}/g, (_, inside: string) => page.comment(inside))
    .replace(/\{::(?:nomarkdown|options)[^{}\n]*\}|\{:\/\w*\}/g, '')
    .replace(CONTENTS, '')
    .replace(/^[ \t]*(?:[-*+]|\d+\.)[ \t]+[^\n]*\n[ \t]*\{:\s*toc[^{}\n]*\}[ \t]*$/gim, '')
    .replace(/^[^\n]*\{:\.no_toc\}[^\n]*$/gm, (line) => line.replace(/\s*\{:\.no_toc\}/, ''))
    .replace(/^(#{1,6}[^\n]*)\n\{:\s*([^{}\n]*)\}[ \t]*$/gm, (_, heading: string, attributes: string) => heading + idIn(attributes))
    .replace(/^(#{1,6}[^\n{]*)\{:\s*([^{}\n]*)\}[ \t]*$/gm, (_, heading: string, attributes: string) => heading.trimEnd() + idIn(attributes))
    .replace(BEFORE, (raw, name: string, body: string) => classed(name, body, page) ?? raw)
    .replace(
      CLASSED,
      (_, body: string, attributes: string) => classed(/\.(?:prompt-|notice--|alert-)?([\w-]+)/.exec(attributes)?.[1] ?? '', body, page) ?? body,
    )
    .replace(new RegExp(`^[ \\t]*${ATTRIBUTES.source}[ \\t]*\\n|[ \\t]*${ATTRIBUTES.source}`, 'gm'), () => {
      page.addConverted('kramdown attribute');
      return '';
    });
}

const TABLE = /(?:^\|[^\n]*(?:\n|$))+/gm;
const isLine = (row: string) => /^\|[\s|:=+-]*$/.test(row) && /[-=]/.test(row);

/** In kramdown, a table needs no head and may have lines above it and within; a bar in code belongs to the code. */
function tables(text: string, { mask }: Page): string {
  return text.replace(TABLE, (table) => {
    const rows = table.trimEnd().split('\n');
    const [head = '', line = '', ...body] = isLine(rows[0] ?? '') ? rows.slice(1) : rows;
    if (!head || isLine(head)) return table;
    const empty = head.replace(/^\||\|[ \t]*$/g, '').split(/(?<!\\)\|/);
    const top = isLine(line) ? [head, line] : [`|${empty.map(() => ' ').join('|')}|`, `|${empty.map(() => '---').join('|')}|`, head, ...(line ? [line] : [])];
    const made = [...top, ...body.filter((row) => !isLine(row))].join('\n');
    return withEscapedBars(made, mask) + table.slice(table.trimEnd().length);
  });
}

/** Escapes the bars in masked code, which belong to the code there and would begin a cell here. */
export function withEscapedBars(rows: string, mask: Mask): string {
  return mask.replaceKept(rows, (code) => mask.keep(code.replace(/(?<!\\)\|/g, '\\|')));
}

function idIn(attributes: string): string {
  const [, id] = /#([\w-]+)/.exec(attributes) ?? [];
  return id ? ` {#${id}}` : '';
}

function classed(name: string, body: string, page: Page): string | null {
  const kind = kindNamed(
    name
      .replace(/^(?:prompt-|notice--|alert-)/, '')
      .replace(/-title$/, '')
      .replace(/^notice$/, 'note'),
  );
  if (!kind) return null;
  const text = body.replace(/^> ?/gm, '');
  const [title = '', ...rest] = name.endsWith('-title') ? text.split('\n') : ['', text];
  page.addConverted('kramdown attribute');
  return callout(kind, title, rest.join('\n'));
}

/** Chirpy's captions: a line in italics right below a picture. */
function captions(text: string, page: Page): string {
  return text.replace(/^(!\[[^\]\n]*\]\([^\s()]+)\)(?:\{:[^}\n]*\})?[ \t]*\n_([^_\n]+)_[ \t]*$/gm, (_, picture: string, caption: string) => {
    page.addConverted('caption');
    return `${picture} "${caption.replaceAll('"', "'")}")`;
  });
}

/** `*[HTML]: HyperText Markup Language`: where an abbreviation first occurs, its meaning follows it. */
export function explained(text: string, page: Page): string {
  const meanings = [...text.matchAll(/^\*\[([^\]\n]+)\]:[ \t]*([^\n]*)$/gm)];
  const rest = text.replace(/^\*\[[^\]\n]+\]:[^\n]*\n?/gm, '');
  return meanings.reduce((changed, [, name = '', meaning = '']) => {
    page.addConverted('abbreviation');
    const at = new RegExp(`(?<![\\w/#[-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/-])`).exec(changed);
    return at ? `${changed.slice(0, at.index + name.length)} (${meaning.trim()})${changed.slice(at.index + name.length)}` : changed;
  }, rest);
}
