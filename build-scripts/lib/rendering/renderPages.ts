import { markdownPath } from '../../../src/core/site/markdownPath';
import { hashOf } from '../files/cache';
import { forEachConcurrently } from '../running/concurrency';
import { fixedPages } from '../content/pages/pagesOf';
import type { Page } from '../content/pages/page';
import type { DocumentFrame } from './htmlDocument';
import { readRendered, writeRendered, type RenderJob } from './renderedPage';
import type { RenderSettings } from './renderWorker';
import type { SiteSettings } from '../settings/settings';
import { batches, startWorkers } from '../running/workers';
import { filesOfPath, markdownFilesOfPath } from '../files/writeOutput';

const BATCH = 8;

/** Pages written in Markdown, which have their own form of it (`articleMarkdown`). */
const ARTICLES: ReadonlySet<Page['name']> = new Set<Page['name']>(['wiki-article', 'blog-post', 'project']);

interface RenderInput {
  readonly settings: SiteSettings;
  readonly frame: DocumentFrame;
  readonly pages: readonly Page[];
}

/** Writes every page; those whose data, code and styles haven't changed come from the cache, and if all do, no worker is started. */
export async function renderPages({ settings, frame, pages }: RenderInput, advance: (count: number) => void): Promise<void> {
  const target = { stagingDir: settings.stagingDir, compression: settings.compression };
  const pool = await startWorkers<RenderJob[], number>({
    name: 'render',
    entry: 'build-scripts/lib/rendering/renderWorker.ts',
    settings,
    pages: fixedPages(pages),
    isStandalone: true,
    workerData: (): RenderSettings => ({ siteUrl: settings.siteUrl, frame, target }),
  });
  const frameHash = hashOf(pool.version, settings.siteUrl, JSON.stringify(frame));
  const missing: RenderJob[] = [];
  try {
    await forEachConcurrently(jobsFor(pages, frameHash), async (job) => {
      const known = readRendered(job);
      if (!known) return void missing.push(job);
      await writeRendered(target, job, known);
      advance(1);
    });
    await Promise.all(batches(missing, BATCH).map((batch) => pool.run(batch).then(() => advance(batch.length))));
  } finally {
    await pool.close();
  }
}

function* jobsFor(pages: readonly Page[], frameHash: string): Generator<RenderJob> {
  const jobFor = (page: RenderJob['page'], files: Pick<RenderJob, 'files' | 'markdownFiles'>, isShell: boolean): RenderJob => ({
    key: hashOf(frameHash, JSON.stringify([page, isShell])),
    page,
    ...files,
    isShell,
  });
  yield jobFor({ path: '/404.html', dataPath: null, data: {} }, { files: ['404.html'], markdownFiles: [] }, true);
  // Data that a page doesn't show isn't copied to the workers, and doesn't make them render the page again.
  for (const { name, path, dataPath, data, shown = data, isUnlisted = false } of pages) {
    const markdownFiles = !ARTICLES.has(name) && markdownPath(path) !== null ? markdownFilesOfPath(path) : [];
    yield jobFor({ path, dataPath, data: shown, isUnlisted }, { files: filesOfPath(path), markdownFiles }, false);
  }
}
