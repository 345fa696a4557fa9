import { hashOf } from '../files/cache';
import type { CheckedFence } from '../content/code/checkedFence';
import type { ReleaseName } from '../content/code/debianReleases';
import { findEntry, type ArticleLedger, type ArticleRun, type BlockRun, type LedgerEntry } from '../content/ledger/ledger';
import { articleOn, releasesOf, type Article } from './articles';
import { roleOf } from './machinePlans';
import type { CheckOutcome, RunOutcome } from './results';

/** Runs made under another version of the rules are made again. */
const RULES_VERSION = '3';

/**
 * A hash of what an article's run on a release depends on: its root, and the blocks that change it or are read by a program, in their order. A block
 * that is gone or has moved changes it, too.
 */
export function environmentOf(article: Article, release: ReleaseName): string {
  const { plan, values, fences } = articleOn(article, release);
  const acting = fences.filter(({ run, write, title }) => run !== undefined || write !== undefined || title !== undefined);
  const blocks = acting.map(({ hash, ordinal, removed = [] }) => [hash, ordinal, ...removed].join('-'));
  const { standIns, usual, answers, downloads, disks, machines, carries } = plan;
  const isSeveral = Object.keys(machines).length > 0;
  const declared = standIns.flatMap(({ files }) => files);
  // The wording of a stand-in doesn't affect a run. Its files do: a run fails over files that aren't listed.
  const rest = {
    ...plan,
    only: undefined,
    onlyBecause: undefined,
    standIns: declared.length > 0 ? declared : undefined,
    usual: usual.length > 0 ? usual : undefined,
    downloads: downloads.length > 0 ? downloads : undefined,
    answers: answers.length > 0 ? answers : undefined,
    disks: disks.length > 0 ? disks : undefined,
    carries: carries.length > 0 ? carries : undefined,
    machines: isSeveral ? [machines, fences.map((fence) => roleOf(fence, plan))] : undefined,
  };
  return hashOf(RULES_VERSION, JSON.stringify([rest, values]), ...blocks).slice(0, 12);
}

/**
 * Whether an article's last run on a release is still valid for what it says now: every command was executed, and every file that a run writes is
 * as it was.
 */
export function isRunKnown(article: Article, known: ArticleLedger | undefined, release: ReleaseName): boolean {
  if (known?.runs?.[release]?.environment !== environmentOf(article, release)) return false;
  return articleOn(article, release).fences.every((fence) => {
    const entry = findEntry(known, fence);
    return fence.run === undefined ? fence.write === undefined || entry !== undefined : entry?.runs?.[release]?.state === 'executed';
  });
}

export interface Merging {
  readonly known: ArticleLedger | undefined;
  readonly statically: CheckOutcome;
  /** The runs just made, by release. For other releases, what is known stays. */
  readonly runs: ReadonlyMap<ReleaseName, RunOutcome>;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Whether everything was checked again, whatever was known. */
  readonly isForced: boolean;
}

/** An article's ledger after its checks. A block that failed its static checks, or its run on every release, is left out. */
export function mergeArticle(article: Article, merging: Merging): ArticleLedger {
  const runs = byRelease(article, (release) => articleRun(article, release, merging));
  return { ...(runs ? { runs } : {}), blocks: article.fences.flatMap((fence) => entryOf(article, fence, merging) ?? []) };
}

function byRelease<T>(article: Article, find: (release: ReleaseName) => T | undefined): Partial<Record<ReleaseName, T>> | undefined {
  const found = releasesOf(article).flatMap(({ name }) => {
    const value = find(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return found.length === 0 ? undefined : (Object.fromEntries(found) as Partial<Record<ReleaseName, T>>);
}

function articleRun(article: Article, release: ReleaseName, { known, runs, today }: Merging): ArticleRun | undefined {
  const outcome = runs.get(release);
  if (!outcome) return knownRun(article, release, known);
  const { system, failures, seconds, packages } = outcome;
  const environment = failures.length === 0 ? environmentOf(article, release) : undefined;
  return { ...(system ? { system } : {}), ...(environment ? { environment } : {}), date: today, seconds, packages };
}

/** A run that is no longer valid stays known, but has to be made again. */
function knownRun(article: Article, release: ReleaseName, known: ArticleLedger | undefined): ArticleRun | undefined {
  const run = known?.runs?.[release];
  return !run || isRunKnown(article, known, release) ? run : { ...run, environment: undefined };
}

function entryOf(article: Article, fence: CheckedFence, merging: Merging): LedgerEntry | undefined {
  const { known, statically, today, isForced } = merging;
  const found = statically.results.get(fence);
  if (!found || statically.failed.has(fence)) return undefined;
  const before = findEntry(known, fence);
  const runs = byRelease(article, (release) => blockRun(fence, { release, before, merging }));
  if (runs && Object.values(runs).every(({ state }) => state === 'failed')) return undefined;
  const { state, by, reason } = found;
  const isSame = before?.state === state && before.by === by && before.reason === reason;
  const date = before && isSame && !isForced ? before.date : today;
  return { hash: fence.hash, ordinal: fence.ordinal, state, ...(by ? { by } : {}), ...(reason ? { reason } : {}), date, ...(runs ? { runs } : {}) };
}

interface RunOfBlock {
  readonly release: ReleaseName;
  readonly before: LedgerEntry | undefined;
  readonly merging: Merging;
}

function blockRun(fence: CheckedFence, { release, before, merging: { runs, today } }: RunOfBlock): BlockRun | undefined {
  const outcome = runs.get(release);
  if (!outcome) return before?.runs?.[release];
  const code = outcome.exits.get(fence);
  const exit = code === undefined ? {} : { exit: code };
  if (outcome.failed.has(fence)) return { state: 'failed', ...exit, ...howItFailed(outcome, fence), date: today };
  const result = outcome.results.get(fence);
  if (result?.state === 'validated') return { state: 'validated', ...(result.by ? { by: result.by } : {}), date: today };
  return result && { state: 'executed', ...exit, date: today };
}

/** Whether a block failed by printing something else: its first failure is what a reader would see first. */
function howItFailed({ failures }: RunOutcome, fence: CheckedFence): Pick<BlockRun, 'differs'> {
  const first = failures.find((failure) => failure.fence === fence);
  return first ? { differs: first.isDifference === true } : {};
}
