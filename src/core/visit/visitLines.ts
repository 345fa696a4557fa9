import { stateTexts } from './stateTexts';
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
const DRAFT_CHANGED = 'terminal/draftChanged';
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

/** Steps that hold what is in a box after a key. */
const TYPED: ReadonlySet<string> = new Set(['search/queryChanged', 'filters/filterQueryChanged', DRAFT_CHANGED]);

/** Steps of which only the last of several counts. */
const REPEATED: ReadonlySet<string> = new Set(['terminal/historyRecalled', 'quickSearch/optionReached']);

/**
 * What the visitor did, in lines: a word that was typed is one, and so is a result with the page that it opened. What follows from
 * another step, such as the terminal's answer, has none. Every text that is in the link is in a line, or begins one.
 */
export function visitLines({ path, state, steps }: Visit): VisitLine[] {
  let tenths = 0;
  const timed = steps.map(({ after, action }) => {
    tenths += after;
    return { action, time: timeText(tenths) };
  });
  const done = timed.filter(({ action }) => !isConsequence(action));
  const hadSettings = steps.some(({ action }) => action.type === RESTORED);
  const address = state['navigation'] ? addressOf(state['navigation'] as Move) : path;
  const begin = { time: timeText(0), text: 'Began at', address, ...(hadSettings && { end: ', with the settings of an earlier visit' }) };
  const lines = done.flatMap(({ action, time }, place) => {
    const [before, next] = [done[place - 1]?.action, done[place + 1]?.action];
    return isPartOf(action, before, next) ? [] : [{ time, ...lineOf(action, before) }];
  });
  return [begin, ...stateTexts(state).map((text) => ({ time: timeText(0), text })), ...lines];
}

/** An address is replaced when what was typed is put into it, or by the site's own links to another form of it. */
function isConsequence({ type, payload }: VisitAction): boolean {
  return CONSEQUENCES.has(type) || (type === MOVED && (payload as Move).kind === 'REPLACE');
}

/** Whether another line says it, too. */
function isPartOf(action: VisitAction, before: VisitAction | undefined, next: VisitAction | undefined): boolean {
  if (action.type === RESULT_OPENED) return next?.type === MOVED;
  if (!TYPED.has(action.type)) return REPEATED.has(action.type) && action.type === next?.type;
  if (!next || !isSameBox(action, next)) return false;
  const [text, other] = [textOf(action), textOf(next)];
  // Typed on, or on the way from one text to another, letter by letter.
  return other.startsWith(text) || (before !== undefined && isSameBox(before, action) && isBeginOf(text, textOf(before)));
}

/** Whether the second step tells what became of the text of the first. */
function isSameBox(first: VisitAction, second: VisitAction): boolean {
  if (first.type === DRAFT_CHANGED && second.type === COMMAND_SUBMITTED) return true;
  return first.type === second.type && sectionOf(first) === sectionOf(second);
}

const isBeginOf = (text: string, longer: string) => longer.length > text.length && longer.startsWith(text);
const sectionOf = ({ payload }: VisitAction) => (payload as { section?: string } | undefined)?.section;
const textOf = ({ payload }: VisitAction) => (typeof payload === 'string' ? payload : (payload as { query: string }).query);

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
