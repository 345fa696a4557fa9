import { z } from 'zod';
import { editionTexts, KEPT_EDITIONS, type Edition, type GuideHistory } from '../../../../src/core/history/editions';
import { hunksBetween } from '../../../../src/core/history/hunks';
import { passageKey, PASSAGE_KINDS, passagesOf, type Passage } from '../../../../src/core/history/passages';
import { day } from '../source/dateFields';
import type { CompiledDocument } from '../articles/document';
import { readJson } from '../source/jsonFile';
import type { Problem } from '../source/problem';
import type { YamlFile } from './readContent';

/** What `history/<id>.json` keeps of a guide: the text of its newest edition, and the differences of earlier ones. */
export interface HistoryStore extends GuideHistory {
  readonly passages: readonly Passage[];
}

/** The editions of a folder's guides, by their ids; empty in a folder that keeps none. */
export interface Histories {
  readonly histories: ReadonlyMap<string, HistoryStore>;
}

const passage = z.tuple([z.enum(PASSAGE_KINDS), z.string()]);
const hunk = z.tuple([z.int().nonnegative(), z.int().nonnegative(), z.array(passage)]);
const edition = z.strictObject({ edition: z.string().regex(/^[0-9a-f]{12}$/, 'must be a hash'), date: day, back: z.array(hunk).optional() });

/** A history that is whole: each difference fits the text that it is applied to. */
const historyStore = z.strictObject({ editions: z.array(edition).min(1).max(KEPT_EDITIONS), passages: z.array(passage) }).superRefine((store, context) => {
  let length = store.passages.length;
  for (const [index, { edition: name, back }] of store.editions.entries()) {
    if (store.editions.findIndex((each) => each.edition === name) < index) refuse(['editions', index, 'edition'], 'is in it twice');
    if (!back) break;
    if (!fits(back, length)) return refuse(['editions', index, 'edition'], "has differences that don't fit the text after it");
    length += back.reduce((sum, [, gone, come]) => sum + come.length - gone, 0);
  }
  function refuse(path: PropertyKey[], message: string): void {
    context.addIssue({ code: 'custom', path, message });
  }
});

function fits(back: NonNullable<Edition['back']>, length: number): boolean {
  let end = 0;
  return back.every(([at, gone]) => {
    const isAfter = at >= end && at + gone <= length;
    end = at + gone;
    return isAfter;
  });
}

interface HistoryContext {
  readonly guides: readonly string[];
  readonly problems: Problem[];
}

const HINT = 'Undo the last change to the file, or delete it: npm run editions -- --write starts a new one.';

/** Reads the stored editions of a folder's guides. Adds what is wrong to the problems. */
export function readHistories(files: ReadonlyMap<string, YamlFile>, { guides, problems }: HistoryContext): ReadonlyMap<string, HistoryStore> {
  const known = new Set(guides);
  return new Map(
    [...files].flatMap(([id, file]) => {
      if (!known.has(id)) {
        const hint = 'Delete it, or give it the name of the guide that it belongs to.';
        problems.push({ file: file.file, line: 1, column: 1, message: "isn't the history of any guide", hint, isWarning: true });
      }
      const store = readJson(file, historyStore);
      if (store.data) return [[id, store.data] as const];
      problems.push({ ...store.fault, hint: HINT });
      return [];
    }),
  );
}

/** A guide's history as its page and feed tell it, starting from the page's current text; null for a guide without one. */
export function historyOf({ id, blocks }: Pick<CompiledDocument, 'id' | 'blocks'>, { histories }: Histories): GuideHistory | null {
  const store = histories.get(id);
  const [newest, ...older] = store?.editions ?? [];
  if (!store || !newest) return null;
  const present = passagesOf(blocks);
  if (isSameText(present, store.passages)) return { editions: store.editions };
  // The current text has no edition of its own yet. Readers aren't notified of it, but earlier editions are still derived from it.
  const before = editionTexts(store, store.passages)[1];
  return { editions: [{ ...newest, back: before && hunksBetween(present, before, passageKey) }, ...older] };
}

/** Whether there is something to tell a reader of an earlier edition. */
export function hasChanges({ id }: Pick<CompiledDocument, 'id'>, { histories }: Histories): boolean {
  return (histories.get(id)?.editions.length ?? 0) > 1;
}

export function isSameText(text: readonly Passage[], other: readonly Passage[]): boolean {
  return text.length === other.length && text.every((each, index) => passageKey(each) === passageKey(other[index] ?? ['code', '']));
}
