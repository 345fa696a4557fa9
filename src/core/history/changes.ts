import { counted } from '../counted';
import { groupedBy } from '../content/groupedBy';
import { hunksBetween, type Hunk } from './hunks';
import { passageKey, type Passage, type PassageKind } from './passages';

/** What became of a passage. */
export interface Change {
  readonly kind: PassageKind;
  /** Its text before; null for a new one. */
  readonly before: string | null;
  /** Its text now; null for one that is gone. */
  readonly now: string | null;
  /** Its index among the present passages; for one that is gone, that of what is in its place. */
  readonly at: number;
  /** The heading that it is under; empty before the first. */
  readonly section: string;
}

/** Passages that share a smaller part of their words are different ones. */
const ALIKE = 0.5;

/** What has changed between two editions, in the order of the present one. A passage that only moved counts as unchanged. */
export function changesBetween(before: readonly Passage[], now: readonly Passage[]): Change[] {
  let shift = 0;
  const changes = hunksBetween(before, now, passageKey).flatMap(([at, gone, come]) => {
    const from = at + shift;
    shift += come.length - gone;
    return pairUp(before.slice(at, at + gone), come, from);
  });
  return withoutMoved(changes).map((change) => ({ ...change, section: sectionAt(now, change) }));
}

type Pair = Omit<Change, 'section'>;

/** Pairs each passage that has come with the first similar one that has gone, in order; the rest are new, or gone. */
function pairUp(gone: readonly Passage[], come: readonly Passage[], from: number): Pair[] {
  const pairs: Pair[] = [];
  let next = 0;
  const leave = (to: number, at: number) => {
    for (const [kind, text] of gone.slice(next, to)) pairs.push({ kind, before: text, now: null, at });
    next = to;
  };
  come.forEach((passage, index) => {
    const [kind, text] = passage;
    const found = gone.findIndex((other, place) => place >= next && areAlike(other, passage));
    if (found >= 0) leave(found, from + index);
    pairs.push({ kind, before: gone[found]?.[1] ?? null, now: text, at: from + index });
    if (found >= 0) next = found + 1;
  });
  leave(gone.length, from + come.length);
  return pairs;
}

function areAlike([kind, text]: Passage, [otherKind, otherText]: Passage): boolean {
  const [words, others] = [text.split(/\s+/), otherText.split(/\s+/)];
  const shared = (ours: readonly string[], theirs: readonly string[]) => ours.filter((word) => theirs.includes(word)).length;
  return kind === otherKind && shared(words, others) + shared(others, words) >= ALIKE * (words.length + others.length);
}

/** Drops passages that only moved: of those with the same text, as many that have come as have gone. */
function withoutMoved(pairs: readonly Pair[]): Pair[] {
  const textOf = ({ kind, before, now }: Pair) => passageKey([kind, before ?? now ?? '']);
  const come = groupedBy(
    pairs.filter(({ before }) => before === null),
    textOf,
  );
  const gone = groupedBy(
    pairs.filter(({ now }) => now === null),
    textOf,
  );
  const moved = new Set<Pair>();
  for (const [text, those] of come) {
    const others = gone.get(text) ?? [];
    [...those.slice(0, others.length), ...others.slice(0, those.length)].forEach((pair) => moved.add(pair));
  }
  return pairs.filter((pair) => !moved.has(pair));
}

function sectionAt(now: readonly Passage[], { at, now: text }: Pair): string {
  const last = text === null ? at - 1 : at;
  return (
    now
      .slice(0, last + 1)
      .filter(([kind]) => kind === 'heading')
      .at(-1)?.[1] ?? ''
  );
}

/** A piece of a changed text: words, or lines of code. */
export interface TextPiece {
  readonly what: 'same' | 'come' | 'gone';
  readonly text: string;
}

export const isCodeKind = (kind: PassageKind): boolean => kind === 'command' || kind === 'code';

/** Separates the pieces of a passage, and the words or lines in them. */
export const separatorOf = (kind: PassageKind): string => (isCodeKind(kind) ? '\n' : ' ');

/** A change word by word; in code, line by line. Removals come before what replaces them. */
export function piecesOf({ kind, before, now }: Pick<Change, 'kind' | 'before' | 'now'>): TextPiece[] {
  const separator = separatorOf(kind);
  const old = before?.split(separator) ?? [];
  const pieces: TextPiece[] = [];
  const add = (what: TextPiece['what'], parts: readonly string[]) => {
    if (parts.length > 0) pieces.push({ what, text: parts.join(separator) });
  };
  let end = 0;
  for (const [at, gone, come] of joinNear(
    hunksBetween(old, now?.split(separator) ?? [], (word) => word),
    old,
    isCodeKind(kind) ? 0 : FEW_WORDS,
  )) {
    add('same', old.slice(end, at));
    add('gone', old.slice(at, at + gone));
    add('come', come);
    end = at + gone;
  }
  add('same', old.slice(end));
  return pieces;
}

/** At most this many words between two changes, such as "of the", are the same by chance. */
const FEW_WORDS = 2;

function joinNear(hunks: readonly Hunk<string>[], old: readonly string[], most: number): Hunk<string>[] {
  return hunks.reduce<Hunk<string>[]>((joined, hunk) => {
    const [at, gone, come] = joined.at(-1) ?? [-Infinity, 0, []];
    const between = old.slice(at + gone, hunk[0]);
    if (between.length > most || joined.length === 0) return [...joined, hunk];
    return [...joined.slice(0, -1), [at, hunk[0] + hunk[1] - at, [...come, ...between, ...hunk[2]]]];
  }, []);
}

/** The ranges of a change's present text that are new. */
export function newRanges(change: Pick<Change, 'kind' | 'before' | 'now'>): (readonly [start: number, end: number])[] {
  let start = 0;
  return piecesOf(change).flatMap(({ what, text }) => {
    if (what === 'gone') return [];
    const from = start;
    start += text.length + 1;
    return what === 'come' ? [[from, from + text.length] as const] : [];
  });
}

/** `4 blocks changed, one of them a command`. */
export function countedChanges(changes: readonly Pick<Change, 'kind'>[], since = ''): string {
  const commands = changes.filter(({ kind }) => kind === 'command').length;
  const { length } = changes;
  if (length === 0) return 'nothing changed but its order';
  const areCommands = commands === length;
  const changed = `${counted(length, areCommands ? 'command' : 'block')} changed${since && ` since ${since}`}`;
  if (commands === 0 || areCommands) return changed;
  return `${changed}, ${commands === 1 ? 'one of them a command' : `${commands} of them commands`}`;
}
