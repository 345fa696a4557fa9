/** A pattern of Accept headers, for servers that compare with patterns alone. */
interface AcceptRow {
  readonly pattern: string;
  /** Whether who sends such a header gets Markdown. */
  readonly isAsking: boolean;
}

/** Markdown in an Accept header, up to its quality or its end. Names of parameters other than `q` have more than one letter. */
const MARKDOWN = String.raw`(?:^|,)\s*text/markdown\s*(?:;\s*[a-z][^,;=\s]+=[^,;]*)*`;

/**
 * Who asks for Markdown (RFC 9110, section 12.5.1): the first row that matches decides, and none means no. Patterns can't compare two
 * qualities, so Markdown with one below 1 is for those who name no HTML. Both nginx and Caddy read these expressions.
 */
export const acceptRows: readonly AcceptRow[] = [
  { pattern: String.raw`(?i)${MARKDOWN}(?:;\s*q=1(?:\.0{0,3})?\s*)?(?:,|$)`, isAsking: true },
  { pattern: String.raw`(?i)(?:^|,)\s*(?:text/html|text/\*|\*/\*)\s*(?:[;,]|$)`, isAsking: false },
  { pattern: String.raw`(?i)${MARKDOWN};\s*q=0\.[0-9]{0,2}[1-9][0-9]{0,2}\s*(?:,|$)`, isAsking: true },
];
