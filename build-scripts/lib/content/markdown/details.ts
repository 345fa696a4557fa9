/** A part of the text that other generators fold: here it is open, under its summary. */
interface Details {
  readonly summary: string;
  readonly text: string;
}

const OPENING = /^<details[^<>]*>\s*(?:<summary[^<>]*>([^<]*)<\/summary>\s*)?([^<]*)(?:<\/details>)?$/i;
const SUMMARY = /^<summary[^<>]*>([^<]*)<\/summary>$/i;
const CLOSING = /^(?:<\/details>\s*)+$/i;

/** Reads a block of HTML that begins or ends such a part; null for any other. */
export function detailsIn(html: string): Details | null {
  const trimmed = html.trim();
  if (CLOSING.test(trimmed)) return { summary: '', text: '' };
  const match = OPENING.exec(trimmed) ?? SUMMARY.exec(trimmed);
  return match ? { summary: (match[1] ?? '').trim(), text: (match[2] ?? '').trim() } : null;
}
