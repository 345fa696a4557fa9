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
export default function drawCards(jobs: readonly CardJob[]): Uint8Array[] {
  return jobs.map(({ card, pictureFile }) => drawCard(card, frame, pictureFile));
}
