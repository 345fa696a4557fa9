import { isCommand } from '../content/code/checkedFence';
import { MACHINE_KINDS, type MachineKind } from '../content/ledger/checkPlan';
import { RELEASE_NAMES, type ReleaseName } from '../content/code/debianReleases';
import { findEntry, runsOn, strongestState, type Ledger } from '../content/ledger/ledger';
import { releasesOf, type Article } from './articles';
import { kindOf } from './machinePlans';

/** What was run on a release. */
interface ReleaseSummary {
  /** The blocks that are for it. */
  readonly blocks: number;
  readonly executed: number;
  /** Sessions and scripts that weren't executed: marked so, without a mark, not run yet, or failed. */
  readonly notRun: number;
  /** The day of the oldest run, YYYY-MM-DD; null without any. */
  readonly oldest: string | null;
}

interface KindSummary {
  readonly articles: number;
  readonly blocks: number;
  readonly executed: number;
}

interface VerifySummary {
  readonly releases: Readonly<Record<ReleaseName, ReleaseSummary>>;
  /** By the kind of machine that blocks are for. */
  readonly kinds: Readonly<Record<MachineKind, KindSummary>>;
}

/** What the ledger knows of articles, by release and by kind of machine. */
export function summaryOf(articles: readonly Article[], ledger: Ledger): VerifySummary {
  const releases = RELEASE_NAMES.map((release) => [release, releaseSummary(articles, ledger, release)]);
  const kinds = MACHINE_KINDS.map((kind) => [kind, kindSummary(articles, ledger, kind)]);
  return { releases: Object.fromEntries(releases) as VerifySummary['releases'], kinds: Object.fromEntries(kinds) as VerifySummary['kinds'] };
}

function releaseSummary(articles: readonly Article[], ledger: Ledger, release: ReleaseName): ReleaseSummary {
  const blocks = articles
    .filter((article) => releasesOf(article).some(({ name }) => name === release))
    .flatMap(({ key, fences }) => runsOn(fences, ledger[key], release));
  const dates = blocks.flatMap(({ run }) => (run?.state === 'executed' ? [run.date] : [])).sort();
  return {
    blocks: blocks.length,
    executed: dates.length,
    notRun: blocks.filter(({ fence, run }) => isCommand(fence) && run?.state !== 'executed').length,
    oldest: dates[0] ?? null,
  };
}

function kindSummary(articles: readonly Article[], ledger: Ledger, kind: MachineKind): KindSummary {
  const found = articles.flatMap(({ key, fences, plan }) =>
    fences.filter((fence) => kindOf(fence, plan) === kind).map((fence) => ({ key, entry: findEntry(ledger[key], fence) })),
  );
  return {
    articles: new Set(found.map(({ key }) => key)).size,
    blocks: found.length,
    executed: found.filter(({ entry }) => entry && strongestState(entry) === 'executed').length,
  };
}
