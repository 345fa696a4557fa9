import { bodyRunsOf, type BodyRuns } from './bodyRuns';
import { foldCase } from './foldCase';
import type { SearchTexts } from './types';

/** One body as phrases need it. */
export interface FoldedBody {
  readonly text: string;
  /** Where its runs stand; null until `prepare`. */
  readonly runs: BodyRuns | null;
}

/**
 * The bodies, folded when first asked for and kept, for one array of texts; another array starts afresh. A visitor's
 * queries look at few documents, and many times at the same ones.
 */
export class FoldedBodies {
  #texts: SearchTexts | null = null;
  #bodies: (FoldedBody | undefined)[] = [];

  get(texts: SearchTexts, doc: number): FoldedBody {
    if (texts !== this.#texts) {
      this.#texts = texts;
      this.#bodies = [];
    }
    return (this.#bodies[doc] ??= { text: foldCase(texts[doc] ?? ''), runs: null });
  }

  /** Adds where the runs of a body stand. */
  prepare(texts: SearchTexts, doc: number, numbers: ReadonlyMap<string, number>): void {
    const { text, runs } = this.get(texts, doc);
    if (!runs) this.#bodies[doc] = { text, runs: bodyRunsOf(text, numbers) };
  }
}
