import { FAULT_WORDS, LOG_LENGTH, LOG_LINES, MESSAGE_WORDS } from '../limits';

/*
 * Patterns for the parts of a log line that belong to the event, not to the fault: time, host, process, address. The guide
 * that explains the fault contains the same message with other details, or none.
 */
const TIME = String.raw`\d{1,2}:\d{2}:\d{2}(?:[.,]\d{1,9})?`;
const ZONE = String.raw`(?:\s?(?:Z|UTC|[+-]\d{2}:?\d{2}))?`;
/** ISO 8601 and its variants, syslog, Apache, Zabbix with its process id before it, and the kernel's seconds since boot. */
const TIMESTAMPS = [
  String.raw`\d{4}[-/]\d{2}[-/]\d{2}(?:[T ]${TIME}${ZONE})?`,
  String.raw`(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) {1,2}\d{1,2} ${TIME}(?: \d{4})?`,
  String.raw`\d{1,2}/[A-Z][a-z]{2}/\d{4}:${TIME}${ZONE}`,
  String.raw`\d{1,7}:\d{8}:\d{6}\.\d{3}`,
  String.raw`\d{1,6}\.\d{6}(?=\])`,
  TIME + ZONE,
];
const STAMP = String.raw`[[(]? {0,8}(?<![\w:.])(?:${TIMESTAMPS.join('|')})(?![\w:])[\])]?,?`;
const FIRST_STAMP = new RegExp(String.raw`^\s*${STAMP}`);
/** After a timestamp: host and process, or a process with its id. */
const SOURCE = /^\s*(?:[\w.-]{1,64} [\w./@-]{1,64}|[\w./@-]{1,64}(?=\[))(?:\[\d{1,10}\])?: /;
/** Without a timestamp only a process with its id is unambiguous. */
const PROCESS = /^\s*(?:[\w.-]{1,64} )?[\w./@-]{1,64}\[\d{1,10}\]: /;
const PRIORITY = /^\s*<\d{1,3}>(?:\d )?/;
/** A line of JSON, whose message is one of its values. */
const JSON_LINE = /^\s*\{.*?"(?:msg|message)": ?"((?:[^"\\]|\\.)*)".*/i;

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

/** Found in messages but not in queries: a colon after a word, brackets, an equals sign, a final full stop. */
const MESSAGE_MARK = /\w:(?: |$)|[()[\]{}]|\w=|\w\.$/;
const FAULT =
  /\b(?:already|bad|cannot|can't|could not|couldn't|denied|error|exception|expired|fail(?:ed|ure)?|fatal|incompatible|incorrect|invalid|locked|mismatch|missing|no such|not found|panic|refused|rejected|timed out|timeout|unable|unknown|unreachable|warning)\b/i;
const WORD = /[\p{L}\p{N}]{2,}/gu;

/**
 * The part worth matching of a log line or error message as pasted, without timestamps, host, process, addresses,
 * ports, hexadecimal numbers and UUIDs. Null when the text doesn't look like one. Of several lines, the first that does,
 * with the one above and a few below: a message may begin or go on there.
 */
export function normalizeLogLine(raw: string): string | null {
  const lines = raw.slice(0, LOG_LENGTH).split(/[\r\n]+/);
  const first = lines.findIndex(isMessage);
  if (first === -1) return null;
  const start = Math.max(0, first - 1);
  return tidy(
    lines
      .slice(start, start + LOG_LINES)
      .map(bareText)
      .join(' '),
  );
}

/** A line without what belongs to the event. */
function bareText(line: string): string {
  const unstamped = line.replace(JSON_LINE, '$1').replace(PRIORITY, '').replace(FIRST_STAMP, ' ');
  const message = unstamped.replace(unstamped === line ? PROCESS : SOURCE, '');
  return DETAILS.reduce((text, detail) => text.replace(detail, ' '), message);
}

function isMessage(line: string): boolean {
  const bare = bareText(line);
  const isMarked = bare !== line || MESSAGE_MARK.test(line.trim());
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
