import type { CheckedFence } from '../content/checkedFence';
import type { DebianRelease } from '../debianReleases';
import { hideSecrets, typedAt } from './answers';
import { fillValues, lineOf, type ReleaseArticle } from './articles';
import { compareOutput } from './compareOutput';
import { pathOf, writeScript } from './files';
import type { CommandResult, Machine } from './machines/machine';
import { KINDS } from './machines/kinds';
import { reportMissingPackages } from './missingPackages';
import { PackagesError, prepareRoot, type RootPackages } from './machines/roots';
import { withTimeLimit } from './machines/withTimeLimit';
import type { RunOutcome } from './results';
import { fail, record, type Findings, type Run } from './run';
import { sessionCommands, type SessionCommand } from './sessionCommands';
import { readTrace, rememberScript, standInFaults, traceScript, type SetupTrace } from './standIns';
import { validateFence } from './validateFence';
import { validatorFor, type Validator } from './validators';

const COMMAND_MS = 120_000;
/** What asks at the terminal is often an installation. */
const DIALOGUE_MS = 300_000;
const SETUP_MS = 180_000;
const ARTICLE_MS = 900_000;
/** The folder in which a machine remembers what was there before the setup. */
const MEMORY = '/var/tmp/before-setup';

interface RunOptions {
  readonly release: DebianRelease;
  readonly report: (message: string) => void;
}

/**
 * Executes and validates in a new root, in order, the blocks that an article has for a release.
 *
 * @throws Error when there can be no root
 */
export async function runArticle(article: ReleaseArticle, { release, report }: RunOptions): Promise<RunOutcome> {
  const started = Date.now();
  const findings: Findings = { results: new Map(), failures: [], failed: new Set(), exits: new Map(), outputs: new Map() };
  const packages: Record<string, string> = {};
  const checks = validations(article);
  const own = new Set(ownPackages(article));
  const downloaded = article.plan.downloads;
  const packagesOf = ({ validator }: Validation) => [validator.package, ...(validator.needs ?? [])].filter(Boolean);
  const isOwn = (check: Validation) => packagesOf(check).every((name) => own.has(name) || downloaded.includes(name));
  const further = checks.filter((check) => !isOwn(check)).flatMap(packagesOf);
  const inPlace = checks.filter(isOwn);
  const context = { ...findings, article, release, report };
  if (inPlace.length > 0 || article.fences.some(({ run, write }) => run ?? write !== undefined)) {
    await inRoot({ ...context, isReal: true, packages: { installed: [...own], downloaded } }, async (run) => {
      await runFences(run, inPlace, true);
      Object.assign(packages, await versionsOf(run, [...own, ...downloaded]));
    });
  }
  // The guide's own commands must not see programs that only the check needs, so those get a root of their own.
  if (further.length > 0) {
    const rest = checks.filter((check) => !isOwn(check));
    await inRoot({ ...context, isReal: false, packages: { installed: [...own, ...downloaded, ...further], downloaded: [] } }, (run) =>
      runFences(run, rest, false),
    );
  }
  const system = [...findings.results.values()].find(({ state }) => state === 'executed')?.by;
  return { ...findings, system, packages, seconds: Math.round((Date.now() - started) / 1000) };
}

async function versionsOf({ machine }: Run, packages: readonly string[]): Promise<Record<string, string>> {
  if (packages.length === 0) return {};
  const { output } = await machine.run('root', `dpkg-query -W -f '\${Package} \${Version}\\n' ${packages.join(' ')} 2>/dev/null`, COMMAND_MS);
  return Object.fromEntries([...output.matchAll(/^(\S+) (\S+)$/gm)].map(([, name = '', version = '']) => [name, version]));
}

/** The packages that a reader of the guide has. */
export function ownPackages({ plan }: ReleaseArticle): string[] {
  return [...plan.packages, ...KINDS[plan.kind].packages];
}

interface Validation {
  readonly fence: CheckedFence;
  readonly validator: Validator;
}

/** The blocks that a program reads. A sidecar's own program takes precedence over ours; `none` is a fragment that no program can read. */
function validations(article: ReleaseArticle): Validation[] {
  return article.fences.flatMap((fence): Validation[] => {
    const own = fence.title === undefined ? undefined : article.plan.validators[fence.title];
    if (own === 'none') return [];
    const validator = own === undefined ? validatorFor(fence) : { name: programOf(own), package: '', command: own };
    return validator ? [{ fence, validator }] : [];
  });
}

function programOf(command: string): string {
  return command.trim().split(/\s+/)[0]?.split('/').at(-1) ?? command;
}

interface RunPlan extends Omit<Run, 'source' | 'machine'>, RunOptions {
  /** Whether the guide's blocks are executed in it; if not, files are only read. */
  readonly isReal: boolean;
  readonly packages: RootPackages;
}

/** Opens a root that is prepared for an article, and closes it after the action. What is wrong with the preparation is a failure. */
export async function inRoot({ packages, isReal, release, report, ...rest }: RunPlan, action: (run: Run) => Promise<void>): Promise<void> {
  const { article, failures } = rest;
  const { hostname, user, hosts, setup } = article.plan;
  const faultOfPlan = (field: string, message: string, detail: string) => {
    failures.push({ file: article.planFile, line: lineOf(article.planText, field), message, detail });
  };
  const failAll = (field: string, message: string, detail: string) => {
    faultOfPlan(field, message, detail);
    if (isReal) article.fences.filter(({ run }) => run !== undefined).forEach((fence) => rest.failed.add(fence));
  };
  const source = await prepareRoot(packages, report, release).catch((error: unknown) => {
    if (!(error instanceof PackagesError)) throw error;
    faultOfPlan('packages:', 'the packages could not be installed', error.output);
  });
  if (!source) return;
  const machine = withTimeLimit(await KINDS[article.plan.kind].open(source, { hostname, user, hosts }), ARTICLE_MS);
  try {
    const trace = setup === '' || !isReal ? null : await remember(machine);
    const result = await machine.run('root', `(set -e\n${fillValues(setup, article.values)}\n)`, SETUP_MS);
    if (result.code !== 0) return failAll('setup:', `the setup ${endOf(result, SETUP_MS)}`, result.output);
    for (const fault of trace ? standInFaults(article, await trace()) : []) faultOfPlan('setup:', `the setup ${fault}`, '');
    await action({ ...rest, source, machine });
  } finally {
    await machine.close();
  }
}

