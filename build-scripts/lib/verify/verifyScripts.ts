import { withValues } from '../../../src/core/content/scriptValues';
import type { CheckedFence } from '../content/checkedFence';
import { compileDocument, type DocumentSource } from '../content/document';
import { isWiki } from '../content/model';
import { readContent } from '../content/readContent';
import type { DebianRelease, ReleaseName } from '../debianReleases';
import { findEntry, readLedger, type ArticleLedger } from '../ledger';
import { guideScript, type GuideScript } from '../script/guideScript';
import { articleOn, fillValues, readArticles, releasesOf, type Article, type ReleaseArticle } from './articles';
import { compareOutput } from './compareOutput';
import type { VerifyOptions } from './options';
import { fail, noFindings, type Run } from './run';
import { inMachines } from './inMachines';
import { ownPackages } from './runArticle';
import { readScriptLog, type LoggedPart } from './scriptLog';
import { sessionCommands } from './sessionCommands';
import type { Failure } from './results';
import { whyNoRoot } from './whyNoRoot';

const SCRIPT_MS = 900_000;
/** Where the script is on the machine. */
const PLACE = '/var/tmp/guide-script';
/** More answers than a script has questions. */
const ANSWERS = 5_000;

/**
 * Runs guides' scripts, with a yes to each question, in roots that are prepared as for their checks, and compares what came of it with
 * what the ledger says of the blocks.
 *
 * @returns what is otherwise
 * @throws Error when there can be no root
 */
export async function verifyScripts(contentDir: string, options: VerifyOptions, report: (message: string) => void): Promise<readonly Failure[]> {
  const reason = await whyNoRoot();
  if (reason !== null) throw new Error(reason);
  const ledger = readLedger(contentDir);
  const { documents } = readContent(contentDir);
  const failures: Failure[] = [];
  for (const article of readArticles(contentDir, options.articles).articles) {
    const isForOne = Object.keys(article.plan.machines).length === 0;
    if (!isForOne) report(`${article.key} is for several machines, each with a part of its script; it isn't run as one.`);
    const script = isForOne ? scriptOf(article, documents) : null;
    for (const release of script ? releasesOf(article) : []) {
      if (!script || (options.releases.length > 0 && !options.releases.includes(release.name))) continue;
      const outcome = await runScript(articleOn(article, release.name), { script, release, known: ledger[article.key], report });
      failures.push(...outcome.failures);
      report(`${article.key} on ${release.name}: ${outcome.same} of ${outcome.blocks} blocks as in the ledger, in ${outcome.seconds} s`);
    }
  }
  return failures;
}

function scriptOf({ key }: Article, documents: readonly DocumentSource[]): GuideScript | null {
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
  /** How many blocks there are on the release that are executed or written, and of how many the outcome is that of the ledger. */
  readonly blocks: number;
  readonly same: number;
  readonly seconds: number;
}

async function runScript(article: ReleaseArticle, { script, release, known, report }: ScriptPlan): Promise<ScriptOutcome> {
  const started = Date.now();
  const findings = noFindings();
  const { failures } = findings;
  const wanted = [...script.parts].filter(([, fence]) => (fence.run ?? fence.write) !== undefined && (fence.only ?? release.name) === release.name);
  let same = 0;
  await inMachines({ ...findings, article, release, report, isReal: true, packagesOf: ownPackages }, async (run) => {
    const log = readScriptLog(await logOf(run, script));
    const logged = withSecretsNamed(run, script);
    for (const [number, fence] of wanted) {
      const isRight = isPartRight(logged, fence, log.get(number));
      const wasExecuted = findEntry(known, fence)?.runs?.[release.name]?.state === 'executed';
      if (isRight && fence.run && !wasExecuted) fail(run, fence, { line: fence.line, message: 'runs in the script, but not by the ledger' });
      else if (isRight) same += 1;
    }
  });
  return { failures, blocks: wanted.length, same, seconds: Math.round((Date.now() - started) / 1000) };
}

/** Runs the script on the machine as its reader would: a user with sudo, or root where there is none. */
async function logOf({ machines, article: { values, plan } }: Run, { text, secrets }: GuideScript): Promise<string> {
  const [machine] = machines.values();
  if (!machine) return '';
  const hasSudo = plan.packages.includes('sudo');
  const answers = [...secrets.map((name) => values[name] ?? ''), ...Array.from({ length: ANSWERS }, () => 'y')];
  const files = { script: withValues(text, values), answers: `${answers.join('\n')}\n` };
  const writing = Object.entries(files).map(([name, content]) => `base64 -d > ${PLACE}/${name} <<'END'\n${Buffer.from(content).toString('base64')}\nEND`);
  await machine.run('root', [`install -d -m 777 ${PLACE}`, ...writing].join('\n'), SCRIPT_MS);
  const options = `--run --on all --log ${PLACE}/log${hasSudo ? '' : ` --user ${plan.user}`}`;
  await machine.run(hasSudo ? 'user' : 'root', `bash ${PLACE}/script ${options} < ${PLACE}/answers > ${PLACE}/screen 2>&1`, SCRIPT_MS);
  return (await machine.run('root', `cat ${PLACE}/log`, SCRIPT_MS)).output;
}

/** In the log, the name of a secret stands for it. */
function withSecretsNamed(run: Run, { secrets }: GuideScript): Run {
  const named = Object.fromEntries(secrets.map((name) => [name, `<${name}>`]));
  return { ...run, article: { ...run.article, values: { ...run.article.values, ...named } } };
}

/** Whether the script did with a block what its check demands; if not, that is a failure. */
function isPartRight(run: Run, fence: CheckedFence, part: LoggedPart | undefined): boolean {
  if (fence.write !== undefined) {
    if (part?.isWritten) return true;
    fail(run, fence, { line: fence.line, message: 'was not written by the script' });
    return false;
  }
  const commands = fence.language === 'console' ? sessionCommands(fence) : [{ line: fence.line, output: [] }];
  commands.forEach(({ line, output }, index) => {
    const mayFail = fence.run === 'fails' && index === commands.length - 1;
    const problem = commandProblem(run, part, { number: index + 1, shown: output.map(({ text }) => text), mayFail });
    if (problem) fail(run, fence, { line, command: line, ...problem });
  });
  return !run.failed.has(fence);
}

interface ExpectedCommand {
  readonly number: number;
  readonly shown: readonly string[];
  readonly mayFail: boolean;
}

function commandProblem(
  { article: { values, plan } }: Run,
  part: LoggedPart | undefined,
  { number, shown, mayFail }: ExpectedCommand,
): Pick<Failure, 'message' | 'detail'> | null {
  const logged = part?.commands.get(number);
  if (!logged) return { message: 'was not run by the script' };
  const hasOutput = shown.some((line) => line.trim() !== '');
  const lines = shown.map((line) => fillValues(line, values));
  const difference = hasOutput ? compareOutput(lines, logged.output, plan.tolerances) : null;
  if (difference) return { message: `printed something else in the script (- shown, + printed; exit ${logged.code})`, detail: difference.diff };
  const isWrong = mayFail ? logged.code === 0 : logged.code !== 0 && !hasOutput;
  return isWrong ? { message: `ended with exit ${logged.code} in the script`, detail: logged.output } : null;
}
