import { z } from 'zod';
import type { Problem } from '../content/problem';
import { validateYaml } from '../content/yamlSource';
import { MACHINE_KINDS } from './machines/machine';

const text = z.string().trim().min(1);
const name = z.string().regex(/^[a-z_][a-z0-9_-]*$/, 'must be a user name');

const pattern = text.refine((value) => {
  try {
    return new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
}, 'must be a JavaScript regular expression');

/** The sidecar `checks/wiki/<id>.yml`: what the root of a guide has before its first block, and how output is compared. */
export const checkPlan = z.strictObject({
  /** The kind of machine that the guide runs on: the simplest that will do. */
  kind: z.enum(MACHINE_KINDS).default('root'),
  packages: z.array(z.string().regex(/^[a-z0-9][a-z0-9+.-]+$/, 'must be the name of a Debian package')).default([]),
  user: name.default('alice'),
  hostname: z
    .string()
    .regex(/^[a-zA-Z0-9][a-zA-Z0-9.-]*$/, 'must be a host name')
    .default('server'),
  hosts: z.array(z.string().regex(/^\S+\s+\S[^\n]*$/, 'must be a line of /etc/hosts')).default([]),
  setup: z.string().default(''),
  variables: z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be in CAPITALS'), z.union([z.string(), z.number().transform(String)])).default({}),
  tolerances: z.array(z.strictObject({ match: pattern, as: z.string() })).default([]),
  validators: z.record(text, text).default({}),
});

export type CheckPlan = z.infer<typeof checkPlan>;
export type Tolerance = CheckPlan['tolerances'][number];

/** The plan of a guide without a sidecar. */
export const NO_PLAN: CheckPlan = checkPlan.parse({});

/** Reads a sidecar; what is wrong with it is added to the problems. */
export function readCheckPlan(source: { readonly file: string; readonly text: string }, problems: Problem[]): CheckPlan | undefined {
  return validateYaml({ ...source, firstLine: 1 }, checkPlan, problems).value;
}
