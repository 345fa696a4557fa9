import type { Table } from 'mdast';
import { counted } from '../../../../../src/core/counted';
import { positionOf } from '../inlineMapper';
import type { Problem } from '../../source/problem';
import type { BlockContext } from './blockContext';

/** As in GFM, the header row sets the number of columns: shorter rows are padded, longer ones truncated. */
export function mapTable({ align, children }: Table, { document, mapInline }: BlockContext): Table {
  const width = children[0]?.children.length ?? 0;
  const rows = children.map((row) => {
    const surplus = row.children[width];
    if (surplus) document.problems.push({ file: document.file, ...positionOf(surplus), ...surplusCell(width) });
    const cells = row.children.slice(0, width).map((cell) => ({ ...cell, children: mapInline(cell.children) }));
    const missing = Array.from({ length: width - cells.length }, () => ({ type: 'tableCell' as const, children: [] }));
    return { ...row, children: [...cells, ...missing] };
  });
  return { type: 'table', align: [...(align ?? [])], children: rows };
}

function surplusCell(width: number): Pick<Problem, 'message' | 'hint' | 'isWarning'> {
  const message = `is one cell too many for a table of ${counted(width, 'column')}, and isn't shown`;
  return { message, hint: 'Add a cell to the header row, or write \\| for a literal bar, even in code.', isWarning: true };
}
