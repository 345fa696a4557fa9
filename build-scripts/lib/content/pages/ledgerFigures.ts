import { ownValue } from '../../../../src/core/ownValue';
import type { Block } from '../../../../src/core/content/blocks';
import { codeBlocksOf } from '../../../../src/core/content/codeBlocks';
import { CELL, PITCH, type LedgerFigures, type LedgerRow, type Strip } from '../../../../src/core/content/ledgerFigures';
import { LEDGER_SHADES, totalsOf, type LedgerShade } from '../../../../src/core/content/ledgerShades';
import { RELEASE_NAMES } from '../code/debianReleases';
import { executedOnEach, findEntry, strongestState, type ArticleLedger, type LedgerEntry } from '../ledger/ledger';
import { checkedBlocks } from '../ledger/checkedBlocks';
import { routeOf } from '../articles/document';
import type { ContentModel } from '../model/model';
import type { ValidDocument } from '../articles/document';

const SHADE_OF: Readonly<Record<ReturnType<typeof strongestState>, LedgerShade>> = {
  executed: 'executed',
  validated: 'validated',
  linted: 'read',
  parsed: 'read',
  prose: 'text',
};

/** What the home page draws of the ledger: the articles that it knows, those with the most blocks first; null without any. */
export function ledgerFigures(model: ContentModel): LedgerFigures | null {
  const known = [...model.wiki.all, ...model.blog.all].flatMap((document) => {
    const article = ledgerOf(document, model);
    return article ? [{ document, article }] : [];
  });
  const entries = known.flatMap(({ document, article }) => entriesOf(document, article));
  if (entries.length === 0) return null;
  const rows = known.map(({ document, article }) => rowOf(document, article)).sort((a, b) => sum(b.counts) - sum(a.counts));
  return {
    totals: totalsOf(rows),
    rows,
    executedOn: executedOn(entries),
    date: latestCheck(entries) ?? '',
  };
}

/** The day of the latest check of some blocks, YYYY-MM-DD; null without any. */
export function latestCheck(entries: readonly LedgerEntry[]): string | null {
  const days = entries.flatMap(({ date, runs = {} }) => [date, ...Object.values(runs).map((run) => run.date)]);
  return days.length === 0 ? null : days.reduce((a, b) => (a > b ? a : b));
}

/** `60 on Debian 13, 416 on Debian 12`; null where nothing was executed. */
function executedOn(entries: readonly LedgerEntry[]): string | null {
  const texts = executedOnEach(entries).flatMap((count, place) => (count > 0 ? [`${count} on ${RELEASE_NAMES[place] ?? ''}`] : []));
  return texts.length > 0 ? texts.join(', ') : null;
}

/** The checks of the code blocks of one section, in their order. */
interface SectionChecks {
  /** Of the heading that begins the section; empty before the first. */
  readonly id: string;
  readonly shades: readonly LedgerShade[];
}

/** The checks of an article's blocks by section, down to the third level of headings; a block that changed since counts as unchecked text. */
export function checksBySection(blocks: readonly Block[]): SectionChecks[] {
  const sections: { id: string; shades: LedgerShade[] }[] = [{ id: '', shades: [] }];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth <= 3) sections.push({ id: block.id, shades: [] });
    const checks = codeBlocksOf([block]).flatMap(({ check }) => check ?? []);
    sections.at(-1)?.shades.push(...checks.map(({ state }) => (state === 'changed' ? 'text' : SHADE_OF[state])));
  }
  return sections.filter(({ shades }) => shades.length > 0);
}

/** Draws an article's checks in its own order; see `pictureSize` for the units. */
export function stripOf(sections: readonly SectionChecks[]): Strip {
  const paths: Partial<Record<LedgerShade, string>> = {};
  const ends: Partial<Record<LedgerShade, number>> = {};
  const places: Record<string, readonly [number, number]> = {};
  let x = 0;
  for (const { id, shades } of sections) {
    if (shades.length === 0) continue;
    places[id] = [x, shades.length * PITCH - (PITCH - CELL)];
    for (const shade of shades) {
      const end = ends[shade];
      // Relative, so that the same gaps are the same text, which compresses well.
      paths[shade] = end === undefined ? `M${x} ${CELL / 2}h${CELL}` : `${paths[shade] ?? ''}m${x - end} 0h${CELL}`;
      ends[shade] = x + CELL;
      x += PITCH;
    }
    x += CELL;
  }
  return { width: Math.max(0, x - CELL - (PITCH - CELL)), paths, places };
}

/** How many blocks of an article have each shade; undefined where the ledger doesn't know it. */
export function shadesOf(document: Checkable & Pick<ValidDocument<'wiki'>, 'folder' | 'id'>, model: ContentModel): readonly number[] | undefined {
  const article = ledgerOf(document, model);
  return article && article.blocks.length > 0 ? countShades(document, article) : undefined;
}

/** What is known of the blocks that an article has now. */
export function entriesOf({ fences }: Checkable, article: ArticleLedger): LedgerEntry[] {
  return fences.flatMap((fence) => findEntry(article, fence) ?? []);
}

function ledgerOf({ folder, id }: { readonly folder: string; readonly id: string }, { ledger }: ContentModel): ArticleLedger | undefined {
  return ownValue(ledger, `${folder}/${id}`);
}

function rowOf(document: ValidDocument<'wiki' | 'blog'>, article: ArticleLedger): LedgerRow {
  const { coverage } = checkedBlocks(document, { [`${document.folder}/${document.id}`]: article });
  return { path: routeOf(document), title: document.meta.title, counts: countShades(document, article), coverage };
}

type Checkable = Pick<ValidDocument<'wiki'>, 'fences'>;

/** How many of an article's blocks have each shade; one that changed since its last check counts as unchecked text. */
export function countShades({ fences }: Checkable, article: ArticleLedger): number[] {
  const shades = fences.map((fence) => {
    const entry = findEntry(article, fence);
    return entry ? SHADE_OF[strongestState(entry)] : 'text';
  });
  return LEDGER_SHADES.map((shade) => shades.filter((each) => each === shade).length);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
