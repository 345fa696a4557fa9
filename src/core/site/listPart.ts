import { grouped } from '../grouped';
import type { ListPart } from '../content/lists';

/** The path of a list's page: `/wiki` and 2 → `/wiki/page/2`. */
export function partPath(listPath: string, page: number): string {
  return page === 1 ? listPath : `${listPath}/page/${page}`;
}

/** The part of a list that is shown at a path, beyond the end the last one; undefined for a list that is on one page. */
export function partAt(pathname: string, count: number, size: number): ListPart | undefined {
  const pages = Math.ceil(count / size);
  const asked = Number(/\/page\/(\d+)\/*$/.exec(pathname)?.[1] ?? 1);
  return pages > 1 ? { page: Math.min(Math.max(asked, 1), pages), pages, count, size } : undefined;
}

/** The items of a part, out of all. */
export function itemsOfPart<T>(items: readonly T[], part: ListPart | undefined): readonly T[] {
  return part ? items.slice((part.page - 1) * part.size, part.page * part.size) : items;
}

/** `201–400 of 2,000`. */
export function rangeOf({ page, count, size }: ListPart): string {
  return `${grouped((page - 1) * size + 1)}–${grouped(Math.min(page * size, count))} of ${grouped(count)}`;
}

/** What the head of a list's page says. */
interface ListHead {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** The head of a list's page: the list's own; on a further page with its number, the range of its items, and its own path. */
export function headOfPart(head: ListHead, part: ListPart | undefined): ListHead {
  if (!part || part.page === 1) return head;
  const { title, description, path } = head;
  return { title: `${title}, page ${part.page}`, description: `${description} ${rangeOf(part)}.`, path: partPath(path, part.page) };
}

const PAGES_AROUND = 2;

/** The pages that a page offers: the first, the last, and those around it; null for a gap. */
export function offeredPages({ page, pages }: Pick<ListPart, 'page' | 'pages'>): (number | null)[] {
  const near = (number: number) => Math.abs(number - page) <= PAGES_AROUND;
  const offered = [...Array(pages).keys()].map((at) => at + 1).filter((number) => number === 1 || number === pages || near(number));
  return offered.flatMap((number, at) => (at > 0 && number - (offered[at - 1] ?? 0) > 1 ? [null, number] : [number]));
}
