import type { Page } from '../page/page';
import { block, type Renderer } from './tags';

/** Private-use characters mark what a table is made of: its caption, its rows and cells, and each further row and column that a cell spans. */
const [CAPTION, DOWN, CELL, ROW, ACROSS] = ['\uE002', '\uE003', '\uE006', '\uE007', '\uE00F'];
const CAPTIONS = new RegExp(`${CAPTION}([^${CAPTION}]*)${CAPTION}`, 'g');
const MARKED = new RegExp(`^(${DOWN}*)(${ACROSS}*)([^]*)$`);
/** The most rows or columns that a cell may span; pages write `colspan="1000"` for all of them. */
const MAX_SPAN = 100;

const cell: Renderer = ({ named }, body, page) => {
  const [rows, columns] = [spanOf(named['rowspan'] ?? named['rowSpan']), spanOf(named['colspan'] ?? named['colSpan'])];
  return CELL + DOWN.repeat(rows - 1) + ACROSS.repeat(columns - 1) + onOneLine(body, page);
};

/** In HTML, a span of no rows reaches down to the end. */
function spanOf(value: string | undefined): number {
  const span = Number.parseInt(value ?? '1', 10);
  return span === 0 ? MAX_SPAN : Math.min(Math.max(span || 1, 1), MAX_SPAN);
}

/** The text of a cell: without line breaks, which would end the row, and without bars, which would end the cell, in masked parts, too. */
function onOneLine(body: string, page: Page): string {
  const line = body
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
  return page.mask.replaceKept(line, (kept, mark) => (/[|\n]/.test(kept) ? page.mask.keep(keptOnOneLine(kept, page).replace(/(?<!\\)\|/g, '\\|')) : mark));
}

/** A block of code becomes inline code, line by line. */
function keptOnOneLine(kept: string, page: Page): string {
  const [, , code] = /^(`{3,})[^\n]*\n([^]*)\n\1$/.exec(kept) ?? [];
  const lines = code?.split('\n').filter((line) => line.trim() !== '') ?? [];
  if (lines.length > 1) page.addFinding('Blocks of code in tables, now inline code, line by line', lines[0] ?? '');
  if (code !== undefined) return page.mask.restore(lines.map((line) => page.code(line)).join(' '));
  return kept.replace(/^\$\$\n([^]*)\n\$\$$/, '$$$$$1$$$$').replace(/\s*\n\s*/g, ' ');
}

const table: Renderer = (_, body) => {
  const [above = '', ...below] = body.replace(CAPTIONS, '').split(ROW);
  // The cells of the head may come before the first `<tr>`.
  const rows = (above.includes(CELL) ? [above, ...below] : below).map((row) => row.split(CELL).slice(1));
  const { grid, width } = gridOf(rows);
  if (width === 0) return null;
  const line = (cells: readonly string[]) => `| ${Array.from({ length: width }, (__, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = grid;
  const captions = [...body.matchAll(CAPTIONS)].map(([, text = '']) => text.trim().replace(/\s*\n\s*/g, ' ')).filter(Boolean);
  const made = [line(head), line(Array.from({ length: width }, () => '---')), ...rest.map(line)].join('\n');
  return block([...captions.map((caption) => `*${caption}*`), made].join('\n\n'));
};

/** Each cell in its column. What spans rows is repeated in each, and what spans columns leaves the further ones blank. Columns that no cell begins in aren't counted. */
function gridOf(rows: readonly (readonly string[])[]): { readonly grid: readonly string[][]; readonly width: number } {
  const grid = rows.map((): string[] => []);
  let width = 0;
  for (const [at, cells] of rows.entries()) {
    let column = 0;
    for (const written of cells) {
      const [, down = '', across = '', text = ''] = MARKED.exec(written.trim()) ?? [];
      while (grid[at]?.[column] !== undefined) column += 1;
      width = Math.max(width, column + 1);
      for (const line of grid.slice(at, at + 1 + down.length)) {
        line[column] = text.trim();
        for (let further = 1; further <= across.length; further += 1) line[column + further] = '';
      }
    }
  }
  return { grid, width };
}

/** How the parts of a table are converted. */
export const TABLE: Readonly<Record<string, Renderer>> = {
  table,
  caption: (_, body) => CAPTION + body + CAPTION,
  tr: (_, body) => ROW + body,
  th: cell,
  td: cell,
};

/** A text in which rows and cells without a table are text. */
export function withoutTableMarks(text: string): string {
  return text.replace(new RegExp(`[${CAPTION}${DOWN}${CELL}${ROW}${ACROSS}]+`, 'g'), ' ');
}
