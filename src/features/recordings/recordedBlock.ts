import type { RecordedBlocks } from '../../core/recordings/recording';
import type { useAppStore } from '../store/hooks';

/** An article with recordings, and how long it is on the page. */
export interface RecordedArticle {
  readonly recorded: RecordedBlocks;
  readonly store: ReturnType<typeof useAppStore>;
  /** Aborted when the article, or its place, is left. */
  readonly signal: AbortSignal;
}

const BLOCKS = '.prose .code';

/** The code block that an element is in, and its number on the page, from 0. */
export function blockOf(element: Element): readonly [figure: Element, block: number] | null {
  const figure = element.closest(BLOCKS);
  return figure && [figure, [...document.querySelectorAll(BLOCKS)].indexOf(figure)];
}

/** The code block with a number; null while that part of the page isn't there. */
export const blockAt = (block: number): Element | null => document.querySelectorAll(BLOCKS)[block] ?? null;
