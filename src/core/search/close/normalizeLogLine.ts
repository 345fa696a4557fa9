import { FAULT_WORDS, LOG_LENGTH, MESSAGE_WORDS } from '../limits';

/*
 * What in a log line belongs to the one event and not to the fault: when, where, which process, which address. The guide
 * that explains the fault holds the same message with other such details, or none.
 */
const TIME = String.raw`\d{1,2}:\d{2}:\d{2}(?:[.,]\d{1,9})?`;
const ZONE = String.raw`(?:\s?(?:Z|UTC|[+-]\d{2}:?\d{2}))?`;
/** ISO 8601 and what programs make of it, syslog's, Apache's, Zabbix' with its process before it, and the kernel's seconds since boot. */
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
/** After a timestamp: host and process, or a process with its number. Else only the latter says what it is. */
const SOURCE = /^\s*(?:[\w.-]{1,64} [\w./@-]{1,64}|[\w./@-]{1,64}(?=\[))(?:\[\d{1,10}\])?: /;
/** Without one: a process with its number. */
const PROCESS = /^\s*(?:[\w.-]{1,64} )?[\w./@-]{1,64}\[\d{1,10}\]: /;
const PRIORITY = /^\s*<\d{1,3}>(?:\d )?/;

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
] as const;

/** What messages have and search queries don't: a colon after a word, brackets, an equals sign, a full stop at the end. */
const MESSAGE_MARK = /\w: |[()[\]{}]|\w=|\w\.$/;
const FAULT =
  /\b(?:cannot|can't|could not|couldn't|denied|error|exception|expired|fail(?:ed|ure)?|fatal|invalid|no such|not found|panic|refused|timed out|timeout|unable|unreachable|warning)\b/i;
const WORD = /[\p{L}\p{N}]{2,}/gu;

/**
 * The part worth matching of a log line or error message as pasted, without timestamps, host, process, addresses,
 * ports, hexadecimal numbers and UUIDs. Null when the text doesn't look like one. Of several lines, the first that does.
 */
export function normalizeLogLine(raw: string): string | null {
  for (const line of raw.slice(0, LOG_LENGTH).split(/[\r\n]+/)) {
    const normalized = normalize(line);
    if (normalized !== null) return normalized;
  }
  return null;
}

function normalize(line: string): string | null {
  const unstamped = line.replace(PRIORITY, '').replace(FIRST_STAMP, ' ');
  const message = unstamped.replace(unstamped === line ? PROCESS : SOURCE, '');
  const bare = DETAILS.reduce((text, detail) => text.replace(detail, ' '), message);
  const isMarked = bare !== line || MESSAGE_MARK.test(line.trim());
  const words = bare.match(WORD)?.length ?? 0;
  const isMessage = isMarked ? words >= MESSAGE_WORDS : words >= FAULT_WORDS && FAULT.test(line);
  return isMessage ? tidy(bare) : null;
}

/** One space between words, and nothing left of brackets and quotes whose content has gone. */
function tidy(text: string): string {
  return text
    .replace(/\[ +\]|\( +\)|" +"|' +'/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:,;-]+|[\s:,;-]+$/g, '');
}
