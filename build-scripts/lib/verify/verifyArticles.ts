import { formatProblems } from '../content/problem';
import type { StoredRecording } from '../content/recordings';
import type { ReleaseName } from '../debianReleases';
import { articleOn, readArticles, releasesOf, type Article } from './articles';
import { failuresByRelease } from './differences';
import { findEntry, readLedger, writeLedger, type ArticleLedger, type Ledger } from '../ledger';
import { howToInstall, installPrograms } from './hostPrograms';
import { isRunKnown, mergeArticle } from './mergeArticle';
import { keepRecordings } from './recordings/keepRecordings';
import { readStoredRecordings, writeRecordings } from './recordings/storedRecordings';
import type { VerifyOptions } from './options';
import type { Failure, RunOutcome } from './results';
import { runArticle } from './runArticle';
import { shellCheckVersion } from './shellChecks';
import { checkStatically } from './staticChecks';
import { whyNoRoot } from './whyNoRoot';

/** What a run found. */
export interface VerifyReport {
  readonly articles: readonly Article[];
  readonly ledger: Ledger;
  readonly failures: readonly Failure[];
  /** What is wrong with the files themselves, formatted; '' when nothing is. */
  readonly problems: string;
}

interface Setting {
  readonly options: VerifyOptions;
  readonly shellCheck: string | null;
  readonly canRun: boolean;
  readonly today: string;
  readonly report: (message: string) => void;
}

/**
 * Checks the articles of a content folder and keeps the results in its ledger; static checks only read it.
 *
 * @throws Error when a named article isn't there, or there can be no root though there should
 */
export async function verifyArticles(contentDir: string, options: VerifyOptions, report: (message: string) => void): Promise<VerifyReport> {
  const { articles, problems, sources } = readArticles(contentDir, options.articles);
  const broken = new Set(problems.map(({ file }) => file));
  const sound = articles.filter(({ file, planFile }) => !broken.has(file) && !broken.has(planFile));
  const setting = await settingOf(options, report);
  const before = readLedger(contentDir);
  const checked: Ledger = {};
  const recorded = new Map<string, readonly StoredRecording[]>();
  const failures: Failure[] = [];
  for (const article of sound) {
    const result = await verifyArticle(article, before[article.key], setting);
    failures.push(...result.failures);
    checked[article.key] = result.ledger;
    if (result.runs.size > 0) recorded.set(article.key, keepRecordings(article, readStoredRecordings(contentDir, article.key), result.runs));
  }
  const keys = new Set(articles.map(({ key }) => key));
  const gone = (key: string) => options.articles.length === 0 && !keys.has(key);
  if (!options.isStatic) writeLedger(contentDir, { checked, gone });
  writeRecordings(contentDir, recorded);
  const ledger = options.isStatic ? before : { ...before, ...checked };
  return { articles: sound, ledger, failures, problems: problems.length > 0 ? formatProblems(problems, (file) => sources.get(file) ?? '') : '' };
}

async function settingOf(options: VerifyOptions, report: (message: string) => void): Promise<Setting> {
  if (options.installs) (await installPrograms(options.isStatic ? ['shellcheck'] : ['shellcheck', 'debootstrap'], report)).forEach(report);
  const reason = options.isStatic ? null : await whyNoRoot();
  const canRun = !options.isStatic && reason === null;
  if (reason !== null) report(`Nothing is executed or validated: ${reason.replace(/\.$/, '')}. What the ledger knows of that stays.`);
  const shellCheck = await shellCheckVersion();
  if (shellCheck === null) report(`ShellCheck is not installed, so shell blocks are only parsed. ${howToInstall('shellcheck')}`);
  return { options, shellCheck, canRun, today: new Date().toISOString().slice(0, 10), report };
}

interface VerifiedArticle {
  readonly ledger: ArticleLedger;
  readonly failures: readonly Failure[];
  readonly runs: ReadonlyMap<ReleaseName, RunOutcome>;
}

async function verifyArticle(article: Article, known: ArticleLedger | undefined, setting: Setting): Promise<VerifiedArticle> {
  const { options, shellCheck, canRun, today } = setting;
  const statically = await checkStatically(article, shellCheck);
  if (options.isStatic) return { ledger: known ?? { blocks: [] }, failures: [...statically.failures, ...unknownBlocks(article, known)], runs: new Map() };
  const runs = canRun ? await runReleases(article, known, setting) : new Map<ReleaseName, RunOutcome>();
  const failures = [...statically.failures, ...failuresByRelease(article, { runs, known })];
  return { ledger: mergeArticle(article, { known, statically, runs, today, isForced: options.isForced }), failures, runs };
}

async function runReleases(article: Article, known: ArticleLedger | undefined, setting: Setting): Promise<Map<ReleaseName, RunOutcome>> {
  const runs = new Map<ReleaseName, RunOutcome>();
  for (const release of releasesOf(article)) {
    if (!isDue(article, known, { release: release.name, ...setting })) continue;
    const report = (message: string) => setting.report(`${article.key}: ${message}`);
    runs.set(release.name, await runArticle(articleOn(article, release.name), { release, report }));
  }
  return runs;
}

function isDue(
  article: Article,
  known: ArticleLedger | undefined,
  { release, options, today }: Pick<Setting, 'options' | 'today'> & { readonly release: ReleaseName },
): boolean {
  const { releases, olderThan, isForced } = options;
  if (releases.length > 0 && !releases.includes(release)) return false;
  if (isForced || !isRunKnown(article, known, release)) return true;
  return olderThan !== null && (known?.runs?.[release]?.date ?? '') < dayBefore(today, olderThan);
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

function unknownBlocks(article: Article, known: ArticleLedger | undefined): Failure[] {
  return article.fences
    .filter((fence) => !findEntry(known, fence))
    .map(({ line }) => ({ file: article.file, line, message: `has changed since its last check; run: npm run verify -- ${article.key}` }));
}
