import { hashOf } from '../cache';
import type { Article } from './articles';
import { findEntry, type ArticleLedger, type LedgerEntry } from '../ledger';
import { stronger, type CheckOutcome } from './results';

/** Runs made under another version of the rules are made again. */
const RULES_VERSION = '1';

/** A hash of all that an article's run depends on: its root and the blocks that change it or are read by a program. */
export function environmentOf({ planText, values, fences, plan }: Article): string {
  const blocks = fences.filter(({ run, write, title }) => run ?? write ?? title).map(({ hash, ordinal }) => `${hash}-${ordinal}`);
  return hashOf(RULES_VERSION, planText, JSON.stringify([values, plan.user]), ...blocks).slice(0, 12);
}

/** Whether an article's last run is still valid for what it says now. */
export function isRunKnown(article: Article, known: ArticleLedger | undefined): boolean {
  if (known?.environment !== environmentOf(article)) return false;
  return article.fences.every((fence) => fence.run === undefined || findEntry(known, fence)?.state === 'executed');
}

export interface Merging {
  readonly known: ArticleLedger | undefined;
  readonly statically: CheckOutcome;
  /** The run; `known` when the last one is still valid, `none` when there can't be one here. */
  readonly run: CheckOutcome | 'known' | 'none';
  readonly system: string | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Whether everything was checked again, whatever was known. */
  readonly isForced: boolean;
}

/** What the ledger says of an article after its checks. A block that failed is removed from it. */
export function mergeArticle(article: Article, merging: Merging): ArticleLedger {
  const { known, statically, run, system } = merging;
  const outcome = typeof run === 'string' ? undefined : run;
  const blocks = article.fences.flatMap((fence): LedgerEntry[] => {
    const found = statically.results.get(fence);
    if (!found || statically.failed.has(fence) || outcome?.failed.has(fence)) return [];
    const before = findEntry(known, fence);
    const result = stronger(found, outcome ? outcome.results.get(fence) : ranBefore(before));
    const isRunNow = outcome?.results.has(fence) === true;
    const isSame = before?.state === result.state && before.by === result.by && before.reason === result.reason;
    const date = before && isSame && !isRunNow && !merging.isForced ? before.date : merging.today;
    const { state, by, reason } = result;
    return [{ hash: fence.hash, ordinal: fence.ordinal, state, ...(by ? { by } : {}), ...(reason ? { reason } : {}), date }];
  });
  const isWhole = outcome ? outcome.failures.length === 0 : run === 'known';
  const ranOn = outcome ? system : known?.system;
  const wasExecuted = blocks.some(({ state }) => state === 'executed');
  return { ...(wasExecuted && ranOn ? { system: ranOn } : {}), ...(isWhole ? { environment: environmentOf(article) } : {}), blocks };
}

function ranBefore(before: LedgerEntry | undefined): LedgerEntry | undefined {
  return before && ['validated', 'executed'].includes(before.state) ? before : undefined;
}
