import type { SearchDocument } from '../../../../src/core/search';
import type { CatalogRecord, GuideCard } from '../../../../src/core/content/pages';
import { readingMinutes } from '../summaries/cards';
import { checkedBlocks } from '../ledger/checkedBlocks';
import { shadesOf } from './ledgerFigures';
import type { ContentModel } from '../model/model';
import type { ValidDocument } from '../articles/document';

/** What lists add to a guide's card: who it is for, how long it takes, how far it was checked. */
export function guideFacts(document: ValidDocument<'wiki'>, model: ContentModel): Pick<GuideCard, 'level' | 'minutes' | 'coverage' | 'ledger'> {
  const { level, minutes } = document.meta;
  return { level, minutes, coverage: checkedBlocks(document, model.ledger).coverage, ledger: shadesOf(document, model) };
}

/** A document as tag pages show it; null for one that isn't in its collection. */
export function catalogRecord(
  { id, type, title, tags, url, date, reviewed, category, description }: SearchDocument,
  model: ContentModel,
): CatalogRecord | null {
  const record = { id, title, tags, url, ...(date ? { date } : {}), ...(reviewed ? { reviewed } : {}), category, description };
  if (type === 'opensource') {
    const repository = model.openSource?.repositories.find((candidate) => candidate.id === id);
    if (!repository) return null;
    const { language, stars } = repository;
    return { ...record, type, language, stars };
  }
  if (type === 'wiki') {
    const document = model.wiki.byId(id);
    return document ? { ...record, type, ...guideFacts(document, model) } : null;
  }
  if (type === 'blog') {
    const document = model.blog.byId(id);
    return document ? { ...record, type, readingMinutes: readingMinutes(document.words) } : null;
  }
  return { ...record, type };
}
