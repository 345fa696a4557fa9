import type { WikiArticleData } from '../../../src/core/content/pages';
import type { Runbook } from '../../../src/core/runbook/runbook';
import { shortenRunbook } from '../../../src/core/runbook/runbookFile';
import { dataPathOf } from '../../../src/core/site/routes';
import type { ContentModel } from '../content/model/model';
import { documentsOf } from '../content/model/model';
import { dataFilesOf } from '../content/pages/pagesOf';
import type { Page } from '../content/pages/page';
import { recordingFiles } from '../content/reading/recordings';
import { historyFiles } from '../history/historyFiles';
import { runbookFiles } from '../runbook/runbookFiles';

/** The data files that pages fetch, by path, each made on demand: those of pages, of the guides' runbooks and histories, and of recorded sessions. */
export function siteDataFiles(model: ContentModel, pages: readonly Page[]): ReadonlyMap<string, () => unknown> {
  const ofPages = dataFilesOf(pages);
  const blocksOf = (guide: string) => (ofPages.get(dataPathOf('wiki-article', guide) ?? '') as WikiArticleData | undefined)?.blocks ?? [];
  const shortened = (make: () => Runbook) => () => {
    const runbook = make();
    return shortenRunbook(runbook, blocksOf(runbook.guide));
  };
  return new Map<string, () => unknown>([
    ...Array.from(ofPages, ([path, data]) => [path, () => data] as const),
    ...Array.from(runbookFiles(model), ([path, make]) => [path, shortened(make)] as const),
    ...historyFiles(model),
    ...recordingFiles(documentsOf(model), model),
  ]);
}
