import { workerData } from 'node:worker_threads';
import type { ValidDocument } from '../content/model';
import { articleHtml } from './articleHtml';
import { articleMarkdown, documentPath } from './articleMarkdown';
import type { Card, CardFrame } from './card';
import { drawCard } from './drawCard';

/** What a worker is told at its start. */
export interface ShareSettings {
  readonly frame: CardFrame;
  /** Without a final slash; with the base path. */
  readonly siteUrl: string;
}

/** One thing to make: a card's PNG with the file of its picture, or an article's text for elsewhere. */
export type ShareJob =
  | { readonly kind: 'card'; readonly card: Card; readonly pictureFile: string | null }
  | { readonly kind: 'markdown' | 'html'; readonly document: ValidDocument<'wiki' | 'blog' | 'projects'> };

/** Tinypool hands its own data first, ours second. */
const [, { frame, siteUrl }] = workerData as [unknown, ShareSettings];

/** The task of a worker: jobs in, the content of their files out. */
export default function make(jobs: readonly ShareJob[]): Uint8Array[] {
  return jobs.map((job) => {
    switch (job.kind) {
      case 'card':
        return drawCard(job.card, frame, job.pictureFile);
      case 'markdown':
        return Buffer.from(articleMarkdown(job.document, siteUrl));
      case 'html':
        return Buffer.from(articleHtml(job.document.blocks, { pageUrl: siteUrl + documentPath(job.document), siteUrl }));
    }
  });
}
