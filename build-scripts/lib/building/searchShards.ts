import { searchable } from '../../../src/core/search';
import type { ContentModel } from '../content/model/model';
import { memoizeByKey } from '../content/articles/memoizeByKey';
import { searchCorpus } from '../content/search/searchFiles';
import { searchDocuments } from '../content/search/searchDocuments';
import type { SiteSettings } from '../settings/settings';
import { startWorkers } from '../running/workers';
import type { ShardJob } from './writeShardsWorker';

const textLength = memoizeByKey((model: ContentModel) => searchable(searchDocuments(model)).reduce((sum, { body }) => sum + body.length, 0));

/** Whether a collection has so much text that fetching parts of its search data transfers less than fetching all of it. */
export function searchesInShards({ searchShardsFrom }: SiteSettings, model: ContentModel): boolean {
  return textLength(model) >= searchShardsFrom * 1_000;
}

/** Writes the search data of a large collection, in a thread of its own; does nothing for a smaller one. */
export async function writeSearchShards(settings: SiteSettings, model: ContentModel): Promise<void> {
  if (!searchesInShards(settings, model)) return;
  const { documents, sections, code } = searchCorpus(model);
  const pool = await startWorkers<ShardJob, void>({ name: 'shards', entry: 'build-scripts/lib/building/writeShardsWorker.ts', settings, isStandalone: true });
  try {
    await pool.run({ documents, parts: { sections, code }, stagingDir: settings.stagingDir, distDir: settings.distDir, version: pool.version });
  } finally {
    await pool.close();
  }
}
