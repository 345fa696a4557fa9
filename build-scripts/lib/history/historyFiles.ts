import { historyPath, type GuideHistory } from '../../../src/core/history/editions';
import { hasChanges, historyOf } from '../content/reading/histories';
import { documentsOf, type ContentModel } from '../content/model/model';
import { isWiki } from '../content/articles/document';

/** The histories of guides with earlier editions by the paths of their data files, each made when it is asked for. */
export function historyFiles(model: ContentModel): ReadonlyMap<string, () => GuideHistory | null> {
  const guides = documentsOf(model).filter((document) => isWiki(document) && hasChanges(document, model));
  return new Map(guides.map((guide) => [historyPath(guide.id), () => historyOf(guide, model)]));
}
