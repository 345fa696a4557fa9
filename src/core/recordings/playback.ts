import type { Recording, RecordingEvent } from './recording';

/** What is shown at once, after a wait in milliseconds. */
interface Frame {
  readonly wait: number;
  readonly text: string;
}

/** A command of a recording, as it is played: the first frame is the command as typed. */
export interface Step {
  readonly label: string;
  readonly frames: readonly Frame[];
}

/** Nobody watches longer while nothing happens. */
export const MAX_IDLE_MS = 1000;
/** A command is read before its output comes, and the output before the next command. */
export const READING_MS = 600;

/** The build writes fewer. */
const MAX_EVENTS = 20_000;

/** A recording as it is played; null for any other data. */
export function stepsOf(data: unknown): readonly Step[] | null {
  const { events } = (data ?? {}) as Partial<Record<keyof Recording, unknown>>;
  if (!Array.isArray(events)) return null;
  const steps: { label: string; frames: Frame[] }[] = [];
  let last = 0;
  for (const event of events.slice(0, MAX_EVENTS) as unknown[]) {
    if (!isEvent(event)) return null;
    const [at, kind, text] = event;
    if (kind === 'm') steps.push({ label: text, frames: [] });
    else if (steps.length === 0) steps.push({ label: '', frames: [] });
    if (kind === 'o') {
      const frames = steps.at(-1)?.frames;
      const reading = frames && frames.length < 2 ? READING_MS : 0;
      frames?.push({ wait: Math.min(MAX_IDLE_MS, Math.max(reading, (at - last) * 1000)), text });
      last = at;
    }
  }
  return steps.length > 0 ? steps : null;
}

function isEvent(event: unknown): event is RecordingEvent {
  if (!Array.isArray(event)) return false;
  const [at, kind, text] = event as unknown[];
  return Number.isFinite(at) && (kind === 'o' || kind === 'm') && typeof text === 'string';
}

/* eslint-disable no-control-regex -- terminal control sequences are made of control characters */
/** Colours, movements of the cursor, and titles. */
const SEQUENCES = /\x1b(?:\[[\x20-\x3f]*[\x40-\x7e]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[\x20-\x2f]*[\x30-\x7e])/g;
const CONTROLS = /[\x00-\x07\x0b\x0c\x0e-\x1f\x7f]/g;
/** Erases the rest of the line, or all of it. */
const ERASURE = /^\x1b\[([02]?)K$/;
/** Private-use characters that mark the two erasures until the line is put together. */
const [ERASED_REST, ERASED_LINE] = ['\ue000', '\ue001'];
const REWRITTEN = /[\r\b\ue000\ue001]/;
/* eslint-enable no-control-regex */

/**
 * What a terminal's lines show in the end, as plain text: without colours, and with overwritten text replaced. Text written elsewhere, between
 * saving and restoring the cursor, such as apt's progress line, is left out.
 */
export function plainText(output: string): string {
  const [first = '', ...elsewhere] = output.split('\x1b7');
  const inPlace = first + elsewhere.map((part) => part.slice(part.indexOf('\x1b8') < 0 ? 0 : part.indexOf('\x1b8') + 2)).join('');
  const marked = inPlace
    .replace(/[\ue000\ue001]/g, '')
    .replace(SEQUENCES, erasureOf)
    .replace(CONTROLS, '');
  return marked.split('\n').map(lastWritten).join('\n');
}

function erasureOf(sequence: string): string {
  const what = ERASURE.exec(sequence)?.[1];
  return what === undefined ? '' : what === '2' ? ERASED_LINE : ERASED_REST;
}

/** A carriage return goes back to the start of the line, also before a line feed; a backspace goes back by one. */
function lastWritten(line: string): string {
  if (!REWRITTEN.test(line)) return line;
  const shown: string[] = [];
  let at = 0;
  for (const character of line) {
    if (character === '\r') at = 0;
    else if (character === '\b') at = Math.max(0, at - 1);
    else if (character === ERASED_REST) shown.length = Math.min(shown.length, at);
    else if (character === ERASED_LINE) shown.length = 0;
    else shown[at++] = character;
  }
  // Of an erased line, what wasn't written again is blank.
  return Array.from(shown, (character: string | undefined) => character ?? ' ')
    .join('')
    .trimEnd();
}
