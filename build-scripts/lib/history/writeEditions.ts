import { join } from 'node:path';
import { counted } from '../../../src/core/counted';
import { isSameText, type HistoryStore } from '../content/reading/histories';
import { documentsOf, type ContentModel } from '../content/model/model';
import { isWiki } from '../content/articles/document';
import { HISTORY } from '../content/reading/readContent';
import { localDayOf } from '../content/articles/publication';
import { replaceFiles } from '../files/replaceFiles';
import type { SiteSettings } from '../settings/settings';
import { formatHistory, withEdition, withCorrections, type NewText } from './addEdition';
import { gitEditions, isShallow } from './gitEditions';
import { describeUnrecorded, unrecordedTexts, type UnrecordedText } from './unrecordedTexts';

interface EditionOptions {
  readonly model: ContentModel;
  /** The guides, such as `wiki/ssh`; empty for all. */
  readonly wanted: readonly string[];
  /** Whether the changes are too small to tell readers, such as typos. */
  readonly isMinor: boolean;
}

/** The texts that aren't in their histories yet, a line for each guide. */
export function listOpen(model: ContentModel, wanted: readonly string[]): string[] {
  const { isNamed } = selection(model, wanted);
  const open = unrecordedTexts(model).filter(({ guide }) => isNamed(guide.id));
  return open.map((each) => `wiki/${each.guide.id}  ${describeUnrecorded(each)}`);
}

/** Makes editions of the texts that aren't in their histories yet. Returns what it did, a line for each guide. */
export function writeEditions(settings: SiteSettings, { model, wanted, isMinor }: EditionOptions): string[] {
  const { isNamed } = selection(model, wanted);
  const date = localDayOf({ buildTime: settings.buildTime, timeZone: settings.site.timeZone });
  const open = unrecordedTexts(model).filter(({ guide }) => isNamed(guide.id));
  const next = ({ store, passages }: UnrecordedText) => (store && isMinor ? withCorrections(store, passages) : withEdition(store, { passages, date }));
  write(
    settings.contentDir,
    open.map((each) => [each.guide.id, next(each)]),
  );
  return open.map((each) => `wiki/${each.guide.id}  ${describeUnrecorded(each)}${each.store && isMinor ? ', untold' : ''}`);
}

/**
 * Rebuilds the histories from the guides' commits, one edition for each day with some. Returns what it did, a line for each guide.
 *
 * @throws Error in a shallow clone, which would make every guide's present text its only edition
 */
export function historiesFromGit(settings: SiteSettings, model: ContentModel, wanted: readonly string[]): string[] {
  const { isNamed } = selection(model, wanted);
  if (isShallow(settings.contentDir)) {
    throw new Error(
      'editions: this clone has only the latest commits, so earlier editions would be lost. Fetch the full history first: git fetch --unshallow.',
    );
  }
  const guides = documentsOf(model).filter((document) => isWiki(document) && isNamed(document.id));
  const made = guides.flatMap((guide) => {
    const store = gitEditions(guide).reduce<HistoryStore | undefined>((known, text) => withNewer(known, text), undefined);
    return store ? [[guide.id, store] as const] : [];
  });
  write(settings.contentDir, made);
  return made.map(([id, { editions }]) => `wiki/${id}  ${counted(editions.length, 'edition')}`);
}

/** A commit may change only the front matter. */
function withNewer(known: HistoryStore | undefined, text: NewText): HistoryStore {
  return known && isSameText(known.passages, text.passages) ? known : withEdition(known, text);
}

/** @throws Error for a guide that doesn't exist */
function selection(model: ContentModel, wanted: readonly string[]) {
  const names = new Set(wanted);
  const unknown = wanted.find((name) => !documentsOf(model).some((document) => isWiki(document) && `wiki/${document.id}` === name));
  if (unknown !== undefined) throw new Error(`editions: there is no guide ${unknown}. Write names like wiki/ssh.`);
  return { isNamed: (id: string) => names.size === 0 || names.has(`wiki/${id}`) };
}

function write(contentDir: string, stores: readonly (readonly [id: string, store: HistoryStore])[]): void {
  replaceFiles(new Map(stores.map(([id, store]) => [join(contentDir, HISTORY, `${id}.json`), formatHistory(store)])));
}
