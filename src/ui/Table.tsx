import type { Block, Inline } from '../core/content/blocks';
import { inlineText } from '../core/content/inlineText';
import { renderInline } from './renderInline';
import { useScrollFocus } from './useScrollFocus';

/** From so many columns on, cells may be below one another on a phone, each with its head (`post.scss`). */
const LABELLED = 4;

type TableData = Extract<Block, { type: 'table' }>;

/** A table that scrolls inside itself when it is wider than the page. In a guide on a phone, the cells of long rows are below one another. */
export function Table({ table }: { readonly table: TableData }) {
  const ref = useScrollFocus<HTMLDivElement>('Table');
  const cells = (row: readonly (readonly Inline[])[], isHead: boolean) =>
    row.map((nodes, index) => {
      // An empty corner heads nothing.
      const Tag = isHead && nodes.length > 0 ? 'th' : 'td';
      return (
        <Tag
          key={index}
          scope={Tag === 'th' ? 'col' : undefined}
          className={alignClass(table.align[index])}
          data-head={isHead || table.head.length < LABELLED ? undefined : inlineText(table.head[index] ?? [])}
        >
          {renderInline(table.hasLongRows && index === 0 ? onLines(nodes) : nodes)}
        </Tag>
      );
    });
  return (
    <div className={table.hasLongRows ? 'table table--stacked' : 'table'} dir={table.dir} ref={ref}>
      <table>
        <thead>
          <tr>{cells(table.head, true)}</tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>{cells(row, false)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Puts each of several messages on a line of its own, introduced by "or": without it, readers on a phone couldn't tell where a message of two rows ends. */
const onLines = (nodes: readonly Inline[]): readonly Inline[] =>
  nodes.flatMap((node): readonly Inline[] => (node === ', ' ? [{ type: 'break' }, 'or '] : [node]));

function alignClass(align: TableData['align'][number] | undefined): string | undefined {
  return align ? `align-${align}` : undefined;
}
