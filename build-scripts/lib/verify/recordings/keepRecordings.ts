import type { Recording } from '../../../../src/core/recordings/recording';
import type { Tolerance } from '../../content/ledger/checkPlan';
import type { StoredRecording } from '../../content/reading/recordings';
import { RELEASE_NAMES, type ReleaseName } from '../../content/code/debianReleases';
import type { BlockKey } from '../../content/ledger/ledger';
import { articleOn, releasesOf, type Article } from '../articles';
import { normalLines } from '../compareOutput';
import type { RunOutcome } from '../results';

/**
 * The recordings of an article after its runs: for each block, that of the newest release it was recorded on, if the sidecar still allows it. A
 * recording that shows the same as the one before doesn't replace it: unchanged files need no commit.
 */
export function keepRecordings(article: Article, known: readonly StoredRecording[], runs: ReadonlyMap<ReleaseName, RunOutcome>): StoredRecording[] {
  const releases = releasesOf(article).map(({ name }) => name);
  const allowed = known.filter(({ release }) => releases.includes(release));
  return article.fences.flatMap((fence) => {
    const before = allowed.find((recording) => isOf(recording, fence));
    const [made] = RELEASE_NAMES.flatMap((release): StoredRecording[] => {
      const recording = runs.get(release)?.recordings?.get(fence);
      return recording ? [{ hash: fence.hash, ordinal: fence.ordinal, ...recording, release }] : [];
    });
    const hasFailed = before && runs.get(before.release)?.failed.has(fence) === true;
    const kept = hasFailed ? undefined : before;
    if (!made || (kept && (isNewer(kept, made) || isSame(article, kept, made)))) return kept ?? [];
    return [made];
  });
}

const isOf = (recording: BlockKey, { hash, ordinal }: BlockKey) => recording.hash === hash && recording.ordinal === ordinal;

const rank = ({ release }: StoredRecording) => RELEASE_NAMES.indexOf(release);
const isNewer = (kept: StoredRecording, made: StoredRecording) => rank(kept) < rank(made);

/** Whether both show the same apart from the article's tolerances and from numbers: times, sizes and process ids differ in every run. */
function isSame(article: Article, kept: StoredRecording, made: StoredRecording): boolean {
  const { tolerances } = articleOn(article, made.release).plan;
  return kept.release === made.release && shown(kept, tolerances) === shown(made, tolerances);
}

function shown({ events }: Recording, tolerances: readonly Tolerance[]): string {
  const commands = events.reduce<string[]>((all, [, kind, text]) => {
    if (kind === 'm') return [...all, ''];
    return [...all.slice(0, -1), (all.at(-1) ?? '') + text];
  }, []);
  return JSON.stringify(commands.map((text) => normalLines(text, tolerances).map((line) => line.replace(/\d+/g, '0'))));
}
