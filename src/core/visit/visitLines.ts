import { addressOf, quoted, stepText, wayOf, type Move } from './stepText';
import type { Visit, VisitAction } from './visit';

/** A line of the list of a visit's steps. */
interface VisitLine {
  /** When, since the visit began: `0:07`. */
  readonly time: string;
  readonly text: string;
  /** Where the step led; it comes after the text. */
  readonly address?: string;
  /** What comes after the address. */
  readonly end?: string;
}

const MOVED = 'navigation/locationChanged';
const RESULT_OPENED = 'quickSearch/resultOpened';
const COMMAND_SUBMITTED = 'terminal/commandSubmitted';
const RESTORED = 'remember/restored';

/** What follows from another step, or from opening the page. */
const CONSEQUENCES: ReadonlySet<string> = new Set([
  RESTORED,
  'mobileMenu/menuClosed',
  'quickSearch/linkCopied',
  'quickSearch/queryRemembered',
  'terminal/commandAnswered',
  'terminal/welcomeTyped',
]);

/** Steps of which only the last of several counts. */
const REPEATED: ReadonlySet<string> = new Set([
  'search/queryChanged',
  'filters/filterQueryChanged',
  'terminal/draftChanged',
  'terminal/historyRecalled',
  'quickSearch/optionReached',
]);

/**
 * What the visitor did, in lines: a word that was typed is one, and so is a result with the page that it opened. What follows from
 * another step, such as the terminal's answer, has none.
 */
export function visitLines({ path, steps }: Visit): VisitLine[] {
  let tenths = 0;
  const timed = steps.map(({ after, action }) => {
    tenths += after;
    return { action, time: timeText(tenths) };
  });
  const done = timed.filter(({ action }) => !isConsequence(action));
  const hadSettings = steps.some(({ action }) => action.type === RESTORED);
  const begin = { time: timeText(0), text: 'Began at', address: path, ...(hadSettings && { end: ', with the settings of an earlier visit' }) };
  const lines = done.flatMap(({ action, time }, place) => {
    if (isPartOf(action, done[place + 1]?.action)) return [];
    return [{ time, ...lineOf(action, done[place - 1]?.action) }];
  });
  return [begin, ...lines];
}

/** An address is replaced when what was typed is put into it, or by the site's own links to another form of it. */
function isConsequence({ type, payload }: VisitAction): boolean {
  return CONSEQUENCES.has(type) || (type === MOVED && (payload as Move).kind === 'REPLACE');
}

/** Whether the next step says it, too. */
function isPartOf(action: VisitAction, next: VisitAction | undefined): boolean {
  if (action.type === RESULT_OPENED) return next?.type === MOVED;
  if (action.type === 'terminal/draftChanged' && next?.type === COMMAND_SUBMITTED) return true;
  return REPEATED.has(action.type) && action.type === next?.type && sectionOf(action) === sectionOf(next);
}

const sectionOf = ({ payload }: VisitAction) => (payload as { section?: string } | undefined)?.section;

function lineOf(action: VisitAction, before: VisitAction | undefined): Omit<VisitLine, 'time'> {
  if (action.type !== MOVED) return { text: stepText(action) };
  const move = action.payload as Move;
  const line = { text: wayOf(move), address: addressOf(move) };
  return before?.type === RESULT_OPENED ? { ...line, end: `, found by ${quoted((before.payload as { needle: string }).needle)}` } : line;
}

function timeText(tenths: number): string {
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
