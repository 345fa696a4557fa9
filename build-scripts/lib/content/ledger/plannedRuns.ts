import type { CheckPlan } from './checkPlan';
import { RELEASE_NAMES, type ReleaseName } from '../code/debianReleases';
import type { ArticleLedger, Ledger } from './ledger';

/** A ledger without the runs on releases that the articles' sidecars no longer allow: a page claims nothing for those. */
export function plannedRuns(ledger: Ledger, plans: ReadonlyMap<string, CheckPlan>): Ledger {
  return Object.fromEntries(
    Object.entries(ledger).map(([key, article]) => {
      const only = plans.get(key)?.only;
      return [key, only === undefined ? article : onReleases(article, only)];
    }),
  );
}

function onReleases({ runs, blocks }: ArticleLedger, only: readonly ReleaseName[]): ArticleLedger {
  return { ...withRuns({ runs }, only), blocks: blocks.map((block) => withRuns(block, only)) };
}

function withRuns<Run, T extends { readonly runs?: Partial<Record<ReleaseName, Run>> | undefined }>(of: T, only: readonly ReleaseName[]): T {
  if (!of.runs) return of;
  const kept = RELEASE_NAMES.flatMap((name) => (only.includes(name) && of.runs?.[name] ? [[name, of.runs[name]] as const] : []));
  return { ...of, runs: kept.length > 0 ? Object.fromEntries(kept) : undefined };
}
