import { FAULT_WORDS, LOG_LENGTH, LOG_LINES, MESSAGE_WORDS } from '../limits';
import { STAMP, withoutHead } from './lineHead';

/** What in a message belongs to the event: the guide that explains the fault has other details, or none. */
const DETAILS = [
  new RegExp(STAMP, 'g'),
  /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi,
  // A hardware address, or the two and the type of an Ethernet header.
  /\b(?:[\da-f]{2}[:-]){5}[\da-f]{2}\b(?:(?::[\da-f]{2}){8}\b)?/gi,
  /\b\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?(?::\d{1,5}\b)?/g,
  /\[?(?<![\w:])(?:[\da-f]{1,4}:){2,7}(?::?[\da-f]{1,4})?(?![\w:])\]?(?::\d{1,5}\b)?/gi,
  /(?<![\w:])::(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4}\b/gi,
  /\b0x[\da-f]+\b/gi,
  /\b(?=[a-f]*\d)[\da-f]{12,64}\b/gi,
  /\b(?:port|pid|uid|tid|line) \d{1,10}\b/gi,
  /\[\d{2,10}\]/g,
  // What sudo says of the caller, and rsyslog of itself.
  /^ *[\w.-]+ : (?=user )|; TTY=.*$|\[v\d.*?\]/g,
] as const;

/** Found in messages but not in queries: a final full stop, dashes on both sides; and in commands and configuration, too: a colon after a word, brackets, an equals sign. */
const SENTENCE = /^\s*-- .* --\s*$|\w\.\s*$/;
const MESSAGE_MARK = /\w:(?!\S)|[()[\]{}]|\w=/;
const FAULT =
  /\b(?:already|bad|cannot|can't|could not|couldn't|denied|error|exception|expired|fail(?:ed|ure)?|fatal|incompatible|incorrect|invalid|locked|mismatch|missing|no such|not found|panic|refused|rejected|timed out|timeout|unable|unknown|unreachable|warning)\b/i;
const WORD = /[\p{L}\p{N}]{2,}/gu;

/** A pasted log line or error message. */
export interface LogMessage {
  /** What is worth matching. */
  readonly text: string;
  /** The programs that logged it, as far as the paste says so: names with blanks between them. */
  readonly programs: string;
  /** Whether it has a word for a fault, the head of a log or the end of a sentence: commands and configuration may have the other marks. */
  readonly isLogged: boolean;
}

/**
 * The part worth matching of a log line or error message as pasted, without timestamps, host, process, addresses,
 * ports, hexadecimal numbers and UUIDs. Null when the text doesn't look like one. Of several lines, the first that names a
 * fault, or the first that does, with the one above and a few below: a message may begin or go on there.
 */
export function readLogMessage(raw: string): LogMessage | null {
  const lines = raw.slice(0, LOG_LENGTH).split(/[\r\n]+/);
  const ranks = lines.map((line) => (isMessage(line) ? 1 + rankOf(line) : 0));
  const best = Math.max(...ranks);
  if (best === 0) return null;
  // It begins with a line with a fault, in a log rather than printed around it.
  const start = Math.max(0, ranks.indexOf(best) - 1);
  const read = lines.slice(start, start + LOG_LINES);
  return {
    text: tidy(read.map(bareText).join(' ')),
    programs: read.map((line) => withoutHead(line).program).join(' '),
    isLogged: best > 1 || SENTENCE.test(raw),
  };
}

/** The text of it alone. */
export function normalizeLogLine(raw: string): string | null {
  return readLogMessage(raw)?.text ?? null;
}

function rankOf(line: string): number {
  const { text } = withoutHead(line);
  return (FAULT.test(text) ? 2 : 0) + (text === line ? 0 : 1);
}

/** A line without what belongs to the event. */
function bareText(line: string): string {
  return DETAILS.reduce((text, detail) => text.replace(detail, ' '), withoutHead(line).text);
}

function isMessage(line: string): boolean {
  const bare = bareText(line);
  const isMarked = bare !== line || SENTENCE.test(line) || MESSAGE_MARK.test(line);
  const words = bare.match(WORD)?.length ?? 0;
  return isMarked ? words >= MESSAGE_WORDS : words >= FAULT_WORDS && FAULT.test(line);
}

/** Collapses spaces, and drops brackets and quotes whose content was removed. */
function tidy(text: string): string {
  return text
    .replace(/\[ +\]|\( +\)|" +"|' +'/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:,;-]+|[\s:,;-]+$/g, '');
}
