import { workerData } from 'node:worker_threads';
import { prepareSections, renderPage } from '../../src/app/prerender';
import { fileCache } from './cache';
import { forEachConcurrently } from './concurrency';
import type { Page } from './content/pages';
import { htmlDocument, type DocumentFrame } from './htmlDocument';
import { writeWithForms, type OutputTarget } from './writeOutput';

/** What a render worker gets at its start. */
export interface RenderSettings {
  readonly frame: DocumentFrame;
  readonly target: OutputTarget;
}

/** One page to render, and the files that it becomes. */
export interface RenderJob {
  /** By which its document is kept. */
  readonly key: string;
  readonly page: Pick<Page, 'path' | 'dataPath' | 'data' | 'isUnlisted'>;
  readonly files: readonly string[];
  readonly isShell: boolean;
}

/** Tinypool hands its own data first, ours second. */
const [, settings] = workerData as [unknown, RenderSettings];
const ready = prepareSections();

const cache = fileCache('rendered');

/** The task of a render worker: pages in, HTML files on disk. Returns how many it wrote. */
export default async function renderBatch(jobs: readonly RenderJob[]): Promise<number> {
  await ready;
  // A page is compressed while the next is rendered.
  await forEachConcurrently(jobs, (job) => writeWithForms(settings.target, job.files, { content: htmlOf(job) }));
  return jobs.reduce((sum, { files }) => sum + files.length, 0);
}

function htmlOf({ key, page, isShell }: RenderJob): Buffer {
  const rendered = renderPage({ path: page.path, dataPath: page.dataPath, data: page.data });
  const html = Buffer.from(htmlDocument(rendered, settings.frame, { path: page.path, isShell, dataPath: page.dataPath, isUnlisted: page.isUnlisted === true }));
  cache.write(key, html);
  return html;
}
