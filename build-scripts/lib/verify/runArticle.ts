import type { CheckedFence } from '../content/checkedFence';
import { fillValues, lineOf, type Article } from './articles';
import { compareOutput } from './compareOutput';
import { pathOf, writeScript } from './files';
import type { BlockResult, CheckOutcome, Failure } from './results';
import { prepareRoot } from './roots';
import { fail, type Run } from './run';
import { Sandbox } from './sandbox';
import { sessionCommands, type SessionCommand } from './sessionCommands';
import { TIMED_OUT } from './shellSession';
import { validateFence } from './validateFence';
import { validatorFor, type Validator } from './validators';

const COMMAND_MS = 120_000;
const SETUP_MS = 180_000;

/**
 * Executes and validates an article's blocks in a new root, in their order.
 *
 * @throws Error when there can be no root
 */
export async function runArticle(article: Article, tell: (message: string) => void): Promise<CheckOutcome> {
  const results = new Map<CheckedFence, BlockResult>();
  const failures: Failure[] = [];
  const failed = new Set<CheckedFence>();
  const checks = validations(article);
  const own = new Set(article.plan.packages);
  const packagesOf = ({ validator }: Validation) => [validator.package, ...(validator.needs ?? [])].filter(Boolean);
  const isOwn = (check: Validation) => packagesOf(check).every((name) => own.has(name));
  const further = checks.filter((check) => !isOwn(check)).flatMap(packagesOf);
  const inPlace = checks.filter(isOwn);
  if (inPlace.length > 0 || article.fences.some(({ run, write }) => run ?? write !== undefined)) {
    await inRoot({ article, packages: article.plan.packages, results, failures, failed, tell }, (run) => runFences(run, inPlace, true));
  }
  // Programs that only the check needs would be part of what the guide's own commands see, so they get a root of theirs.
  if (further.length > 0) {
    const rest = checks.filter((check) => !isOwn(check));
    await inRoot({ article, packages: [...own, ...further], results, failures, failed, tell }, (run) => runFences(run, rest, false));
  }
  return { results, failures, failed, system: [...results.values()].find(({ state }) => state === 'executed')?.by };
}

interface Validation {
  readonly fence: CheckedFence;
  readonly validator: Validator;
}

/** The blocks that a program reads. A sidecar's own program stands before ours; `none` is a fragment that none can read. */
function validations(article: Article): Validation[] {
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

interface RunPlan extends Omit<Run, 'source' | 'sandbox'> {
  readonly packages: readonly string[];
  readonly tell: (message: string) => void;
}

async function inRoot({ packages, tell, ...rest }: RunPlan, action: (run: Run) => Promise<void>): Promise<void> {
  const { article, failures } = rest;
  const { hostname, user, hosts, setup } = article.plan;
  const source = await prepareRoot(packages, tell);
  const sandbox = await Sandbox.open(source, { hostname, user, hosts });
  try {
    const { code, output } = await sandbox.run('root', `(set -e\n${fillValues(setup, article.values)}\n)`, SETUP_MS);
    if (code === 0) await action({ ...rest, source, sandbox });
    else {
      failures.push({ file: article.planFile, line: lineOf(article.planText, 'setup:'), message: `the setup failed (exit ${code})`, detail: output });
      article.fences.forEach((fence) => rest.failed.add(fence));
    }
  } finally {
    sandbox.close();
  }
}

async function runFences(run: Run, checks: readonly Validation[], isReal: boolean): Promise<void> {
  for (const fence of run.article.fences) {
    if (fence.write !== undefined) await writeFence(run, fence);
    const validator = checks.find((check) => check.fence === fence)?.validator;
    if (validator) await validateFence(run, fence, validator);
    if (isReal && fence.run) await (fence.language === 'console' ? runSession(run, fence) : runScript(run, fence));
  }
}

async function writeFence(run: Run, fence: CheckedFence): Promise<void> {
  const { article, sandbox } = run;
  const path = pathOf(fence.title ?? '', article);
  const { code, output } = await sandbox.run('root', writeScript(fence, path, article), COMMAND_MS);
  if (code !== 0) fail(run, fence, { line: fence.line, message: `could not be written to ${path}`, detail: output });
}

async function runScript(run: Run, fence: CheckedFence): Promise<void> {
  const encoded = Buffer.from(fillValues(fence.text, run.article.values)).toString('base64');
  const { code, output } = await run.sandbox.run('root', `bash -eu -c "$(base64 -d <<<${encoded})"`, COMMAND_MS);
  const isRight = fence.run === 'fails' ? code !== 0 && code !== TIMED_OUT : code === 0;
  if (isRight) run.results.set(fence, { state: 'executed', by: `Debian ${run.source.debianVersion}` });
  else fail(run, fence, { line: fence.line, message: endOf(code), detail: output });
}

async function runSession(run: Run, fence: CheckedFence): Promise<void> {
  const commands = sessionCommands(fence);
  if (commands.length === 0) fail(run, fence, { line: fence.line, message: 'is to be run but has no line with a prompt' });
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
  const { code, output } = await run.sandbox.run(command.who, fillValues(command.text, values), COMMAND_MS);
  const shown = command.output.map(({ text }) => fillValues(text, values));
  const hasOutput = shown.some((line) => line.trim() !== '');
  if (code === TIMED_OUT) {
    fail(run, fence, { line: command.line, message: endOf(code), detail: output });
    return false;
  }
  const difference = hasOutput ? compareOutput(shown, output, plan.tolerances) : null;
  if (difference) {
    const line = command.output[difference.at]?.line ?? command.output.at(-1)?.line ?? command.line;
    fail(run, fence, { line, message: `\`${firstLine(command)}\` printed something else (- shown, + printed; exit ${code})`, detail: difference.diff });
  } else if (mayFail ? code === 0 : code !== 0 && !hasOutput) {
    fail(run, fence, {
      line: command.line,
      message: mayFail ? `\`${firstLine(command)}\` was to fail, and didn't` : `\`${firstLine(command)}\` ${endOf(code)}`,
      detail: output,
    });
  }
  return true;
}

function firstLine({ text }: SessionCommand): string {
  const line = text.split('\n')[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

function endOf(code: number): string {
  return code === TIMED_OUT ? `took longer than ${COMMAND_MS / 1000} seconds` : `failed (exit ${code})`;
}
