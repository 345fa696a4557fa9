import { workerData } from 'node:worker_threads';
import { createRenderer, type PrerenderedPage, type PrerenderInput } from '../../../src/app/prerender';
import { forEachConcurrently } from '../running/concurrency';
import { htmlDocument, type DocumentFrame } from './htmlDocument';
import { keepRendered, writeRendered, type RenderedPage, type RenderJob } from './renderedPage';
import { pageMarkdown } from '../sharing/pageMarkdown';
import type { OutputTarget } from '../files/writeOutput';

/** What a render worker gets at its start. */
export interface RenderSettings {
  readonly siteUrl: string;
  readonly frame: DocumentFrame;
  readonly target: OutputTarget;
}

/** Tinypool passes its own data first, ours second. */
const [, settings] = workerData as [unknown, RenderSettings];
const renderer = createRenderer();

/** The task of a render worker: pages in, files on disk. Returns how many documents it wrote. */
export default async function renderBatch(jobs: readonly RenderJob[]): Promise<number> {
  const renderPage = await renderer;
  // A page is compressed while the next is rendered.
  await forEachConcurrently(jobs, (job) => writeRendered(settings.target, job, render(job, renderPage)));
  return jobs.reduce((sum, { files }) => sum + files.length, 0);
}

function render(job: RenderJob, renderPage: (input: PrerenderInput) => PrerenderedPage): RenderedPage {
  const { page, isShell, markdownFiles } = job;
  const rendered = renderPage({ path: page.path, dataPath: page.dataPath, data: page.data });
  const html = htmlDocument(rendered, settings.frame, { path: page.path, isShell, dataPath: page.dataPath, isUnlisted: page.isUnlisted === true });
  const markdown = markdownFiles.length > 0 ? pageMarkdown(rendered.body, { siteUrl: settings.siteUrl, path: page.path }) : undefined;
  const made = { html: Buffer.from(html), markdown: markdown === undefined ? undefined : Buffer.from(markdown) };
  keepRendered(job, made);
  return made;
}
