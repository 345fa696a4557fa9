import { VISIT_BYTES, VISIT_CHARS } from '../../core/visit/limits';
import { readVisit, writeVisit, type Visit } from '../../core/visit/visit';
import { deflateText, inflateText } from '../../platform/deflate';
import type { RecordedVisit } from './recordedVisit';

/** The format of the rest: a new one gets a new number, and this one stays readable. */
const VERSION = 'v1.';

export interface VisitLink extends RecordedVisit {
  /** The part of an address after `#`; null if not even the last step fits. */
  readonly code: string | null;
}

/**
 * The link of a visit. A visit that is too long for it is cut at its beginning.
 *
 * @param recorded gives the visit without its first `skip` steps
 */
export async function visitLink(recorded: (skip: number) => RecordedVisit): Promise<VisitLink> {
  const whole = await linkOf(recorded(0));
  if (whole.code !== null) return whole;
  let [long, short] = [0, whole.visit.steps.length];
  let best: VisitLink = { ...recorded(short), code: null };
  while (short - long > 1) {
    const middle = Math.floor((long + short) / 2);
    const link = await linkOf(recorded(middle));
    if (link.code === null) long = middle;
    else [short, best] = [middle, link];
  }
  return best;
}

async function linkOf(recorded: RecordedVisit): Promise<VisitLink> {
  const text = writeVisit(recorded.visit);
  const code = VERSION + (await deflateText(text));
  // In bytes: a letter may take three.
  const fits = code.length <= VISIT_CHARS && new TextEncoder().encode(text).length <= VISIT_BYTES;
  return { ...recorded, code: fits ? code : null };
}

/** The visit in a link; null unless it is whole, known in all its parts, and within the limits. */
export async function readVisitLink(code: string): Promise<Visit | null> {
  if (!code.startsWith(VERSION) || code.length > VISIT_CHARS) return null;
  const text = await inflateText(code.slice(VERSION.length), VISIT_BYTES);
  return text === null ? null : readVisit(text);
}
