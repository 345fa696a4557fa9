import type { Carry } from '../content/ledger/checkPlan';
import type { DebianRelease } from '../content/code/debianReleases';
import { lineOf, type ReleaseArticle } from './articles';
import { ARTICLE_MS, COMMAND_MS, endOf } from './commandEnd';
import { fillValues } from './fillValues';
import { machinesOf, type MachinePlan } from './machinePlans';
import { SETUP_MS } from './machines/booting';
import { Lab } from './machines/lab';
import type { CommandResult, Machine } from './machines/machine';
import { PackagesError, prepareRoot, type RootPackages, type RootSource } from './machines/roots';
import { withTimeLimit } from './machines/withTimeLimit';
import type { Failure } from './results';
import type { Run } from './run';
import { readTrace, rememberScript, standInFaults, traceScript } from './standIns';

/** The folder in which a machine remembers what was there before the setup. */
const MEMORY = '/var/tmp/before-setup';

export interface RunOptions {
  readonly release: DebianRelease;
  readonly report: (message: string) => void;
}

interface RunPlan extends Omit<Run, 'debianVersion' | 'machines' | 'carried'>, RunOptions {
  /** Whether the guide's blocks are executed; if not, files are only validated. */
  readonly isReal: boolean;
  /** null for a machine that isn't needed. */
  readonly packagesOf: (machine: MachinePlan) => RootPackages | null;
  /** How long everything on one machine may take. */
  readonly totalMs?: number;
}

/** Opens and prepares an article's machines, and closes them after the action. Problems with the preparation are failures. */
export async function inMachines(plan: RunPlan, action: (run: Run) => Promise<void>): Promise<void> {
  const { article, report, totalMs = ARTICLE_MS } = plan;
  const { user, hosts } = article.plan;
  const prepared = await prepareRoots(plan);
  if (!prepared) return;
  const lab = new Lab(prepared.map(({ machine }) => machine));
  try {
    for (const { machine, source } of prepared) {
      const { hostname, disks } = machine;
      await lab.open(machine, { source, spec: { hostname, user, hosts, disks }, report });
    }
    const machines = new Map([...lab.machines].map(([role, machine]) => [role, withTimeLimit(machine, totalMs)]));
    const run = { ...plan, debianVersion: prepared[0]?.source.debianVersion ?? '', machines, carried: new Set<Carry>() };
    if (await setUp(run, plan.isReal)) await action(run);
  } finally {
    await lab.close();
  }
}

interface PreparedMachine {
  readonly machine: MachinePlan;
  readonly source: RootSource;
}

/** @returns the root of each machine; null when packages can't be installed */
async function prepareRoots({ article, failures, packagesOf, release, report }: RunPlan): Promise<PreparedMachine[] | null> {
  const prepared: PreparedMachine[] = [];
  for (const machine of machinesOf(article.plan)) {
    const packages = packagesOf(machine);
    if (!packages) continue;
    try {
      prepared.push({ machine, source: await prepareRoot(packages, report, release) });
    } catch (error) {
      if (!(error instanceof PackagesError)) throw error;
      failures.push(faultOfPlan(article, 'packages:', { message: 'the packages could not be installed', detail: error.output }));
      return null;
    }
  }
  return prepared;
}

/**
 * Runs the setup of each machine. If a setup fails, or does something that readers aren't told about, every block to be executed counts as failed.
 *
 * @returns whether to go on
 */
async function setUp({ article, failures, failed, machines }: Run, isReal: boolean): Promise<boolean> {
  const traces: (() => Promise<CommandResult>)[] = [];
  const failAll = () => {
    if (isReal) article.fences.filter(({ run }) => run !== undefined).forEach((fence) => failed.add(fence));
  };
  for (const { role, setup } of machinesOf(article.plan)) {
    const machine = machines.get(role);
    if (!machine || setup === '') continue;
    if (isReal) traces.push(await remember(machine));
    const result = await machine.run('root', `(set -e\n${fillValues(setup, article.values)}\n)`, SETUP_MS);
    if (result.code === 0) continue;
    const message = `the setup${role === '' ? '' : ` of ${role}`} ${endOf(result)}`;
    failures.push(faultOfPlan(article, 'setup:', { message, detail: result.output }));
    failAll();
    return false;
  }
  const undeclared = await undeclaredIn(article, traces);
  failures.push(...undeclared);
  // The blocks are run anyway, so that their own faults are reported in the same run.
  if (undeclared.length > 0) failAll();
  return true;
}

async function undeclaredIn(article: ReleaseArticle, traces: readonly (() => Promise<CommandResult>)[]): Promise<Failure[]> {
  if (traces.length === 0) return [];
  const listed = await Promise.all(traces.map((trace) => trace()));
  const unlisted = listed.find(({ code }) => code !== 0);
  if (unlisted) return [faultOfPlan(article, 'setup:', { message: `the list of what the setup makes ${endOf(unlisted)}`, detail: '' })];
  const made = listed.map(({ output }) => readTrace(output));
  const faults = standInFaults(article, { files: made.flatMap(({ files }) => files), folders: made.flatMap(({ folders }) => folders) });
  return faults.map((fault) => faultOfPlan(article, 'setup:', { message: `the setup ${fault}`, detail: '' }));
}

function faultOfPlan({ planFile, planText }: ReleaseArticle, field: string, { message, detail }: Required<Pick<Failure, 'message' | 'detail'>>): Failure {
  return { file: planFile, line: lineOf(planText, field), message, detail };
}

/** @returns a function to call after the setup, which lists what the setup made */
async function remember(machine: Machine): Promise<() => Promise<CommandResult>> {
  const before = await machine.run('root', rememberScript(MEMORY), COMMAND_MS);
  return () => (before.code === 0 ? machine.run('root', traceScript(MEMORY), COMMAND_MS) : Promise.resolve(before));
}
