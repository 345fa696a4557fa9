import type { Block, Inline } from '../content/blocks';

/** What a reader sees when a step has failed, and what the guide says about it. */
interface HelpEntry {
  readonly title: readonly Inline[];
  readonly blocks: readonly Block[];
}

interface Help {
  /** What isn't part of any entry. */
  readonly lead: readonly Block[];
  readonly entries: readonly HelpEntry[];
}

/** A guide's help as entries, so that a reader opens the one for what they see: each heading with what follows it, and each row of a table before the first heading. */
export function helpEntries(blocks: readonly Block[]): Help {
  const depth = Math.min(...blocks.map((block) => (block.type === 'heading' ? block.depth : Infinity)));
  const lead: Block[] = [];
  const entries: HelpEntry[] = [];
  let open: Block[] | null = null;
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === depth) {
      open = [];
      entries.push({ title: block.children, blocks: open });
    } else if (open) open.push(block);
    else if (block.type === 'table') entries.push(...block.rows.map((row) => rowEntry(block, row)));
    else lead.push(block);
  }
  return { lead, entries };
}

type Table = Extract<Block, { type: 'table' }>;
type Cell = readonly Inline[];

/** The first of a row's messages is the title; the others and the other cells are paragraphs with the heads of their columns. */
function rowEntry({ head, dir }: Table, [first = [], ...others]: readonly Cell[]): HelpEntry {
  const paragraph = (children: Cell): Block => ({ type: 'paragraph', children, ...(dir && { dir }) });
  const cut = first.findIndex((node, place) => place > 0 && isSeparated(node));
  const [title, further] = cut === -1 ? [first, []] : [first.slice(0, cut), first.slice(cut)];
  const also = further.map((node, place) => (place === 0 ? String(node).replace(SEPARATOR, 'Also: ') : node));
  const cells = others.flatMap((cell, column): Block[] => {
    const name = head[column + 1] ?? [];
    return cell.length === 0 ? [] : [paragraph(name.length === 0 ? cell : [{ type: 'strong', children: name }, ': ', ...cell])];
  });
  return { title, blocks: also.length === 0 ? cells : [paragraph(also), ...cells] };
}

/** Between the messages of a cell. */
const SEPARATOR = /^[,;] /;
const isSeparated = (node: Inline) => typeof node === 'string' && SEPARATOR.test(node);
