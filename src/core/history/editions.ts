import { applyHunks, type Hunk } from './hunks';
import type { Passage } from './passages';

/** One edition of a guide: what it was on the day it was published. */
export interface Edition {
  /** Its name: a hash of its text. */
  readonly edition: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Turns it into the edition before; absent if that is no longer kept, or most of the guide was rewritten. */
  readonly back?: readonly Hunk<Passage>[] | undefined;
}

/** How many editions of a guide are kept. */
export const KEPT_EDITIONS = 10;

/** What a page fetches to tell a reader of an earlier edition what has changed: the newest edition first. */
export interface GuideHistory {
  readonly editions: readonly Edition[];
}

/** The path of a guide's history. Not beside the page's data: a guide may have any name. */
export const historyPath = (guide: string): string => `/data/history/${encodeURIComponent(guide)}.json`;

/** Whether fetched data has the form of a history. */
export function isHistory(data: unknown): data is GuideHistory {
  const { editions } = (data ?? {}) as Partial<Record<keyof GuideHistory, unknown>>;
  return Array.isArray(editions) && editions.length > 0;
}

/** The text of each edition that can be rebuilt from the present one, the newest first; at least the present. */
export function editionTexts({ editions }: GuideHistory, present: readonly Passage[]): (readonly Passage[])[] {
  const texts = [present];
  for (const { back } of editions.slice(0, -1)) {
    const newer = texts.at(-1);
    if (!back || !newer) break;
    texts.push(applyHunks(newer, back));
  }
  return texts;
}

/** The text of an edition; null if it can no longer be rebuilt. */
export function textOfEdition(history: GuideHistory, edition: string, present: readonly Passage[]): readonly Passage[] | null {
  const at = history.editions.findIndex((each) => each.edition === edition);
  return editionTexts(history, present)[at] ?? null;
}
