import type { ContentModel } from '../content/model';
import { documentsOf } from '../content/model';
import { dataFilesOf } from '../content/pages';
import type { Page } from '../content/page';
import { recordingFiles } from '../content/recordings';
import { historyFiles } from '../history/historyFiles';
import { runbookFiles } from '../runbook/runbookFiles';

/** The data files that pages fetch, by path, each made on demand: those of pages, of the guides' runbooks and histories, and of recorded sessions. */
export function siteDataFiles(model: ContentModel, pages: readonly Page[]): ReadonlyMap<string, () => unknown> {
  return new Map<string, () => unknown>([
    ...Array.from(dataFilesOf(pages), ([path, data]) => [path, () => data] as const),
    ...runbookFiles(model),
    ...historyFiles(model),
    ...recordingFiles(documentsOf(model), model),
  ]);
}
