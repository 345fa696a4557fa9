import { formatProblems } from '../content/problem';
import { findEntry, readLedger, writeLedger, type ArticleLedger, type Ledger } from '../ledger';
import { readArticles, type Article } from './articles';
import { failuresByRelease } from './differences';
import { dueRuns, runAll, type Outcomes } from './dueRuns';
import { howToInstall, installPrograms } from './hostPrograms';
import { mergeArticle } from './mergeArticle';
import type { VerifyOptions } from './options';
import { keepRecordings } from './recordings/keepRecordings';
import { readStoredRecordings, writeRecordings } from './recordings/storedRecordings';
import type { CheckOutcome, Failure } from './results';
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
  const verified = new Map<Article, VerifiedArticle>();
  for (const article of sound) verified.set(article, await verifyStatically(article, before[article.key], setting));
  // What is done is kept, however the command ends.
  await runAll(setting.canRun ? dueRuns(sound, before, setting) : [], {
    report,
    finish: async (article, runs) => {
      const { key } = article;
      const { statically } = verified.get(article) ?? (await verifyStatically(article, before[key], setting));
      const result = withRuns(article, { known: before[key], statically, runs, setting });
      verified.set(article, result);
      writeLedger(contentDir, { checked: { [key]: result.ledger }, gone: () => false });
      writeRecordings(contentDir, new Map([[key, keepRecordings(article, readStoredRecordings(contentDir, key), runs)]]));
    },
  });
  const checked = Object.fromEntries([...verified].map(([{ key }, { ledger }]) => [key, ledger]));
  const failures = [...verified.values()].flatMap((result) => result.failures);
  const keys = new Set(articles.map(({ key }) => key));
  const gone = (key: string) => options.articles.length === 0 && !keys.has(key);
  if (!options.isStatic) writeLedger(contentDir, { checked, gone });
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
  return { options, shellCheck, canRun, today: new Date().toISOString().slice(0, 10) };
}

/** What the ledger says of an article from now on, and what is wrong with it. */
interface VerifiedArticle {
  readonly statically: CheckOutcome;
  readonly ledger: ArticleLedger;
  readonly failures: readonly Failure[];
}

async function verifyStatically(article: Article, known: ArticleLedger | undefined, setting: Setting): Promise<VerifiedArticle> {
  const statically = await checkStatically(article, setting.shellCheck);
  if (!setting.options.isStatic) return withRuns(article, { known, statically, runs: new Map(), setting });
  return { statically, ledger: known ?? { blocks: [] }, failures: [...statically.failures, ...unknownBlocks(article, known)] };
}

interface Checks {
  readonly known: ArticleLedger | undefined;
  readonly statically: CheckOutcome;
  readonly runs: Outcomes;
  readonly setting: Setting;
}

function withRuns(article: Article, { known, statically, runs, setting: { today, options } }: Checks): VerifiedArticle {
  const failures = [...statically.failures, ...failuresByRelease(article, { runs, known })];
  return { statically, ledger: mergeArticle(article, { known, statically, runs, today, isForced: options.isForced }), failures };
}

function unknownBlocks(article: Article, known: ArticleLedger | undefined): Failure[] {
  return article.fences
    .filter((fence) => !findEntry(known, fence))
    .map(({ line }) => ({ file: article.file, line, message: `has changed since its last check; run: npm run verify -- ${article.key}` }));
}
