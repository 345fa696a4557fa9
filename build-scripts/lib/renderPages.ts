import { fileCache, hashOf } from './cache';
import { forEachConcurrently } from './concurrency';
import { fixedPages, type Page } from './content/pages';
import type { DocumentFrame } from './htmlDocument';
import type { RenderJob, RenderSettings } from './renderWorker';
import type { SiteSettings } from './settings';
import { batches, startWorkers } from './workers';
import { filesOfPath, writeWithForms } from './writeOutput';

const BATCH = 8;

interface RenderInput {
  readonly settings: SiteSettings;
  readonly frame: DocumentFrame;
  readonly pages: readonly Page[];
}

/** Writes every page; those whose data, code and styles haven't changed are read from the cache, and without any other no worker is started. */
export async function renderPages({ settings, frame, pages }: RenderInput, advance: (count: number) => void): Promise<void> {
  const target = { stagingDir: settings.stagingDir, compression: settings.compression };
  const pool = await startWorkers<RenderJob[], number>({
    name: 'render',
    entry: 'build-scripts/lib/renderWorker.ts',
    settings,
    pages: fixedPages(pages),
    isStandalone: true,
    workerData: (): RenderSettings => ({ frame, target }),
  });
  const cache = fileCache('rendered');
  const frameHash = hashOf(pool.version, JSON.stringify(frame));
  const missing: RenderJob[] = [];
  try {
    await forEachConcurrently(jobsFor(pages, frameHash), async (job) => {
      const known = cache.read(job.key);
      if (!known) return void missing.push(job);
      await writeWithForms(target, job.files, { content: known });
      advance(1);
    });
    await Promise.all(batches(missing, BATCH).map((batch) => pool.run(batch).then(() => advance(batch.length))));
  } finally {
    await pool.close();
  }
}

function* jobsFor(pages: readonly Page[], frameHash: string): Generator<RenderJob> {
  const jobFor = (page: RenderJob['page'], files: readonly string[], isShell: boolean): RenderJob => ({
    key: hashOf(frameHash, JSON.stringify([page, isShell])),
    page,
    files,
    isShell,
  });
  yield jobFor({ path: '/404.html', dataPath: null, data: {} }, ['404.html'], true);
  // What a page doesn't show isn't copied to the workers, and doesn't make them render it anew.
  for (const { path, dataPath, data, shown = data, isUnlisted = false } of pages) {
    yield jobFor({ path, dataPath, data: shown, isUnlisted }, filesOfPath(path), false);
  }
}
