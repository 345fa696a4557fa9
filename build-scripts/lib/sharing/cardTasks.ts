import { readFileSync } from 'node:fs';
import { fileCache, hashOf } from '../files/cache';
import type { ContentModel } from '../content/model/model';
import { batches, type WorkerPool } from '../running/workers';
import type { Card, CardFrame } from './card';
import type { CardJob } from './cardWorker';

/** Something to make, unless an earlier build has cached it under its key, and what to do with it. */
interface CardTask {
  readonly key: string;
  readonly job: CardJob;
  readonly deliver: (content: Buffer) => void;
}

const BATCH = 6;

/** Makes what isn't cached yet on all cores; everything is delivered once. */
export async function runTasks(tasks: readonly CardTask[], pool: Pick<WorkerPool<CardJob[], Uint8Array[]>, 'run' | 'version'>): Promise<void> {
  const cache = fileCache('sharing');
  const keyOf = ({ key }: CardTask) => hashOf(pool.version, key);
  const missing = tasks.filter((task) => {
    const known = cache.read(keyOf(task));
    if (known) task.deliver(known);
    return !known;
  });
  await Promise.all(
    batches(missing, BATCH).map(async (batch) => {
      const results = await pool.run(batch.map(({ job }) => job));
      batch.forEach((task, index) => {
        const content = Buffer.from(results[index] ?? '');
        if (content.length === 0) throw new Error(`The card worker returned nothing for ${JSON.stringify(task.job).slice(0, 200)}`);
        cache.write(keyOf(task), content);
        task.deliver(content);
      });
    }),
  );
}

/** The tasks for the cards; cards that show the same are drawn once. */
export function cardTasks(
  cards: readonly Card[],
  { frame, images }: { readonly frame: CardFrame; readonly images: ContentModel['images'] },
  write: (file: string, content: Buffer) => void,
): CardTask[] {
  const drawings = new Map<string, { readonly job: CardJob; readonly files: string[] }>();
  for (const card of cards) {
    const pictureFile = card.picture === null ? null : (images.get(card.picture) ?? null);
    const key = hashOf('card', JSON.stringify([frame, { ...card, file: '' }]), pictureFile === null ? '' : readFileSync(pictureFile));
    const drawing = drawings.get(key) ?? { job: { card, pictureFile }, files: [] };
    drawing.files.push(card.file);
    drawings.set(key, drawing);
  }
  return [...drawings].map(([key, { job, files }]) => ({ key, job, deliver: (content) => files.forEach((file) => write(file, content)) }));
}
