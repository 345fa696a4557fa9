import type { RecordingEvent } from '../../../../src/core/recordings/recording';
import type { OutputChunk } from '../machines/machine';
import { maskSecrets } from './maskSecrets';

/** A command of a session as it was executed. */
export interface Take {
  readonly prompt: '$' | '#';
  /** With its continuations and heredocs, filled in. */
  readonly text: string;
  /** When it was started, in milliseconds since 1970. */
  readonly start: number;
  readonly chunks: readonly OutputChunk[];
}

/** Limits in bytes of the recording's JSON: for a block, and for one command, of which nobody watches more. */
export const MAX_BLOCK_BYTES = 64 * 1024;
export const MAX_COMMAND_BYTES = 8 * 1024;

const LABEL_LENGTH = 80;
/** A command isn't begun with less room than for its marker, its first characters, and the note that something is missing. */
const LEAST_ROOM = 1024;

/** What the commands of a block printed and when, within the limits and without secrets. */
export function recordSession(takes: readonly Take[], secrets: readonly string[]): RecordingEvent[] {
  const start = takes[0]?.start ?? 0;
  const raw = takes.map((take) => eventsOf(take, start));
  const texts = maskSecrets(
    raw.flatMap((events) => events.map(({ text }) => text)),
    secrets,
  );
  const recorded: RecordingEvent[] = [];
  let [place, left] = [0, MAX_BLOCK_BYTES - LEAST_ROOM];
  for (const events of raw) {
    if (left < LEAST_ROOM) return [...recorded, [seconds(events[0]?.ms ?? 0), 'o', '\r\n[The recording ends here.]\r\n']];
    const command = events.map(({ ms }, index): RecordingEvent => [seconds(ms), 'o', texts[place + index] ?? '']);
    place += events.length;
    const within = withMarker(asTerminal(command, recorded.at(-1)), left);
    left -= sizeOf(within);
    recorded.push(...within);
  }
  return recorded;
}

interface RawEvent {
  readonly ms: number;
  readonly text: string;
}

/** The command as a terminal shows it while it is typed, and its output. */
function eventsOf({ prompt, text, start, chunks }: Take, origin: number): RawEvent[] {
  const typed = `${prompt} ${text.replaceAll('\n', '\n> ')}\n`;
  return [{ ms: start - origin, text: typed }, ...chunks.map((chunk) => ({ ms: start - origin + chunk.ms, text: chunk.text }))];
}

const seconds = (ms: number) => Math.round(Math.max(0, ms) / 10) / 100;

/** A terminal's lines end in CR LF, a pipe's don't; and a prompt begins a line. */
function asTerminal(events: readonly RecordingEvent[], before: RecordingEvent | undefined): RecordingEvent[] {
  let last = before?.[2].at(-1) ?? '\n';
  return events.map(([at, kind, text], index) => {
    const begun = index === 0 && last !== '\n' ? `\n${text}` : text;
    const ended = begun.replace(/\r?\n/g, (end, offset: number) => (offset === 0 && last === '\r' ? '\n' : end.length > 1 ? end : '\r\n'));
    last = ended.at(-1) ?? last;
    return [at, kind, ended];
  });
}

/** A command with the marker before it, cut to its bound. */
function withMarker([typed, ...output]: readonly RecordingEvent[], left: number): RecordingEvent[] {
  if (!typed) return [];
  const [at, , text] = typed;
  const label =
    text
      .trim()
      .split(/\r?\n/)[0]
      ?.slice(2, 2 + LABEL_LENGTH) ?? '';
  const marker: RecordingEvent = [at, 'm', label];
  return [marker, ...cut([typed, ...output], Math.min(MAX_COMMAND_BYTES, left - sizeOf([marker])))];
}

const sizeOf = (events: readonly RecordingEvent[]) => events.reduce((sum, event) => sum + Buffer.byteLength(JSON.stringify(event)) + 2, 0);

/** Room for the note that something is missing, and for an event without text. */
const NOTE_BYTES = 160;

function cut(events: readonly RecordingEvent[], most: number): RecordingEvent[] {
  if (sizeOf(events) <= most) return [...events];
  const kept: RecordingEvent[] = [];
  let left = most - NOTE_BYTES;
  for (const event of events) {
    const part = fitting(event, left);
    kept.push(part);
    left -= sizeOf([part]);
    if (part !== event) break;
  }
  const [at = 0] = kept.at(-1) ?? [];
  const length = (all: readonly RecordingEvent[]) => all.reduce((sum, [, , text]) => sum + text.length, 0);
  return [...kept, [at, 'o', `\r\n[The recording leaves out ${length(events) - length(kept)} characters.]\r\n`]];
}

/** As much of an event as fits. */
function fitting(event: RecordingEvent, most: number): RecordingEvent {
  const [at, kind, text] = event;
  if (sizeOf([event]) <= most) return event;
  let length = Math.min(text.length, Math.max(0, most));
  const part = (): RecordingEvent => [at, kind, text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')];
  while (length > 0 && sizeOf([part()]) > most) length = Math.floor(length * 0.8);
  return part();
}
