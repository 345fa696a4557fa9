import type { CheckedFence } from '../content/code/checkedFence';
import type { ReleaseName } from '../content/code/debianReleases';
import { findEntry, type ArticleLedger } from '../content/ledger/ledger';
import { articleOn, releasesOf, type Article } from './articles';
import type { Failure, RunOutcome } from './results';

const MAX_LINES = 15;

/** An article's runs, and what the ledger knows of the other releases. */
interface Comparison {
  readonly runs: ReadonlyMap<ReleaseName, RunOutcome>;
  readonly known: ArticleLedger | undefined;
}

/** The failures of an article's runs, each with its release. If the block passes on another release, both outputs are shown. */
export function failuresByRelease(article: Article, comparison: Comparison): Failure[] {
  return [...comparison.runs].flatMap(([release, { failures }]) => failures.map((failure) => described(failure, release, { article, ...comparison })));
}

function described(failure: Failure, release: ReleaseName, context: Comparison & { readonly article: Article }): Failure {
  const { fence, message, detail = '' } = failure;
  const others = fence ? passesOn(fence, context) : [];
  const where = others.length > 0 ? `on ${release}, but not on ${others.join(' or ')}` : `on ${release}`;
  const outputs = others.length === 0 ? [] : [release, ...others].flatMap((name) => printed(failure, name, context) ?? []);
  return { ...failure, message: `${where}: ${message}`, detail: [detail.trimEnd(), ...outputs].filter(Boolean).join('\n') };
}

/** The releases on which a block passes, going by this run or, failing that, the last one. */
function passesOn(fence: CheckedFence, { article, runs, known }: Comparison & { readonly article: Article }): ReleaseName[] {
  const before = findEntry(known, fence)?.runs ?? {};
  return releasesOf(article).flatMap(({ name }) => {
    const outcome = runs.get(name);
    const isOnIt = articleOn(article, name).fences.includes(fence);
    const passes = outcome ? outcome.results.has(fence) && !outcome.failed.has(fence) : ['executed', 'validated'].includes(before[name]?.state ?? '');
    return isOnIt && passes ? [name] : [];
  });
}

/** Only for releases run just now: the output of earlier runs isn't kept. */
function printed({ command }: Failure, release: ReleaseName, { runs }: Comparison): string | undefined {
  const output = command === undefined ? undefined : runs.get(release)?.outputs.get(command);
  if (output === undefined) return undefined;
  const lines = output.trimEnd().split('\n');
  const more = lines.length > MAX_LINES ? [`  (${lines.length - MAX_LINES} more lines)`] : [];
  return [`${release} printed:`, ...lines.slice(0, MAX_LINES).map((line) => `  ${line}`), ...more].join('\n');
}
