/** The headings that an engineer at 03:00 is after: the contents keep them in view, and a failed step of a runbook shows their text. */
export const URGENT_HEADING = /^(?:troubleshooting|when it fails|rollback|the way back)/i;

/** The id of the paragraph that says how to undo what a guide warns of. */
export const WAY_BACK = 'way-back';
