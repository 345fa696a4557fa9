/*
 * What stands before a message in a log: time, host, program, process id, or the fields of a record. It belongs to the event, not to
 * the fault; only the program says which guides can be meant.
 */
const TIME = String.raw`\d{1,2}:\d{2}:\d{2}(?:[.,]\d{1,9})?`;
const ZONE = String.raw`(?:\s?(?:Z|UTC|[A-Z]{2,3}T|[+-]\d{2}:?\d{2})(?!\w))?`;
const NAME = '[A-Z][a-z]{2}';
const DAY = `(?:${NAME},? )?`;
/** ISO 8601 and its variants, syslog, Apache, Zabbix with its process id before it, the kernel's seconds since boot, and seconds since 1970. */
const TIMESTAMPS = [
  String.raw`${DAY}\d{4}[-/]\d{2}[-/]\d{2}(?:[T ] ?${TIME}${ZONE})?`,
  String.raw`${DAY}${NAME} {1,2}\d{1,2} ${TIME}(?: \d{4})?`,
  String.raw`\d{1,2}/${NAME}/\d{4}:${TIME}${ZONE}`,
  String.raw`\d{1,7}:\d{8}:\d{6}\.\d{3}`,
  String.raw`\+?\d{1,6}\.\d{6}(?=\])`,
  String.raw`\d{10}\.\d{3,9}`,
  TIME + ZONE,
];
export const STAMP = String.raw`[[(]? {0,8}(?<![\w:.])(?:${TIMESTAMPS.join('|')})(?![\w:])[\])]?,?`;
const FIRST_STAMP = new RegExp(String.raw`^\s*${STAMP}`);
/** After a timestamp: host and program, or a program with its process id. */
const SOURCE = /^\s*(?:[\w.-]{1,64} ([\w./@-]{1,64})|([\w./@-]{1,64})(?=\[))(?:\[\d{1,10}\])?: /;
/** The same by RFC 5424: host, program, process id, kind of message, data. */
const RECORD = /^\s*[\w.-]{1,64} ([\w./@-]{1,64})() (?:\d{1,10}|-) [\w.-]{1,32} (?:-|(?:\[[^\]]{0,400}\])+) /;
/** Without a timestamp only a program with its process id is unambiguous. */
const PROCESS = /^\s*(?:[\w.-]{1,64} )?([\w./@-]{1,64})()\[\d{1,10}\]: /;
/** What colours a terminal's text; a priority; a container and a bar. */
const COLOURS = /(?:\p{Cc}|\^\[)?\[\d[\d;]{0,8}m/gu;
const PRIORITY = /^\s*<\d{1,3}>(?:\d )?/;
const CONTAINER = /^\s*([\w.-]{1,64}?)(?:[-_]\d{1,3} {1,40}| {2,40})\| /;
/** A record of JSON, or of names and values, whose message is in one or two of the values. */
const RECORD_START = /^[^{]{0,200}\{\s*"|\blevel=\w+ .{0,200}\bmsg="/;
const MESSAGES = /(?:"(?:\w{1,9}_)?(?:msg|message|log|error|stderr)": ?|\b(?:msg|err|error)=)"((?:[^"\\]|\\.)*)"/gi;
const PROGRAMS = /"(?:SYSLOG_IDENTIFIER|_COMM|logger)": ?"([\w./@-]{1,64})"/g;

/** A line without its head, and the program that the head names; '' for none. */
export interface BareLine {
  readonly text: string;
  readonly program: string;
}

/** Takes the head off a line. */
export function withoutHead(line: string): BareLine {
  const plain = line.replace(COLOURS, '').replace(PRIORITY, '');
  const container = CONTAINER.exec(plain);
  const { text, program } = withoutSource(container ? plain.slice(container[0].length) : plain);
  const record = recordOf(text);
  return record ?? { text, program: `${container?.[1] ?? ''} ${program}`.trim() };
}

/** Without timestamp, host and program. */
function withoutSource(line: string): BareLine {
  const unstamped = line.replace(FIRST_STAMP, ' ');
  const source = unstamped === line ? PROCESS.exec(line) : (RECORD.exec(unstamped) ?? SOURCE.exec(unstamped));
  return { text: unstamped.slice(source?.[0].length ?? 0), program: source?.[1] ?? source?.[2] ?? '' };
}

/** The messages of a record, joined; null for another line. */
function recordOf(line: string): BareLine | null {
  const messages = RECORD_START.test(line) ? Array.from(line.matchAll(MESSAGES), ([, message = '']) => unescaped(message)) : [];
  if (messages.length === 0) return null;
  return { text: messages.join(' '), program: Array.from(line.matchAll(PROGRAMS), ([, program]) => program).join(' ') };
}

/** A string of JSON as text; what isn't printed is a blank. */
function unescaped(text: string): string {
  return text
    .replace(/\\(?:u[\da-f]{4}|[bfnrt])/gi, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(COLOURS, '');
}
