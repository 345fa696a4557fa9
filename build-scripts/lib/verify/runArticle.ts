import { release as kernelRelease } from 'node:os';
import { quotedForms } from '../../../src/core/content/quotedForms';
import type { Recording } from '../../../src/core/recordings/recording';
import type { CheckedFence } from '../content/code/checkedFence';
import type { CheckPlan } from '../content/ledger/checkPlan';
import type { ReleaseArticle } from './articles';
import { carryFor } from './carry';
import { COMMAND_MS, wrongEnd } from './commandEnd';
import { fillFence } from './fillValues';
import { pathOf, writeScript } from './files';
import { inMachines, type RunOptions } from './inMachines';
import { machinesOf, roleOf, type MachinePlan } from './machinePlans';
import { KINDS } from './machines/kinds';
import type { Machine } from './machines/machine';
import type { RootPackages } from './machines/roots';
import { reportMissingPackages } from './missingPackages';
import { recordSession } from './recordings/recordSession';
import type { RunOutcome } from './results';
import { fail, machineFor, noFindings, record, type Findings, type Run } from './run';
import { runSession } from './runSession';
import { validateFence } from './validateFence';
import { validatorFor, type Validator } from './validators';

/**
 * Executes and validates an article's blocks for a release, in order, in a new root.
 *
 * @throws Error when no root can be made
 */
export async function runArticle(article: ReleaseArticle, { release, report }: RunOptions): Promise<RunOutcome> {
  const started = Date.now();
  const findings = noFindings();
  const packages: Record<string, string> = {};
  const checks = validations(article);
  const machines = machinesOf(article.plan);
  const packagesOf = ({ validator }: Validation) => [validator.package, ...(validator.needs ?? [])].filter(Boolean);
  const isOwn = (check: Validation) => {
    const has = machines.find(({ role }) => role === roleOf(check.fence, article.plan));
    return packagesOf(check).every((name) => has?.packages.includes(name) || has?.downloads.includes(name));
  };
  const rest = checks.filter((check) => !isOwn(check));
  const inPlace = checks.filter(isOwn);
  const context = { ...findings, article, release, report };
  if (inPlace.length > 0 || article.fences.some(({ run, write }) => run ?? write !== undefined)) {
    await inMachines({ ...context, isReal: true, packagesOf: ownPackages }, async (run) => {
      await runFences(run, inPlace, true);
      for (const { role, packages: installed, downloads } of machines)
        Object.assign(packages, await versionsOf(run.machines.get(role), [...installed, ...downloads]));
    });
  }
  // The guide's own commands must not see programs that only the check needs, so those get roots of their own.
  if (rest.length > 0) {
    const withFurther = (machine: MachinePlan) => {
      const own = rest.filter(({ fence }) => roleOf(fence, article.plan) === machine.role);
      return own.length === 0 ? null : { ...ownPackages(machine), further: [...machine.downloads, ...own.flatMap(packagesOf)] };
    };
    await inMachines({ ...context, isReal: false, packagesOf: withFurther }, (run) => runFences(run, rest, false));
  }
  const system = [...findings.results.values()].find(({ state }) => state === 'executed')?.by;
  const recordings = recordingsOf(findings, article, release.name);
  return { ...findings, recordings, system, packages, seconds: Math.round((Date.now() - started) / 1000) };
}

/** The recordings of the sessions that were executed and printed something. */
function recordingsOf({ takes, results, typed }: Findings, { secrets = [], values }: ReleaseArticle, release: string): Map<CheckedFence, Recording> {
  // Machines in namespaces show the release of the host's kernel.
  const hidden = [...typed, ...secrets.flatMap((name) => quotedForms(values[name] ?? '')), kernelRelease()];
  const executed = [...takes].filter(([fence, session]) => results.get(fence)?.state === 'executed' && session.some(({ chunks }) => chunks.length > 0));
  return new Map(
    executed.map(([fence, session]) => [fence, { release, timestamp: Math.floor((session[0]?.start ?? 0) / 1000), events: recordSession(session, hidden) }]),
  );
}

async function versionsOf(machine: Machine | undefined, packages: readonly string[]): Promise<Record<string, string>> {
  if (!machine || packages.length === 0) return {};
  const { output } = await machine.run('root', `dpkg-query -W -f '\${Package} \${Version}\\n' ${packages.join(' ')} 2>/dev/null`, COMMAND_MS);
  return Object.fromEntries([...output.matchAll(/^(\S+) (\S+)$/gm)].map(([, name = '', version = '']) => [name, version]));
}

/** The packages that a reader of the guide has on a machine, and those that the guide installs. */
export function ownPackages({ kind, packages, downloads, releaseUpgrade }: MachinePlan): RootPackages {
  return { kind: KINDS[kind].packages, installed: packages, downloaded: downloads, releaseUpgrade };
}

interface Validation {
  readonly fence: CheckedFence;
  readonly validator: Validator;
}

/** The blocks that a program reads. A sidecar's own program takes precedence over ours; `none` marks a fragment that no program can read. */
function validations(article: ReleaseArticle): Validation[] {
  return article.fences.flatMap((fence): Validation[] => {
    const own = fence.title === undefined ? undefined : article.plan.validators[fence.title];
    if (own === 'none') return [];
    const validator = own === undefined ? validatorFor(fence) : ownValidator(own);
    return validator ? [{ fence, validator }] : [];
  });
}

/** A sidecar's program: its name is shown, with the version of its package. */
function ownValidator(own: CheckPlan['validators'][string]): Validator {
  if (typeof own !== 'string') return { name: own.program, package: own.package ?? '', command: own.command };
  const [first = ''] = own.split(/\s+/, 1);
  return { name: first.split('/').at(-1) ?? first, package: '', command: own };
}

async function runFences(run: Run, checks: readonly Validation[], isReal: boolean): Promise<void> {
  for (const fence of run.article.fences.filter((each) => run.machines.has(roleOf(each, run.article.plan)))) {
    if (isReal) await carryFor(run, fence);
    if (fence.write !== undefined) await writeFence(run, fence);
    const validator = checks.find((check) => check.fence === fence)?.validator;
    if (validator) await validateFence(run, fence, validator);
    if (!isReal || !fence.run) continue;
    await (fence.language === 'console' ? runSession(run, fence) : runScript(run, fence));
    await reportMissingPackages(run, fence);
  }
}

async function writeFence(run: Run, fence: CheckedFence): Promise<void> {
  const { article } = run;
  const path = pathOf(fence.title ?? '', article);
  const { code, output } = await machineFor(run, fence).run('root', writeScript(fence, path, article), COMMAND_MS);
  if (code !== 0) fail(run, fence, { line: fence.line, message: `could not be written to ${path}`, detail: output });
}

async function runScript(run: Run, fence: CheckedFence): Promise<void> {
  const encoded = Buffer.from(fillFence(fence, run.article.values)).toString('base64');
  const result = await machineFor(run, fence).run('root', `bash -eu -o pipefail -c "$(base64 -d <<<${encoded})"`, COMMAND_MS);
  record(run, fence, { line: fence.line, ...result });
  const end = wrongEnd(result, { isShown: false, mustFail: fence.run === 'fails' });
  if (end === undefined) run.results.set(fence, { state: 'executed', by: `Debian ${run.debianVersion}` });
  else fail(run, fence, { line: fence.line, command: fence.line, message: end, detail: result.output });
}
