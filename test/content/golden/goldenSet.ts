import type { GoldenSet } from './goldenQuery';
import { LOOSE_QUESTIONS } from './looseQuestions';
import { ODD_QUESTIONS } from './oddQuestions';
import { PASTED_MESSAGES } from './pastedMessages';
import { PLAIN_QUESTIONS } from './plainQuestions';

export const GOLDEN: GoldenSet = { ...PLAIN_QUESTIONS, ...PASTED_MESSAGES, ...LOOSE_QUESTIONS, ...ODD_QUESTIONS };

/** Queries that the engine doesn't answer yet. Once it does, the test says so, and the line is removed. */
export const KNOWN_MISSES: ReadonlySet<string> = new Set([
  // The guide has host keys, but not these words.
  'Host key verification failed.',
  // No stemming (DESIGN.md).
  'apt pinning',
]);
