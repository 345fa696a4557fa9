import { FAULT_WORDS, LOG_LENGTH, LOG_LINES, MESSAGE_WORDS } from '../limits';

/*
 * What comes before a message in a log: time, host, program, process id, or the fields of a record. It belongs to the event, not to
 * the fault; only the program tells which guides may be relevant.
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
const STAMP = String.raw`[[(]? {0,8}(?<![\w:.])(?:${TIMESTAMPS.join('|')})(?![\w:])[\])]?,?`;
const FIRST_STAMP = new RegExp(String.raw`^\s*${STAMP}`);
/** After a timestamp: host and program, or a program with its process id. */
const SOURCE = /^\s*(?:[\w.-]{1,64} ([\w./@-]{1,64})|([\w./@-]{1,64})(?=\[))(?:\[\d{1,10}\])?: /;
/** The same in RFC 5424: host, program, process id, kind of message, data. */
const RECORD = /^\s*[\w.-]{1,64} ([\w./@-]{1,64})() (?:\d{1,10}|-) [\w.-]{1,32} (?:-|(?:\[[^\]]{0,400}\])+) /;
/** Without a timestamp, only a program with its process id is unambiguous. */
const PROCESS = /^\s*(?:[\w.-]{1,64} )?([\w./@-]{1,64})()\[\d{1,10}\]: /;
/** A terminal's colour codes; a priority; a container's name and a bar. */
const COLOURS = /(?:\p{Cc}|\^\[)?\[\d[\d;]{0,8}m/gu;
const PRIORITY = /^\s*<\d{1,3}>(?:\d )?/;
const CONTAINER = /^\s*([\w.-]{1,64}?)(?:[-_]\d{1,3} {1,40}| {2,40})\| /;
/** A record of JSON, or of names and values, whose message is in one or two of the values. */
const RECORD_START = /^[^{]{0,200}\{\s*"|\blevel=\w+ .{0,200}\bmsg="/;
const MESSAGES = /(?:"(?:\w{1,9}_)?(?:msg|message|log|error|stderr)": ?|\b(?:msg|err|error)=)"((?:[^"\\]|\\.)*)"/gi;
const PROGRAMS = /"(?:SYSLOG_IDENTIFIER|_COMM|logger)": ?"([\w./@-]{1,64})"/g;

/** A line without its head, and the program that the head names; '' for none. */
interface BareLine {
  readonly text: string;
  readonly program: string;
}

function withoutHead(line: string): BareLine {
  const plain = line.replace(COLOURS, '').replace(PRIORITY, '');
  const container = CONTAINER.exec(plain);
  const { text, program } = withoutSource(container ? plain.slice(container[0].length) : plain);
  const record = recordOf(text);
  const programs = [container?.[1], program, record?.program].filter(Boolean).join(' ');
  return { text: record?.text ?? text, program: programs };
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

/** A JSON string as text; `\n`, `\u001b` and the like become blanks. */
function unescaped(text: string): string {
  return text
    .replace(/\\(?:u[\da-f]{4}|[bfnrt])/gi, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(COLOURS, '');
}

/** The parts of a message that belong to the event: the guide that explains the fault has other details, or none. */
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
  /\b(?:port|pid|process|uid|tid|line) \d{1,10}\b/gi,
  /\[\d{2,10}\]/g,
  // What sudo says about the caller, and rsyslog about itself.
  /^ *[\w.-]+ : (?=user )|; TTY=.*$|\[v\d.*?\]/g,
] as const;

/** Marks of messages, not queries: a final full stop, dashes at the ends; also in commands and configuration: a colon after a word, brackets, `=`. */
const SENTENCE = /^\s*-- .* --\s*$|\w\.\s*$/;
const MESSAGE_MARK = /\w:(?!\S)|[()[\]{}]|\w=/;
const FAULT =
  /\b(?:already|bad|cannot|can't|could not|couldn't|denied|error|exception|expired|fail(?:ed|ure)?|fatal|incompatible|incorrect|invalid|locked|mismatch|missing|no such|not found|panic|refused|rejected|timed out|timeout|unable|unknown|unreachable|warning)\b/i;
/** What people write about themselves, and programs don't. */
const PERSONAL = /\b(?:how|my|myself|why)\b/i;
const WORD = /[\p{L}\p{M}\p{N}]{2,}/gu;

/** A pasted log line or error message. */
export interface LogMessage {
  /** The part worth matching. */
  readonly text: string;
  /** The programs that logged it, as far as the paste says so: names with blanks between them. */
  readonly programs: string;
  /** Whether it has a word for a fault, the head of a log or the end of a sentence: commands and configuration may have the other marks. */
  readonly isLogged: boolean;
  /** Whether it may only be the beginning of a message: `permission denied`. */
  readonly isBegun?: boolean;
}

/**
 * The part worth matching of a log line or error message as pasted, without timestamps, host, process, addresses,
 * ports, hexadecimal numbers and UUIDs. Null when the text doesn't look like one. Of several lines, the likeliest (by a
 * fault, then by the head of a log), with the line above and a few below: the message may begin or continue there.
 */
export function readLogMessage(raw: string): LogMessage | null {
  const lines = raw.slice(0, LOG_LENGTH).split(/[\r\n]+/);
  const ranks = lines.map((line) => (isMessage(line) ? 1 + rankOf(line) : 0));
  const best = Math.max(...ranks);
  if (best === 0) return null;
  // The best line names a fault, in a log rather than in text printed around it.
  const start = Math.max(0, ranks.indexOf(best) - 1);
  const read = lines.slice(start, start + LOG_LINES);
  return {
    text: tidy(read.map(bareText).join(' ')),
    programs: read.map((line) => withoutHead(line).program).join(' '),
    isLogged: best > 1 || SENTENCE.test(raw),
  };
}

/** The same, or several words with one for a fault: too few to look for as a message, but a page may have an entry for one that begins with them. */
export function readFault(raw: string): LogMessage | null {
  return readLogMessage(raw) ?? (FAULT.test(raw) && raw.includes(' ') ? { text: raw, programs: '', isLogged: false, isBegun: true } : null);
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
  return isMarked ? words >= MESSAGE_WORDS : words >= FAULT_WORDS && FAULT.test(line) && !PERSONAL.test(line);
}

/** Collapses spaces, and drops brackets and quotes whose content was removed. */
function tidy(text: string): string {
  return text
    .replace(/\[ +\]|\( +\)|" +"|' +'/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:,;-]+|[\s:,;-]+$/g, '');
}

/** A part of a pasted line, and whether the search drops it. */
interface LinePart {
  readonly text: string;
  readonly isDropped: boolean;
}

/** A longer dropped part is abbreviated to its two ends, of this many characters each. */
const END_LENGTH = 40;

/**
 * A pasted line cut into what its message kept and what was dropped (`readLogMessage`), in order. Words are matched backwards
 * from the line's end, since most of what is dropped comes before the message. Blanks between kept words are kept.
 *
 * @param raw the line as pasted
 * @param message its words, separated by single blanks
 */
export function messageParts(raw: string, message: string): readonly LinePart[] {
  const parts: LinePart[] = [];
  let start = raw.length;
  const add = (from: number, isDropped: boolean) => {
    const text = raw.slice(from, start);
    start = from;
    const [after] = parts;
    if (after && (after.isDropped === isDropped || text.trim() === '')) parts[0] = { ...after, text: text + after.text };
    else if (text !== '') parts.unshift({ text, isDropped });
  };
  for (const word of message.split(' ').reverse()) {
    const at = word.length > start ? -1 : raw.lastIndexOf(word, start - word.length);
    if (at < 0) continue;
    add(at + word.length, true);
    add(at, false);
  }
  add(0, true);
  return parts.map(({ text, isDropped }) => ({ text: isDropped ? shortened(text) : text, isDropped }));
}

const shortened = (text: string) => (text.length > 2 * END_LENGTH ? `${text.slice(0, END_LENGTH)}…${text.slice(-END_LENGTH)}` : text);
