import { z } from 'zod';
import { isOn, RELEASE_NAMES, type ReleaseName } from '../code/debianReleases';
import type { Problem } from '../source/problem';
import { validateYaml } from '../source/yamlSource';

/** The kinds of machines, the simplest first: a root without an init system, one that systemd has booted, and an emulated computer with a kernel and disks of its own. */
export const MACHINE_KINDS = ['root', 'booted', 'machine'] as const;
export type MachineKind = (typeof MACHINE_KINDS)[number];

const text = z.string().trim().min(1);
const name = z.string().regex(/^[a-z_][a-z0-9_-]*$/, 'must be a user name');

const hostname = z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9.-]*$/, 'must be a host name');

const pattern = text.refine((value) => {
  try {
    return new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
}, 'must be a JavaScript regular expression');

/** What a tolerance puts in place of output that varies. */
const replacement = z.string().refine((value) => value.trim() !== '...', 'would stand for any lines: write a word, such as TIME');

const release = z.enum(RELEASE_NAMES);
const packageName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9+.-]+$/, 'must be the name of a Debian package')
  .refine((value) => value !== 'systemctl', 'is a package that replaces systemd: set "kind: booted" instead');

const packageList = z.array(z.union([packageName, z.strictObject({ name: packageName, only: release })])).default([]);

const diskSize = z.string().regex(/^([1-8]G|[1-9]\d{0,2}M)$/, 'must be a size such as 512M or 1G, of at most 8G');

/** The sizes of the disks that an emulated computer has in addition to its boot disk. */
const diskList = z.array(diskSize).max(8);

const filePath = z.string().regex(/^\/[^\n]*\S$/, 'must be an absolute path');

/** What a check uses in place of something that a reader has. */
const standIn = z.strictObject({
  /** Shown to readers: what it is, and what it replaces. */
  what: text,
  /** Its files that the setup makes; a trailing slash means everything below a folder. */
  files: z.array(filePath).default([]),
});