/** @returns what finds out, after the setup, what it has made */
async function remember(machine: Machine): Promise<() => Promise<SetupTrace>> {
  await machine.run('root', rememberScript(MEMORY), COMMAND_MS);
  return async () => readTrace((await machine.run('root', traceScript(MEMORY), COMMAND_MS)).output);
}

async function runFences(run: Run, checks: readonly Validation[], isReal: boolean): Promise<void> {
  for (const fence of run.article.fences) {
    if (fence.write !== undefined) await writeFence(run, fence);
    const validator = checks.find((check) => check.fence === fence)?.validator;
    if (validator) await validateFence(run, fence, validator);
    if (!isReal || !fence.run) continue;
    await (fence.language === 'console' ? runSession(run, fence) : runScript(run, fence));
    await reportMissingPackages(run, fence);
  }
}

async function writeFence(run: Run, fence: CheckedFence): Promise<void> {
  const { article, machine } = run;
  const path = pathOf(fence.title ?? '', article);
  const { code, output } = await machine.run('root', writeScript(fence, path, article), COMMAND_MS);
  if (code !== 0) fail(run, fence, { line: fence.line, message: `could not be written to ${path}`, detail: output });
}

async function runScript(run: Run, fence: CheckedFence): Promise<void> {
  const encoded = Buffer.from(fillValues(fence.text, run.article.values)).toString('base64');
  const result = await run.machine.run('root', `bash -eu -c "$(base64 -d <<<${encoded})"`, COMMAND_MS);
  record(run, fence, { line: fence.line, ...result });
  const isRight = fence.run === 'fails' ? result.code !== 0 && result.stopped === undefined : result.code === 0;
  if (isRight) run.results.set(fence, { state: 'executed', by: `Debian ${run.source.debianVersion}` });
  else fail(run, fence, { line: fence.line, command: fence.line, message: endOf(result), detail: result.output });
}

async function runSession(run: Run, fence: CheckedFence): Promise<void> {
  const commands = sessionCommands(fence);
  if (commands.length === 0) fail(run, fence, { line: fence.line, message: 'is marked "run" but has no line with a prompt' });
  for (const command of commands) {
    const isLast = command === commands.at(-1);
    if (!(await runSessionCommand(run, fence, { command, mayFail: fence.run === 'fails' && isLast }))) return;
  }
  if (!run.failed.has(fence)) run.results.set(fence, { state: 'executed', by: `Debian ${run.source.debianVersion}` });
}

/** @returns false when what comes after it in the block makes no sense any more */
async function runSessionCommand(
  run: Run,
  fence: CheckedFence,
  { command, mayFail }: { readonly command: SessionCommand; readonly mayFail: boolean },
): Promise<boolean> {
  const { values, plan } = run.article;
  const result = await runCommand(run, command);
  record(run, fence, { line: command.line, ...result });
  const shown = command.output.map(({ text }) => fillValues(text, values));
  const hasOutput = shown.some((line) => line.trim() !== '');
  const { code, output, stopped } = result;
  if (stopped) {
    fail(run, fence, { line: command.line, command: command.line, message: endOf(result), detail: output });
    return false;
  }
  if (result.unasked !== undefined) {
    fail(run, fence, { line: command.line, command: command.line, message: `\`${firstLine(command)}\` never asked "${result.unasked}"`, detail: output });
    return false;
  }
  const difference = hasOutput ? compareOutput(shown, output, plan.tolerances) : null;
  if (difference) {
    const line = command.output[difference.at]?.line ?? command.output.at(-1)?.line ?? command.line;
    const message = `\`${firstLine(command)}\` printed something else (- shown, + printed; exit ${code})`;
    fail(run, fence, { line, command: command.line, message, detail: difference.diff });
  } else if (mayFail ? code === 0 : code !== 0 && !hasOutput) {
    fail(run, fence, {
      line: command.line,
      command: command.line,
      message: mayFail ? `\`${firstLine(command)}\` should have failed, but succeeded` : `\`${firstLine(command)}\` ${endOf(result)}`,
      detail: output,
    });
  }
  return true;
}

async function runCommand({ machine, article }: Run, { who, text }: SessionCommand): Promise<CommandResult> {
  const answers = typedAt(text, article);
  const filled = fillValues(text, article.values);
  if (!answers) return machine.run(who, filled, COMMAND_MS);
  return hideSecrets(await machine.runAtTerminal(who, filled, { answers, timeoutMs: DIALOGUE_MS }), answers);
}

function firstLine({ text }: SessionCommand): string {
  const line = text.split('\n')[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

function endOf({ code, stopped }: CommandResult, timeoutMs = COMMAND_MS): string {
  if (stopped === 'output') return 'printed too much and was stopped';
  return stopped === 'time'
    ? `took longer than ${timeoutMs / 1000} seconds, or the article longer than ${ARTICLE_MS / 60_000} minutes`
    : `failed (exit ${code})`;
}
