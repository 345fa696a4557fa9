import { setImmediate as nextTurn } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import type { Card, CardFrame } from './card';
import { drawCard } from './drawCard';

/** A card to draw, and the file of its picture. */
export interface CardJob {
  readonly card: Card;
  readonly pictureFile: string | null;
}

/** Tinypool passes its own data first, ours second. */
const [, frame] = workerData as [unknown, CardFrame];

/** The task of a worker: cards in, their PNG files out. */
export default async function drawCards(jobs: readonly CardJob[]): Promise<Uint8Array[]> {
  const files: Uint8Array[] = [];
  for (const { card, pictureFile } of jobs) {
    files.push(drawCard(card, frame, pictureFile));
    // The six megabytes of a drawing are freed in a turn of the event loop, which the pool's worker never takes by itself.
    await nextTurn();
  }
  return files;
}
