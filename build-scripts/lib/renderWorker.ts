import { workerData } from 'node:worker_threads';
import { prepareSections, renderPage } from '../../src/app/prerender';
import type { Page } from './content/pages';
import { htmlDocument, type DocumentFrame } from './htmlDocument';
import { writeWithForms } from './writeOutput';

/** What a render worker is told at its start. */
export interface RenderSettings {
  readonly frame: DocumentFrame;
  readonly outDir: string;
}

/** One page to render, and the files that it becomes. */
export interface RenderJob {
  readonly page: Pick<Page, 'path' | 'dataPath' | 'data'>;
  readonly files: readonly string[];
  readonly isShell: boolean;
}

/** Tinypool hands its own data first, ours second. */
const [, settings] = workerData as [unknown, RenderSettings];
const ready = prepareSections();

/** The task of a render worker: pages in, HTML files on disk. Returns how many it wrote. */
export default async function renderBatch(jobs: readonly RenderJob[]): Promise<number> {
  await ready;
  let count = 0;
  for (const { page, files, isShell } of jobs) {
    const rendered = renderPage({ path: page.path, dataPath: page.dataPath, data: page.data });
    const html = htmlDocument(rendered, settings.frame, { path: page.path, isShell, dataPath: page.dataPath });
    writeWithForms(settings.outDir, files, { content: html });
    count += files.length;
  }
  return count;
}
