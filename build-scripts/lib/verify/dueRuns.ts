import { availableParallelism } from 'node:os';
import { forEachConcurrently } from '../running/concurrency';
import type { ReleaseName } from '../content/code/debianReleases';
import type { Ledger } from '../content/ledger/ledger';
import { duration } from '../running/progress';
import { daysBefore } from '../text/daysBefore';
import { articleOn, releasesOf, type Article } from './articles';
import { isRunKnown } from './mergeArticle';
import type { VerifyOptions } from './options';
import type { RunOutcome } from './results';
import { runArticle } from './runArticle';

/** An article that is to be run on a release. */
interface DueRun {
  readonly article: Article;
  readonly release: ReturnType<typeof releasesOf>[number];
  /** How long its last run took. */
  readonly seconds: number;
}

/** The outcomes of an article's runs, by release. */
export type Outcomes = ReadonlyMap<ReleaseName, RunOutcome>;

interface RunRequest {
  readonly options: VerifyOptions;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** The runs that the options and the ledger call for, longest first, so that no long run is left alone at the end. */
export function dueRuns(articles: readonly Article[], ledger: Ledger, asked: RunRequest): DueRun[] {
  const due = articles.flatMap((article) =>
    releasesOf(article)
      .filter((release) => isDue(article, release.name, { ledger, ...asked }))
      .map((release) => ({ article, release, seconds: ledger[article.key]?.runs?.[release.name]?.seconds ?? 0 })),
  );
  return due.sort((a, b) => b.seconds - a.seconds);
}

function isDue(article: Article, release: ReleaseName, { ledger, options, today }: RunRequest & { readonly ledger: Ledger }): boolean {
  const { releases, olderThan, isForced } = options;
  const known = ledger[article.key];
  if (releases.length > 0 && !releases.includes(release)) return false;
  if (isForced || !isRunKnown(article, known, release)) return true;
  return olderThan !== null && (known?.runs?.[release]?.date ?? '') < daysBefore(today, olderThan);
}

/** How many more runs than cores there are: some wait for a service, a timer or a code. */
const WAITING = 1;

interface Reporting {
  readonly report: (message: string) => void;
  /** Called with an article when its last run has ended. */
  readonly finish: (article: Article, outcomes: Outcomes) => Promise<void>;
}

/**
 * Runs them all, a few at a time.
 *
 * @throws Error when no root can be made
 */
export async function runAll(due: readonly DueRun[], { report, finish }: Reporting): Promise<void> {
  const outcomes = new Map<string, Map<ReleaseName, RunOutcome>>();
  const started = Date.now();
  const weightOf = ({ seconds }: DueRun) => seconds + 1;
  const all = due.reduce((sum, run) => sum + weightOf(run), 0);
  let done = 0;
  let weight = 0;
  await forEachConcurrently(
    due,
    async (run) => {
      const { article, release } = run;
      const { key } = article;
      const name = `${key} on ${release.name}`;
      const outcome = await runArticle(articleOn(article, release.name), { release, report: (message) => report(`${name}: ${message}`) });
      const ofArticle = outcomes.get(key) ?? new Map<ReleaseName, RunOutcome>();
      outcomes.set(key, ofArticle.set(release.name, outcome));
      if (ofArticle.size === due.filter((other) => other.article === article).length) await finish(article, ofArticle);
      done += 1;
      weight += weightOf(run);
      const left = ((Date.now() - started) / weight) * (all - weight);
      report(`${name}: done in ${duration(outcome.seconds * 1000)}, ${done} of ${due.length}${left > 0 ? `, about ${duration(left)} left` : ''}`);
    },
    availableParallelism() + WAITING,
  );
}