/** A command whose output is typed: what a reader would read somewhere else, such as a one-time code. */
const printing = z.strictObject({
  /** With its prompt, `$` or `#`, as in a session. */
  command: z.string().regex(/^[$#] \S/, 'must begin with a prompt, "$ " or "# "'),
  /** The machine that it runs on; by default that of the command that asks. */
  on: text.optional(),
});

/** What is typed at a terminal once a command has asked for it. */
const answer = z
  .strictObject({
    /** The end of the question, or any part of it. */
    after: text,
    /** The line that is typed; empty for the Enter key alone. */
    text: z.string().optional(),
    /** Runs before the command that asks. */
    printedBy: printing.optional(),
    /** Must never be shown. */
    secret: z.boolean().default(false),
  })
  .refine((given) => (given.text === undefined) !== (given.printedBy === undefined), 'needs either "text" or "printedBy"');

/** A command that prompts for input. */
const dialogue = z.strictObject({
  /** As in a session of the guide, with its placeholders. */
  command: text,
  typed: z.array(answer).default([]),
});

/** One of several machines: what it has in addition to, or instead of, what they all have. */
const machine = z.strictObject({
  kind: z.enum(MACHINE_KINDS).optional(),
  /** Its role by default. */
  hostname: hostname.optional(),
  disks: diskList.optional(),
  packages: packageList,
  downloads: packageList,
  /** Whether apt's cache has everything that an upgrade to the next Debian release needs, including that release's lists. */
  releaseUpgrade: z.boolean().optional(),
  /** Runs after the machines' shared setup. */
  setup: z.string().default(''),
});

/** What begins a line of shell without being the program that reads a file. */
const NO_PROGRAM = /^(?:\w+=|[^\w/]|(?:bash|cat|cd|cp|echo|env|exec|export|for|if|printf|set|sh|test|while)\s)/;

/**
 * The program that reads a file, as pages show it, and the command that asks it. A command alone names the program by its first word;
 * `none` is for a fragment that no program reads.
 */
const validator = z
  .union([
    text,
    z.strictObject({
      program: z.string().regex(/^[\w.+-]+$/, 'must be the name of a program, without its version'),
      command: text,
      /** The Debian package whose version is shown; by default the one that has the program. */
      package: z
        .string()
        .regex(/^[a-z0-9][a-z0-9.+-]+$/, 'must be the name of a package')
        .optional(),
    }),
  ])
  .refine((own) => typeof own !== 'string' || !NO_PROGRAM.test(own), {
    message: 'doesn\'t begin with the program that reads the file: write "program:", which readers see, and "command:"',
  });

/** A file that a reader carries from one machine to another. */
const carry = z.strictObject({ file: filePath, from: text, to: text, as: filePath.optional() });

/** The sidecar `checks/wiki/<id>.yml`: what the root of a guide has before its first block, and how output is compared. */
export const checkPlan = z
  .strictObject({
    /** The kind of machine that the guide runs on: the simplest that will do. */
    kind: z.enum(MACHINE_KINDS).default('root'),
    /** The releases that the guide is run on; by default all. */
    only: z.array(release).min(1).optional(),
    /** Shown to readers: why it isn't run on the other releases. */
    onlyBecause: text.optional(),
    disks: diskList.default([]),
    packages: packageList,
    /** Packages that the guide itself installs: they wait in apt's cache, because a run has no network. */
    downloads: packageList,
    user: name.default('alice'),
    hostname: hostname.default('server'),
    hosts: z.array(z.string().regex(/^\S+\s+\S[^\n]*$/, 'must be a line of /etc/hosts')).default([]),
    setup: z.string().default(''),
    standIns: z.array(standIn).default([]),
    /** Files that the setup makes but every reader has already, from a package, a boot or an earlier guide. */
    usual: z.array(filePath).default([]),
    variables: z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be in CAPITALS'), z.union([z.string(), z.number().transform(String)])).default({}),
    tolerances: z.array(z.strictObject({ match: pattern, as: replacement, only: release.optional() })).default([]),
    /** The commands that need a terminal, and what is typed there. */
    answers: z.array(dialogue).default([]),
    validators: z.record(text, validator).default({}),
    /** The guide's machines, by the role that a block names with `on=`; blocks without it are for the first. */
    machines: z.record(z.string().regex(/^[a-z][a-z0-9-]{0,11}$/, 'must be a role of at most 12 lower-case letters, digits and -'), machine).default({}),
    /** Files that a reader carries between machines: each arrives when a block of `to` first names it. */
    carries: z.array(carry).default([]),
  })
  .refine(({ only, onlyBecause }) => (only === undefined) === (onlyBecause === undefined), {
    path: ['onlyBecause'],
    message: 'explains why the guide is run only on the releases in "only": set both or neither',
  })
  .superRefine(({ kind, disks, machines }, context) => {
    const has = (of: MachineKind, own: readonly string[] = []) => own.length === 0 || of === 'machine';
    const message = 'needs "kind: machine": only that kind has disks';
    if (!has(kind, disks)) context.addIssue({ code: 'custom', path: ['disks'], message });
    for (const [role, own] of Object.entries(machines)) {
      if (!has(own.kind ?? kind, own.disks)) context.addIssue({ code: 'custom', path: ['machines', role, 'disks'], message });
    }
  })
  .refine(({ disks, machines }) => disks.length === 0 || Object.keys(machines).length === 0, {
    path: ['disks'],
    message: 'belong to one of the machines: name them there',
  })
  .superRefine(({ hosts, machines }, context) => {
    for (const [role, { hostname: own }] of Object.entries(machines)) {
      if (addressesOf(own ?? role, hosts).length > 0) continue;
      context.addIssue({ code: 'custom', path: ['machines', role], message: `has no address: no line of "hosts" names ${own ?? role}` });
    }
  })
  .refine(({ answers, standIns }) => standIns.length > 0 || !answers.some(({ typed }) => typed.some(({ printedBy }) => printedBy)), {
    path: ['answers'],
    message: 'are printed by a command that stands in for something a reader has: declare it in "standIns"',
  })
  .superRefine(({ answers, machines }, context) => {
    const stray = answers.flatMap(({ typed }) => typed.flatMap(({ printedBy }) => printedBy?.on ?? [])).find((role) => !Object.hasOwn(machines, role));
    if (stray !== undefined) context.addIssue({ code: 'custom', path: ['answers'], message: `are printed on "${stray}", which isn't one of the machines` });
  })
  .superRefine(({ carries, machines }, context) => {
    carries.forEach((each, place) => {
      for (const end of ['from', 'to'] as const) {
        if (Object.hasOwn(machines, each[end])) continue;
        context.addIssue({
          code: 'custom',
          path: ['carries', place, end],
          message: `isn't one of the machines: ${Object.keys(machines).join(', ') || 'there is only one machine'}`,
        });
      }
    });
  });

/** The addresses that lines of /etc/hosts give a name, alone or with a domain after it. */
export function addressesOf(name: string, hosts: readonly string[]): string[] {
  return hosts.flatMap((line) => {
    const [address = '', ...names] = line.split(/\s+/);
    return names.some((each) => each === name || each.startsWith(`${name}.`)) ? [address] : [];
  });
}

export type CheckPlan = z.infer<typeof checkPlan>;
export type Carry = CheckPlan['carries'][number];
export type Tolerance = CheckPlan['tolerances'][number];
type Dialogue = CheckPlan['answers'][number];
export type PlannedAnswer = Dialogue['typed'][number];

/** A plan for one release. */
export interface ReleasePlan extends CheckPlan {
  packages: string[];
  downloads: string[];
  machines: Record<string, ReleaseMachine>;
}

/** One of several machines, on one release. */
interface ReleaseMachine extends MachineEntry {
  packages: string[];
  downloads: string[];
}

type MachineEntry = z.infer<typeof machine>;

/** Narrows a plan to one release. */
export function planOn(plan: CheckPlan, on: ReleaseName): ReleasePlan {
  return {
    ...plan,
    ...packageListsOn(plan, on),
    tolerances: plan.tolerances.filter(({ only }) => isOn(only, on)),
    machines: Object.fromEntries(Object.entries(plan.machines).map(([role, own]) => [role, { ...own, ...packageListsOn(own, on) }])),
  };
}

function packageListsOn({ packages, downloads }: Pick<CheckPlan, 'packages' | 'downloads'>, on: ReleaseName) {
  return { packages: packagesOn(packages, on), downloads: packagesOn(downloads, on) };
}

function packagesOn(packages: CheckPlan['packages'], on: ReleaseName): string[] {
  return packages.flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.only === on ? [entry.name] : []));
}

/** The plan of a guide without a sidecar. */
export const NO_PLAN: CheckPlan = checkPlan.parse({});

/** Reads a sidecar; what is wrong with it is added to the problems. */
export function readCheckPlan(source: { readonly file: string; readonly text: string }, problems: Problem[]): CheckPlan | undefined {
  return validateYaml({ ...source, firstLine: 1, describedIn: 'docs/checks.md lists the fields' }, checkPlan, problems).value;
}
