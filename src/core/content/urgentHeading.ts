/** The headings that an engineer at 03:00 is after: the contents keep them in view, and a failed step of a runbook shows them. */
export const URGENT_HEADING = /^(?:troubleshooting|when it fails|rollback|the way back)/i;
