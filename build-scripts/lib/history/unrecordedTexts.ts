import { counted } from '../../../src/core/counted';
import { changesBetween, countedChanges } from '../../../src/core/history/changes';
import { passagesOf, type Passage } from '../../../src/core/history/passages';
import { isSameText, type HistoryStore } from '../content/reading/histories';
import { documentsOf, type ContentModel } from '../content/model/model';
import { isWiki, type ValidDocument } from '../content/articles/document';
import type { Problem } from '../content/source/problem';

/** A guide whose text isn't in its history. */
export interface UnrecordedText {
  readonly guide: ValidDocument<'wiki'>;
  readonly passages: readonly Passage[];
  /** Undefined where it has none yet. */
  readonly store: HistoryStore | undefined;
}

/** The guides whose text isn't in their history, or that have none. */
export function unrecordedTexts(model: ContentModel): UnrecordedText[] {
  return documentsOf(model)
    .filter(isWiki)
    .map((guide) => ({ guide, passages: passagesOf(guide.blocks), store: model.histories.get(guide.id) }))
    .filter(({ passages, store }) => !store || !isSameText(passages, store.passages));
}

/** The same, but empty for a folder that keeps no histories. */
const openWhereKept = (model: ContentModel): UnrecordedText[] => (model.histories.size === 0 ? [] : unrecordedTexts(model));

/** What is new in one of them, in a few words. */
export function describeUnrecorded({ passages, store }: Pick<UnrecordedText, 'passages' | 'store'>): string {
  return store ? countedChanges(changesBetween(store.passages, passages)) : 'its first edition';
}

const HINT = 'npm run editions -- --write records an edition that readers are told about; with --minor, for typos, they aren’t.';

/** In a folder that keeps histories, each text has to be in one. */
export function problemsOfHistories(model: ContentModel): Problem[] {
  return openWhereKept(model).map((open) => ({
    file: open.guide.file,
    line: 1,
    column: 1,
    message: open.store ? `has changes that aren't in its history: ${describeUnrecorded(open)}` : 'has no history yet',
    hint: HINT,
  }));
}

/** The same in a sentence, for builds: a text that isn't in its history can still be read. */
export function historyNotices(model: ContentModel): string[] {
  const { length } = openWhereKept(model);
  return length === 0 ? [] : [`${counted(length, 'guide')} changed since the last edition; npm run editions shows how.`];
}
