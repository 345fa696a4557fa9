import { createHash } from 'node:crypto';
import type { CodeBlock } from '../../../../src/core/content/blocks';
import { examplesIn } from './fencePlaceholders';
import type { Variable } from '../../../../src/core/content/entities';
import { shellKind, type CheckMarks } from './fenceInfo';

/** A code block as `npm run verify` needs it: as written, with its lines in the file. Plain JSON. */
export interface CheckedFence extends CheckMarks {
  readonly hash: string;
  /** Numbers equal blocks of one document, from 1. */
  readonly ordinal: number;
  /** Where the block opens, from 1. */
  readonly line: number;
  readonly column: number;
  /** The line on which its text begins. */
  readonly textLine: number;
  readonly language: string;
  readonly title?: string;
  /** The machine that it is for, from its `on=`. */
  readonly on?: string;
  /** Before variables are filled in. */
  readonly text: string;
  /** Made of command lines outside of a fence, which can't carry marks. */
  readonly isBare: boolean;
}

/**
 * Whether a block could be executed: a session, or a script that the guide has its reader run. If it wasn't, it counts as not run, also
 * where a mark is missing. A script with a title is a file; without a mark, nobody is said to run it.
 */
export function isCommand({ run, write, norun, isBare, language, title, text }: CommandMarks): boolean {
  if (run !== undefined || norun !== undefined || isBare) return true;
  const kind = shellKind(language, text);
  return write === undefined && (kind === 'session' || (kind === 'script' && title === undefined));
}

type CommandMarks = Pick<CheckedFence, 'run' | 'write' | 'norun' | 'isBare' | 'language' | 'title' | 'text'>;

export type UnnumberedFence = Omit<CheckedFence, 'ordinal' | 'hash'>;

const HASH_LENGTH = 12;

type Variables = Readonly<Record<string, Variable>>;

/**
 * Identifies a block on its page and in the ledger: it changes with all that its page shows as checked, nothing else. That includes its machine, and the
 * example values in it.
 */
function hashOfFence({ language, title, run, write, norun, only, on, text }: UnnumberedFence, variables: Variables): string {
  const examples = examplesIn(`${title ?? ''}\n${text}`, variables);
  const rest = [...(only ? [only] : []), ...(on ? [{ on }] : []), ...(Object.keys(examples).length > 0 ? [{ examples }] : [])];
  const parts = JSON.stringify([language, title ?? null, run ?? null, write ?? null, norun ?? null, text, ...rest]);
  return createHash('sha256').update(parts).digest('hex').slice(0, HASH_LENGTH);
}

/** Sorts a document's blocks by line and numbers equal ones; sets hash and ordinal on the tree's blocks in place. */
export function numberFences(sources: ReadonlyMap<CodeBlock, UnnumberedFence>, variables: Variables): CheckedFence[] {
  const seen = new Map<string, number>();
  const ordered = [...sources].sort(([, a], [, b]) => a.line - b.line);
  return ordered.map(([block, source]) => {
    const hash = hashOfFence(source, variables);
    const ordinal = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, ordinal);
    Object.assign(block, { hash }, ordinal > 1 ? { ordinal } : {});
    return { hash, ordinal, ...source };
  });
}
