import { isDeepStrictEqual } from 'node:util';
import type { CheckedFence } from '../content/code/checkedFence';
import { ContentError, formatProblems } from '../content/source/problem';
import { findEntry, readLedger, readLedgerFile, writeLedger, type ArticleLedger, type Ledger } from '../content/ledger/ledger';
import { readArticles, releasesOf, type Article } from './articles';
import { failuresByRelease } from './differences';
import { dueRuns, runAll, type Outcomes } from './dueRuns';
import { howToInstall, installPrograms } from './hostPrograms';
import { environmentOf, mergeArticle } from './mergeArticle';
import type { VerifyOptions } from './options';
import { keepRecordings } from './recordings/keepRecordings';
import { readStoredRecordings, writeRecordings } from './recordings/storedRecordings';
import type { Failure } from './results';
import { shellCheckVersion } from './shellChecks';
import { checkStatically } from './staticChecks';
import { whyNoRoot } from './whyNoRoot';

const NO_RUNS: Outcomes = new Map();

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
}

/**
 * Checks the articles of a content folder and keeps the results in its ledger; static checks only read it.
 *
 * @throws Error when a named article doesn't exist, or no root can be made though there should be one
 * @throws ContentError when the ledger is damaged, with what is wrong with the articles, too
 */
export async function verifyArticles(contentDir: string, options: VerifyOptions, report: (message: string) => void): Promise<VerifyReport> {
  const { articles, keys, problems, sources } = readArticles(contentDir, options.articles);
  const { ledger: before, problems: damage, text } = readLedgerFile(contentDir);
  if (damage.length > 0) throw new ContentError([...damage, ...problems], (file) => sources.get(file) ?? text);
  const broken = new Set(problems.map(({ file }) => file));
  const sound = articles.filter(({ file, planFile }) => !broken.has(file) && !broken.has(planFile));
  // A damaged file is reported before anything is run.
  if (!options.isStatic) for (const { key } of sound) readStoredRecordings(contentDir, key);
  const setting = await settingOf(options, report);
  const finished = new Map<Article, VerifiedArticle>();
  // Finished articles are kept, however the command ends.
  await runAll(setting.canRun ? dueRuns(sound, before, setting) : [], {
    report,
    finish: async (article, runs) => {
      const result = await verifyArticle(article, { known: readLedger(contentDir)[article.key], runs, setting });
      finished.set(article, result);
      writeLedger(contentDir, { checked: { [article.key]: result.ledger }, gone: () => false });
      writeRecordingsOf(article, contentDir, runs);
    },
  });
  const failures: Failure[] = [];
  const unrun = new Map<Article, ArticleLedger>();
  for (const article of sound) {
    const done = finished.get(article);
    const result = done ?? (await verifyArticle(article, { known: before[article.key], runs: NO_RUNS, setting }));
    failures.push(...result.failures);
    if (!done) unrun.set(article, result.ledger);
  }
  if (!options.isStatic) {
    const now = readLedger(contentDir);
    // Another run may have checked some of them meanwhile, and new articles.
    const kept = [...unrun].filter(([{ key }]) => isDeepStrictEqual(now[key], before[key]));
    const gone = (key: string) => options.articles.length === 0 && Object.hasOwn(before, key) && !keys.includes(key);
    writeLedger(contentDir, { checked: Object.fromEntries(kept.map(([{ key }, ledger]) => [key, ledger])), gone });
    for (const [article] of kept) writeRecordingsOf(article, contentDir, NO_RUNS);
  }
  return {
    articles: sound,
    ledger: options.isStatic ? before : readLedger(contentDir),
    failures,
    problems: problems.length > 0 ? formatProblems(problems, (file) => sources.get(file) ?? '', 'articles with any were not checked') : '',
  };
}

function writeRecordingsOf(article: Article, contentDir: string, runs: Outcomes): void {
  const stored = readStoredRecordings(contentDir, article.key);
  const kept = keepRecordings(article, stored, runs);
  if (!isDeepStrictEqual(kept, stored)) writeRecordings(contentDir, new Map([[article.key, kept]]));
}

async function settingOf(options: VerifyOptions, report: (message: string) => void): Promise<Setting> {
  if (options.installs) (await installPrograms(options.isStatic ? ['shellcheck'] : ['shellcheck', 'debootstrap'], report)).forEach(report);
  const reason = options.isStatic ? null : await whyNoRoot();
  const canRun = !options.isStatic && reason === null;
  if (reason !== null) report(`Nothing is executed or validated: ${reason.replace(/\.$/, '')}. The ledger keeps its earlier results.`);
  const shellCheck = await shellCheckVersion();
  if (shellCheck === null) report(`ShellCheck is not installed, so shell blocks are only parsed. ${howToInstall('shellcheck')}`);
  return { options, shellCheck, canRun, today: new Date().toISOString().slice(0, 10) };
}

/** An article's new ledger, and what is wrong with the article. */
interface VerifiedArticle {
  readonly ledger: ArticleLedger;
  readonly failures: readonly Failure[];
}

interface Verification {
  readonly known: ArticleLedger | undefined;
  readonly runs: Outcomes;
  readonly setting: Setting;
}

async function verifyArticle(article: Article, { known, runs, setting }: Verification): Promise<VerifiedArticle> {
  const { options, shellCheck, today } = setting;
  const statically = await checkStatically(article, shellCheck);
  if (options.isStatic) {
    const unknown = unknownBlocks(article, known, statically.failed);
    const outdated = unknown.length > 0 ? [] : outdatedRuns(article, known);
    return { ledger: known ?? { blocks: [] }, failures: [...statically.failures, ...unknown, ...outdated] };
  }
  const failures = [...statically.failures, ...failuresByRelease(article, { runs, known })];
  return { ledger: mergeArticle(article, { known, statically, runs, today, isForced: options.isForced }), failures };
}

/** Runs under other conditions than the article and its sidecar have now, such as other values or another setup; and runs that failed. */
function outdatedRuns(article: Article, known: ArticleLedger | undefined): Failure[] {
  const releases = releasesOf(article).flatMap(({ name }) => {
    const run = known?.runs?.[name];
    return run && run.environment !== environmentOf(article, name) ? [name] : [];
  });
  if (releases.length === 0) return [];
  const message = `has changed since its last run on ${releases.join(' and ')}, or failed there; run: npm run verify -- ${article.key}`;
  return [{ file: article.file, line: 1, column: 1, message }];
}

/** Sound blocks that the ledger doesn't know. */
function unknownBlocks(article: Article, known: ArticleLedger | undefined, failed: ReadonlySet<CheckedFence>): Failure[] {
  const what = known ? 'has changed since its last check' : 'has never been checked';
  return article.fences
    .filter((fence) => !failed.has(fence) && !findEntry(known, fence))
    .map(({ line, column }) => ({ file: article.file, line, column, message: `${what}; run: npm run verify -- ${article.key}` }));
}
