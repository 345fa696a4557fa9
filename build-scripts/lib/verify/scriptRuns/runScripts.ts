import { setTimeout as sleep } from 'node:timers/promises';
import type { GuideScript } from '../../script/guideScript';
import { carryFor } from '../carry';
import { machinesOf, type MachinePlan } from '../machinePlans';
import { MAY_REBOOT } from '../machines/booting';
import { serialized } from '../machines/serialized';
import type { Run } from '../run';
import { readScriptLog, type LoggedPart } from '../scriptLog';
import { PlannedDialogues } from './plannedDialogues';
import { ScriptTerminal } from './scriptTerminal';

const LOOK_MS = 150;

/** How a guide's script went on all its machines. */
export interface ScriptsRun {
  /** On how many machines it was run. */
  readonly machines: number;
  /** By block number, each from the machine that the block is for. */
  readonly parts: ReadonlyMap<string, LoggedPart>;
  /** What was on the screen during a block. */
  readonly screenOf: (number: string) => string;
  /** The blocks whose last command rebooted the machine. */
  readonly rebooted: ReadonlySet<string>;
}

/**
 * Runs a guide's script as its reader would: on each machine that it has blocks for, all at the same time. At a block for another
 * machine, a script waits until the block is done there.
 */
export async function runScripts(opened: Run, script: GuideScript): Promise<ScriptsRun> {
  // Files carried from a machine are read there while its own script is running.
  const run = { ...opened, machines: new Map([...opened.machines].map(([role, machine]) => [role, serialized(machine)])) };
  const machines = machinesOf(run.article.plan);
  const owners = ownersOf(script, machines);
  const scripts = machines.flatMap((plan) => {
    const machine = run.machines.get(plan.role);
    const isUsed = [...owners.values()].includes(plan.role);
    return machine && isUsed ? [new RunningScript({ run, script, owners, plan, terminal: new ScriptTerminal(machine, callOf(run, script, plan)) })] : [];
  });
  await Promise.all(scripts.map((each) => each.start()));
  while (scripts.some(({ terminal }) => !terminal.isOver)) {
    await sleep(LOOK_MS);
    await Promise.all(scripts.filter(({ terminal }) => !terminal.isOver).map((each) => each.goOn(scripts)));
  }
  const logs = new Map(await Promise.all(scripts.map(async ({ role, terminal }) => [role, readScriptLog(await terminal.log())] as const)));
  const ownerOf = (number: string) => scripts.find(({ role }) => role === owners.get(number));
  return {
    machines: scripts.length,
    parts: new Map(
      [...owners].flatMap(([number, role]) => [[number, logs.get(role)?.get(number)] as const]).filter((entry): entry is [string, LoggedPart] => !!entry[1]),
    ),
    screenOf: (number) => ownerOf(number)?.screenOf(number) ?? '',
    rebooted: new Set(scripts.flatMap(({ rebooted }) => [...rebooted])),
  };
}

/** The machine of each block that a script runs or writes. */
function ownersOf({ parts }: GuideScript, machines: readonly MachinePlan[]): ReadonlyMap<string, string> {
  const roles = machines.map(({ role }) => role);
  const done = [...parts].filter(([, { fence }]) => (fence.run ?? fence.write) !== undefined);
  return new Map(done.map(([number, { machine }]) => [number, roles.includes(machine) ? machine : (roles[0] ?? '')]));
}

/** Runs as a user if the machine has sudo, otherwise as root. A machine that is the only one plays every role of the guide. */
function callOf({ article: { values, plan } }: Run, { text, mainMachine }: GuideScript, { role, packages }: MachinePlan) {
  const hasSudo = packages.includes('sudo');
  const isMain = mainMachine === '' && role === machinesOf(plan)[0]?.role;
  const on = role === '' ? ' --on all' : isMain ? '' : ` --on ${role}`;
  return { text, values, who: hasSudo ? 'user' : 'root', options: `${on}${hasSudo ? '' : ` --user ${plan.user}`}` } as const;
}

interface ScriptOnMachine {
  readonly run: Run;
  readonly script: GuideScript;
  readonly owners: ReadonlyMap<string, string>;
  readonly plan: MachinePlan;
  readonly terminal: ScriptTerminal;
}

/** The script of a guide on one of its machines, and the reader who answers it. */
class RunningScript {
  readonly rebooted = new Set<string>();
  readonly terminal: ScriptTerminal;
  readonly role: string;
  /** The blocks at which it ended before its last step. */
  readonly #ends = new Set<string>();
  readonly #order: readonly string[];
  readonly #dialogues: PlannedDialogues;

  constructor(private readonly context: ScriptOnMachine) {
    this.terminal = context.terminal;
    this.role = context.plan.role;
    this.#order = [...context.script.parts.keys()];
    this.#dialogues = new PlannedDialogues(context.run);
  }

  async start(): Promise<void> {
    await this.terminal.install();
    await this.terminal.start();
  }

  /** The number of the block that it is at; '' before the first. */
  get at(): string {
    return [...this.terminal.screen.matchAll(/^--- (\d+\.\d+) /gm)].at(-1)?.[1] ?? '';
  }

  isPast(number: string): boolean {
    return this.terminal.isOver || this.#order.indexOf(this.at) > this.#order.indexOf(number);
  }

  screenOf(number: string): string {
    const start = this.terminal.screen.lastIndexOf(`\n--- ${number} `);
    const end = this.terminal.screen.indexOf('\n--- ', start + 1);
    return start < 0 ? '' : this.terminal.screen.slice(start, end < 0 ? undefined : end);
  }

  /** Looks at its screen, and types what it asks for. */
  async goOn(all: readonly RunningScript[]): Promise<void> {
    await this.terminal.look();
    if (this.terminal.isInterrupted) return this.#startAgain();
    const answer = await this.#answer(all);
    if (answer !== null) await this.terminal.type(answer);
  }

  async #answer(all: readonly RunningScript[]): Promise<string | null> {
    const { run, script, owners } = this.context;
    const [last = ''] = this.terminal.news.split('\n').slice(-1);
    const [, secret] = /\(([A-Z][A-Z0-9_]*), not shown\): $/.exec(last) ?? [];
    if (secret !== undefined) return run.article.values[secret] ?? '';
    if (/Enter when it is( done)?, q to stop: $/.test(last)) {
      const owner = all.find(({ role }) => role === owners.get(this.at) && role !== this.role);
      return owner && !owner.isPast(this.at) ? null : '';
    }
    if (/^Go on\? \[y\]es|could not be written\. Go on\? /.test(last)) return 'y';
    const fence = script.parts.get(this.at)?.fence;
    if (/ \[y\]es, \[n\]o, \[q\]uit: $/.test(last) && fence) {
      await carryFor(run, fence);
      this.#dialogues.begin(fence);
      return 'y';
    }
    return this.#dialogues.answer(this.terminal.news);
  }

  /** A command has rebooted the machine, or ended the script: the reader continues with the next block. */
  async #startAgain(): Promise<void> {
    const { at } = this;
    if (MAY_REBOOT.test(this.context.script.parts.get(at)?.fence.text ?? '')) this.rebooted.add(at);
    const next = this.#order[this.#order.indexOf(at) + 1];
    const isNew = at !== '' && !this.#ends.has(at);
    this.#ends.add(at);
    if (next !== undefined && isNew) await this.terminal.start(next);
    else this.terminal.end();
  }
}
