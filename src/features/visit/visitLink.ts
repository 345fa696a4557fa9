import { VISIT_BYTES, VISIT_CHARS } from '../../core/visit/limits';
import { readVisit, writeVisit, type Visit } from '../../core/visit/visit';
import { deflateText, inflateText } from '../../platform/deflate';
import type { RecordedVisit } from './recordedVisit';

/** The form of the rest: another one gets another number, and this one stays readable. */
const VERSION = 'v1.';

export interface VisitLink extends RecordedVisit {
  /** The part of an address after `#`; null where not even the last step has room in one. */
  readonly code: string | null;
}

/**
 * The link of a visit. One that is too long for it is cut at its beginning.
 *
 * @param recorded the visit without so many of its first steps
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
  // In the worst case a letter is three bytes.
  const fits = code.length <= VISIT_CHARS && new TextEncoder().encode(text).length <= VISIT_BYTES;
  return { ...recorded, code: fits ? code : null };
}

/** What a link holds; null for anything but a visit that is whole, known in all its parts, and within the limits. */
export async function readVisitLink(code: string): Promise<Visit | null> {
  if (!code.startsWith(VERSION) || code.length > VISIT_CHARS) return null;
  const text = await inflateText(code.slice(VERSION.length), VISIT_BYTES);
  return text === null ? null : readVisit(text);
}
