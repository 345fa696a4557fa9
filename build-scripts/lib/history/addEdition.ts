import { brotliCompressSync } from 'node:zlib';
import { changesBetween } from '../../../src/core/history/changes';
import { editionTexts, KEPT_EDITIONS, type Edition } from '../../../src/core/history/editions';
import { hunksBetween } from '../../../src/core/history/hunks';
import { passageKey, type Passage } from '../../../src/core/history/passages';
import type { HistoryStore } from '../content/reading/histories';
import { shortHash } from '../text/shortHash';

/** The most that a reader fetches, in bytes after brotli. The rest of 4 KiB is for the data file's head and for changes since the newest edition. */
const MAX_BYTES = 3_800;

/** If more than this share of its text is new or gone, a guide has been rewritten, and nobody wants that block by block. */
const REWRITTEN = 0.5;

/** An edition with its text, where that is known. */
interface KnownEdition extends Pick<Edition, 'edition' | 'date'> {
  readonly text: readonly Passage[] | null;
}

export interface NewText {
  readonly passages: readonly Passage[];
  /** YYYY-MM-DD */
  readonly date: string;
}

/** A guide's history with another edition, or its first. */
export function withEdition(store: HistoryStore | undefined, { passages, date }: NewText): HistoryStore {
  const known = store ? knownEditions(store) : [];
  const before = known[0]?.text;
  const edition = { edition: nameOf(passages, new Set(known.map((each) => each.edition))), date, text: passages };
  const dropsTexts = before && isRewritten(before, passages);
  return storeOf(passages, [edition, ...known.map((each) => (dropsTexts ? { ...each, text: null } : each))]);
}

/** A guide's history with typos fixed: the edition stays, and the earlier ones get the fixes, too. */
export function withCorrections(store: HistoryStore, passages: readonly Passage[]): HistoryStore {
  const [newest, ...older] = knownEditions(store);
  if (!newest) return store;
  const mended = new Map(
    changesBetween(store.passages, passages).flatMap(({ kind, before, now }) =>
      before === null || now === null ? [] : [[passageKey([kind, before]), [kind, now] as const]],
    ),
  );
  const mend = (text: KnownEdition['text']) => text && text.map((passage) => mended.get(passageKey(passage)) ?? passage);
  return storeOf(passages, [{ ...newest, text: passages }, ...older.map((each) => ({ ...each, text: mend(each.text) }))]);
}

function knownEditions(store: HistoryStore): KnownEdition[] {
  const texts = editionTexts(store, store.passages);
  return store.editions.map(({ edition, date }, index) => ({ edition, date, text: texts[index] ?? null }));
}

/** An earlier text may come back: that is another edition. */
function nameOf(passages: readonly Passage[], taken: ReadonlySet<string>): string {
  let name = shortHash(JSON.stringify(passages));
  while (taken.has(name)) name = shortHash(name);
  return name;
}

function isRewritten(before: readonly Passage[], now: readonly Passage[]): boolean {
  const changes = changesBetween(before, now);
  const share = (side: 'before' | 'now', length: number) => changes.filter((change) => change[side] !== null).length / Math.max(1, length);
  return Math.max(share('before', before.length), share('now', now.length)) > REWRITTEN;
}

/** The newest editions with the differences between them, the oldest of which are dropped beyond MAX_BYTES. */
function storeOf(passages: readonly Passage[], known: readonly KnownEdition[]): HistoryStore {
  const kept = known.slice(0, KEPT_EDITIONS);
  let editions = kept.map(({ edition, date, text }, index): Edition => {
    const before = kept[index + 1]?.text;
    return text && before ? { edition, date, back: hunksBetween(text, before, passageKey) } : { edition, date };
  });
  while (sizeOf(editions) > MAX_BYTES) editions = withoutOldest(editions);
  return { editions, passages };
}

function sizeOf(editions: readonly Edition[]): number {
  return brotliCompressSync(JSON.stringify({ editions })).length;
}

function withoutOldest(editions: readonly Edition[]): Edition[] {
  const oldest = editions.filter(({ back }) => back).at(-1);
  return editions.map((each) => (each === oldest ? { edition: each.edition, date: each.date } : each));
}

/** The file of a history: a line for each difference and each passage, so that versions of the file can be compared. */
export function formatHistory({ editions, passages }: HistoryStore): string {
  const lines = (items: readonly unknown[], indent: string) => items.map((item) => `\n${indent}${JSON.stringify(item)}`).join(',');
  const shown = editions.map(({ edition, date, back }) => {
    const differences = back && `, "back": [${lines(back, '      ')}${back.length > 0 ? '\n    ' : ''}]`;
    return `\n    { "edition": "${edition}", "date": "${date}"${differences ?? ''} }`;
  });
  return `{\n  "editions": [${shown.join(',')}\n  ],\n  "passages": [${lines(passages, '    ')}\n  ]\n}\n`;
}
