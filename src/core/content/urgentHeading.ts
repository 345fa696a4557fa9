import type { Heading } from './blocks';

/** The headings that an engineer at 03:00 is after: a failed step of a runbook shows them. */
export const URGENT_HEADING = /^(?:troubleshooting|when it fails|rollback|the way back)/i;

/** The id of the paragraph that says how to undo what a guide warns of. */
export const WAY_BACK = 'way-back';

/** What the contents keep in view: those headings and the way back. */
export function isUrgent({ id, text }: Heading): boolean {
  return id === WAY_BACK || URGENT_HEADING.test(text);
}
