import { z } from 'zod';
import { isOn, RELEASE_NAMES, type ReleaseName } from '../debianReleases';
import type { Problem } from './problem';
import { validateYaml } from './yamlSource';

/** The kinds of machines, the simplest first: a root without an init system, and one that systemd has booted. */
export const MACHINE_KINDS = ['root', 'booted'] as const;
export type MachineKind = (typeof MACHINE_KINDS)[number];

const text = z.string().trim().min(1);
const name = z.string().regex(/^[a-z_][a-z0-9_-]*$/, 'must be a user name');

const pattern = text.refine((value) => {
  try {
    return new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
}, 'must be a JavaScript regular expression');

const release = z.enum(RELEASE_NAMES);
const packageName = z.string().regex(/^[a-z0-9][a-z0-9+.-]+$/, 'must be the name of a Debian package');

const packageList = z.array(z.union([packageName, z.strictObject({ name: packageName, only: release })])).default([]);

const filePath = z.string().regex(/^\/\S+$/, 'must be an absolute path');

/** Something that the checks have in place of what a reader has. */
const standIn = z.strictObject({
  /** Shown to readers: what it is, and what it replaces. */
  what: text,
  /** The files of it that the setup makes; with a slash at the end, all below a folder. */
  files: z.array(filePath).default([]),
});

/** What is typed at a terminal once a command has asked for it. */
const answer = z.strictObject({
  /** The end of the question, or any part of it. */
  after: text,
  /** The line that is typed; empty for the Enter key alone. */
  text: z.string(),
  /** Whether nothing may show it. */
  secret: z.boolean().default(false),
});

/** A command that asks at the terminal. */
const dialogue = z.strictObject({
  /** As a session of the guide has it, with its placeholders. */
  command: text,
  typed: z.array(answer).default([]),
});

/** The sidecar `checks/wiki/<id>.yml`: what the root of a guide has before its first block, and how output is compared. */
export const checkPlan = z
  .strictObject({
    /** The kind of machine that the guide runs on: the simplest that will do. */
    kind: z.enum(MACHINE_KINDS).default('root'),
    /** The releases that the guide is run on; all where it isn't given. */
    only: z.array(release).min(1).optional(),
    /** Shown to readers: why it isn't run on the other releases. */
    onlyBecause: text.optional(),
    packages: packageList,
    /** Packages that the guide itself installs: they wait in apt's cache, because a run has no network. */
    downloads: packageList,
    user: name.default('alice'),
    hostname: z
      .string()
      .regex(/^[a-zA-Z0-9][a-zA-Z0-9.-]*$/, 'must be a host name')
      .default('server'),
    hosts: z.array(z.string().regex(/^\S+\s+\S[^\n]*$/, 'must be a line of /etc/hosts')).default([]),
    setup: z.string().default(''),
    standIns: z.array(standIn).default([]),
    /** Files that the setup makes and that every reader has: what a package, a boot or an earlier guide leaves. */
    usual: z.array(filePath).default([]),
    variables: z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be in CAPITALS'), z.union([z.string(), z.number().transform(String)])).default({}),
    tolerances: z.array(z.strictObject({ match: pattern, as: z.string(), only: release.optional() })).default([]),
    /** The commands that need a terminal, and what is typed there. */
    answers: z.array(dialogue).default([]),
    validators: z.record(text, text).default({}),
  })
  .refine(({ only, onlyBecause }) => (only === undefined) === (onlyBecause === undefined), {
    path: ['onlyBecause'],
    message: 'says why the guide is run on the releases of "only" alone: one needs the other',
  });

export type CheckPlan = z.infer<typeof checkPlan>;
export type Tolerance = CheckPlan['tolerances'][number];
export type Dialogue = CheckPlan['answers'][number];
export type Answer = Dialogue['typed'][number];

/** A plan as it is on one release. */
export interface ReleasePlan extends CheckPlan {
  packages: string[];
  downloads: string[];
}

/** What a plan says for a release. */
export function planOn(plan: CheckPlan, on: ReleaseName): ReleasePlan {
  return {
    ...plan,
    packages: packagesOn(plan.packages, on),
    downloads: packagesOn(plan.downloads, on),
    tolerances: plan.tolerances.filter(({ only }) => isOn(only, on)),
  };
}

function packagesOn(packages: CheckPlan['packages'], on: ReleaseName): string[] {
  return packages.flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.only === on ? [entry.name] : []));
}

/** The plan of a guide without a sidecar. */
export const NO_PLAN: CheckPlan = checkPlan.parse({});

/** Reads a sidecar; what is wrong with it is added to the problems. */
export function readCheckPlan(source: { readonly file: string; readonly text: string }, problems: Problem[]): CheckPlan | undefined {
  return validateYaml({ ...source, firstLine: 1 }, checkPlan, problems).value;
}
