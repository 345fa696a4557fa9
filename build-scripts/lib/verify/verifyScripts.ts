import { compileDocument, type DocumentSource } from '../content/articles/document';
import { isWiki } from '../content/articles/document';
import { ContentError } from '../content/source/problem';
import { readContent } from '../content/reading/readContent';
import { isOn, type DebianRelease, type ReleaseName } from '../content/code/debianReleases';
import { findEntry, readLedgerFile, type ArticleLedger } from '../content/ledger/ledger';
import { guideScript, type GuideScript } from '../script/guideScript';
import { hashOfScript } from '../script/hashOfScript';
import { articleOn, readArticles, releasesOf, type Article, type ReleaseArticle } from './articles';
import type { VerifyOptions } from './options';
import { fail, noFindings } from './run';
import { inMachines } from './inMachines';
import { ownPackages } from './runArticle';
import { hasPartSucceeded, outcomeOf } from './scriptRuns/partOutcome';
import { runScripts } from './scriptRuns/runScripts';
import { writeScriptRuns, type ScriptRun } from './scriptRuns/scriptRuns';
import type { Failure } from './results';
import { whyNoRoot } from './whyNoRoot';

/** For everything on one machine, including the time that scripts wait for each other. */
const SCRIPT_MS = 2_700_000;

/**
 * Runs guides' scripts, answering yes to each question, on machines prepared as for the guides' checks, and compares the outcome
 * of each block with the ledger. How each script went is kept beside the ledger.
 *
 * @returns the differences
 * @throws ContentError when something is wrong with the guides or their sidecars
 * @throws Error when no root can be made
 */
export async function verifyScripts(contentDir: string, options: VerifyOptions, report: (message: string) => void): Promise<readonly Failure[]> {
  const { articles, keys, problems, sources } = readArticles(contentDir, options.articles);
  const { ledger, problems: damage, text } = readLedgerFile(contentDir);
  const wrong = [...damage, ...problems];
  if (wrong.length > 0) throw new ContentError(wrong, (file) => sources.get(file) ?? text);
  const reason = await whyNoRoot();
  if (reason !== null) throw new Error(reason);
  const { documents } = readContent(contentDir);
  const isThere = (key: string) => keys.includes(key);
  const failures: Failure[] = [];
  for (const article of articles) {
    const script = scriptOf(article, documents);
    for (const release of script ? releasesOf(article) : []) {
      if (!script || (options.releases.length > 0 && !options.releases.includes(release.name))) continue;
      const outcome = await runScript(articleOn(article, release.name), { script, release, known: ledger[article.key], report });
      failures.push(...outcome.failures);
      if (!outcome.run) continue;
      writeScriptRuns(contentDir, { runs: { [article.key]: { [release.name]: outcome.run } }, isThere });
      report(`${article.key} on ${release.name}: ${outcome.run.same} of ${outcome.run.blocks} blocks as in the ledger, in ${outcome.run.seconds} s`);
    }
  }
  return failures;
}

/** The hashes of the scripts of a content folder's guides, by guide. */
export function scriptHashes(contentDir: string): ReadonlyMap<string, string> {
  const { documents } = readContent(contentDir);
  const guides = documents.filter(({ folder }) => folder === 'wiki').map(({ folder, name }) => `${folder}/${name}`);
  return new Map(
    guides.sort().flatMap((key) => {
      const script = scriptOf({ key }, documents);
      return script ? [[key, hashOfScript(script.text)] as const] : [];
    }),
  );
}

function scriptOf({ key }: Pick<Article, 'key'>, documents: readonly DocumentSource[]): GuideScript | null {
  const source = documents.find(({ folder, name }) => `${folder}/${name}` === key);
  const document = source && compileDocument(source);
  return document && isWiki(document) ? guideScript(document, '') : null;
}

interface ScriptPlan {
  readonly script: GuideScript;
  readonly release: DebianRelease & { readonly name: ReleaseName };
  readonly known: ArticleLedger | undefined;
  readonly report: (message: string) => void;
}

interface ScriptOutcome {
  readonly failures: readonly Failure[];
  /** Absent when the machines couldn't be prepared. */
  readonly run: ScriptRun | undefined;
}

async function runScript(article: ReleaseArticle, { script, release, known, report }: ScriptPlan): Promise<ScriptOutcome> {
  const started = Date.now();
  const findings = noFindings();
  const { failures } = findings;
  const wanted = [...script.parts].filter(([, { fence }]) => (fence.run ?? fence.write) !== undefined && isOn(fence.only, release.name));
  let outcome: ScriptRun | undefined;
  await inMachines({ ...findings, article, release, report, isReal: true, packagesOf: ownPackages, totalMs: SCRIPT_MS }, async (run) => {
    const before = failures.length;
    const scripts = await runScripts(run, script);
    let same = 0;
    for (const [number, { fence }] of wanted) {
      const isRight = hasPartSucceeded(run, fence, outcomeOf(scripts, script, number));
      const wasExecuted = findEntry(known, fence)?.runs?.[release.name]?.state === 'executed';
      if (isRight && fence.run && !wasExecuted) fail(run, fence, { line: fence.line, message: 'runs in the script, but not according to the ledger' });
      else if (isRight) same += 1;
    }
    outcome = {
      hash: hashOfScript(script.text),
      date: new Date().toISOString().slice(0, 10),
      seconds: Math.round((Date.now() - started) / 1000),
      machines: scripts.machines,
      blocks: wanted.length,
      same,
      differences: failures.slice(before).map(({ line, message }) => ({ line, message })),
    };
  });
  return { failures, run: outcome };
}
