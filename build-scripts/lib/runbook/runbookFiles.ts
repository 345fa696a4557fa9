import type { Runbook } from '../../../src/core/runbook/runbook';
import { runbookPath } from '../../../src/core/site/routes';
import { documentsOf, type ContentModel } from '../content/model/model';
import { isWiki } from '../content/articles/document';
import { hasScript } from '../content/articles/scriptParts';
import { runbookOf } from './runbookOf';

/** The runbooks of a site by the paths of their data files, each made when it is asked for. */
export function runbookFiles(model: ContentModel): ReadonlyMap<string, () => Runbook> {
  const guides = documentsOf(model).filter(isWiki).filter(hasScript);
  return new Map(guides.map((guide) => [runbookPath(guide.id), () => runbookOf(guide, model.ledger)]));
}
