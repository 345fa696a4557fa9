import { isRecord } from '../isRecord';
import { ownValue } from '../ownValue';
import { whole } from './checks';
import { VISIT_STEPS } from './limits';
import { isVisitPath, STATE_CHECKS, STEP_CHECKS } from './stepChecks';

/** An action of a visit: plain data of a known type. */
export interface VisitAction {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: unknown;
}

interface VisitStep {
  /** Tenths of a second since the step before. */
  readonly after: number;
  readonly action: VisitAction;
}

/** A visit, or the end of one, so that it can be played again. It has none of the pages' content. */
export interface Visit {
  /** The path of its first document. */
  readonly path: string;
  /** The slices that differ from those of a fresh visit to that page. */
  readonly state: Readonly<Record<string, unknown>>;
  readonly steps: readonly VisitStep[];
}

/** The longest recorded pause: an hour, in tenths of a second. */
const LONGEST_PAUSE = 36_000;
const isPause = whole(LONGEST_PAUSE);

/** A pause as it is recorded: never negative, although a device's clock may be set back. */
export const pauseOf = (tenths: number): number => Math.min(Math.max(0, Math.round(tenths)), LONGEST_PAUSE);

/** Whether an action may be in a link as it is. */
export function isVisitAction({ type, payload, meta }: VisitAction): boolean {
  const check = ownValue(STEP_CHECKS, type);
  return check !== undefined && check.payload(payload) && (check.meta ? check.meta(meta) : meta === undefined);
}

/** Whether a slice may be in a link as it is. */
export function isVisitState(name: string, slice: unknown): boolean {
  return ownValue(STATE_CHECKS, name)?.(slice) === true;
}

/** The visit as JSON. The keys of history entries, random letters, are numbered, because they don't compress. */
export function writeVisit({ path, state, steps }: Visit): string {
  const numbers = new Map<string, string>();
  const shortened = (name: string, value: unknown) => {
    if (!KEYS.has(name) || typeof value !== 'string' || value === INITIAL) return value;
    const number = numbers.get(value) ?? numbers.size.toString(36);
    numbers.set(value, number);
    return number;
  };
  const rows = steps.map(({ after, action: { type, payload, meta } }) => {
    const row = [pauseOf(after), type, payload, meta];
    return row.slice(0, meta === undefined ? (payload === undefined ? 2 : 3) : 4);
  });
  return JSON.stringify({ path, state, steps: rows }, shortened);
}

const INITIAL = 'initial';
/** The fields that name a history entry. */
const KEYS = new Set(['key', 'entry', 'offeredAt']);

/** @returns null for anything that isn't, in all its parts, a visit as `writeVisit` writes it */
export function readVisit(json: string): Visit | null {
  const { path, state, steps, ...others } = parse(json);
  if (Object.keys(others).length > 0 || !isVisitPath(path) || !isStates(state)) return null;
  if (!Array.isArray(steps) || steps.length > VISIT_STEPS) return null;
  const read = steps.map(readStep);
  return read.includes(null) ? null : { path: path as string, state, steps: read as VisitStep[] };
}

function parse(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isStates(state: unknown): state is Visit['state'] {
  return isRecord(state) && Object.entries(state).every(([name, slice]) => isVisitState(name, slice));
}

function readStep(row: unknown): VisitStep | null {
  if (!Array.isArray(row) || row.length < 2 || row.length > 4) return null;
  const [after, type, payload, meta] = row as readonly unknown[];
  if (!isPause(after) || typeof type !== 'string') return null;
  // A field that a creator leaves undefined is null or absent in JSON; actions without a payload have neither.
  const action = { type, ...(row.length > 2 ? { payload } : {}), ...(row.length > 3 ? { meta } : {}) };
  return isVisitAction(action) ? { after: after as number, action } : null;
}
