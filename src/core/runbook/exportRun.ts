import { beganAt, progressOf, type EventKind, type Outcome, type Run, type RunEvent } from './run';
import type { Runbook } from './runbook';
import { clockShift, elapsedText, utcSince, utcText } from './runTimes';

/** A run, and what else its export says. */
interface RunExport {
  readonly run: Run;
  readonly runbook: Pick<Runbook, 'title' | 'steps'>;
  /** The guide's address. */
  readonly url: string;
}

/** The run with its steps as JSON; `readRun` takes its `run` back. */
export function runAsJson({ run, runbook: { title, steps }, url }: RunExport): string {
  return `${JSON.stringify({ title, url, steps: steps.map(({ id, title: step }) => ({ id, title: step })), run }, null, 2)}\n`;
}

const EVENT_TEXTS: Readonly<Record<EventKind, string>> = {
  started: 'started',
  done: 'done',
  failed: 'failed',
  skipped: 'skipped',
  reopened: 'opened again',
  noted: 'note',
  valued: 'values changed',
  ended: 'ended',
  resumed: 'resumed',
};

/** What happened when, as Markdown. Local times are those of the device. */
export function runAsTimeline(input: RunExport, localTime: (at: number) => string): string {
  const { run, runbook, url } = input;
  const began = beganAt(run);
  return [
    `# ${escaped(runbook.title)}`,
    '',
    `- On: ${escaped(run.host)}`,
    `- Guide: ${url}, edition ${run.edition}`,
    `- Began: ${utcText(began)} UTC (${localTime(began)})`,
    `- Took: ${elapsedText(run.events.at(-1)?.elapsed ?? 0)}`,
    `- Steps: ${countsText(input)}`,
    '',
    '## Timeline (UTC)',
    '',
    ...run.events.flatMap((event, index) => eventLines(event, run.events[index - 1], input)),
    '',
  ].join('\n');
}

function eventLines(event: RunEvent, before: RunEvent | undefined, { runbook: { steps } }: RunExport): string[] {
  const place = steps.findIndex(({ id }) => id === event.step);
  const what = place < 0 ? 'run' : `step ${place + 1}, ${escaped(steps[place]?.title ?? '')}`;
  const when = before ? utcSince(event.at, before.at) : utcText(event.at);
  const shift = clockShift(before, event);
  const clock = shift === 0 ? '' : ` (the device${shift > 0 ? ' slept, or its clock moved on,' : "'s clock moved back"} by ${elapsedText(Math.abs(shift))})`;
  const lines = [`- ${when} +${elapsedText(event.elapsed)} ${what}: ${EVENT_TEXTS[event.kind]}${clock}`];
  return event.note === '' ? lines : [...lines, ...noteLines(event.note).map((line) => `  ${line}`)];
}

/** A line as a quote; several, such as what a terminal has printed, as they are. */
function noteLines(note: string): readonly string[] {
  // What would begin a heading, a list or another quote is escaped, too.
  if (!note.includes('\n')) return [`> ${escaped(note).replace(/^\d*(?=[#+>.)-])/, '$&\\')}`];
  const longest = Math.max(2, ...[...note.matchAll(/`+/g)].map(([signs]) => signs.length));
  const fence = '`'.repeat(longest + 1);
  return [fence, ...note.split('\n'), fence];
}

/** How many steps have which outcome: `18 of 19 done, 1 skipped (1 had failed before)`. */
export function countsText({ run, runbook: { steps } }: Pick<RunExport, 'run' | 'runbook'>): string {
  const { outcomes } = progressOf(run.events);
  const count = (kind: Outcome['kind'] | undefined) => steps.filter(({ id }) => outcomes.get(id)?.kind === kind).length;
  const others = [`${count('skipped')} skipped`, `${count('failed')} failed`, `${count(undefined)} open`].filter((text) => !text.startsWith('0'));
  const failures = steps.filter(({ id }) => outcomes.get(id)?.failedAt !== undefined).length;
  const before = failures === 0 ? '' : ` (${failures} had failed before)`;
  return [`${count('done')} of ${steps.length} done`, ...others].join(', ') + before;
}

/** The steps to paste into a ticket; those done are ticked. */
export function runAsTasks({ run, runbook: { title, steps }, url }: RunExport): string {
  const { outcomes } = progressOf(run.events);
  const tasks = steps.map(({ id, title: step }, index) => {
    const outcome = outcomes.get(id);
    const failed = outcome?.failedAt === undefined ? '' : `failed ${utcText(outcome.failedAt)}, `;
    const when = outcome ? ` (${failed}${outcome.kind} ${utcText(outcome.at)} UTC)` : '';
    return `- [${outcome?.kind === 'done' ? 'x' : ' '}] ${index + 1}. ${escaped(step)}${when}`;
  });
  return [`**${escaped(title)}** on ${escaped(run.host)}: ${url}`, '', ...tasks, ''].join('\n');
}

/** Escapes text for a line of Markdown. Within a word, `_` emphasises nothing. */
function escaped(text: string): string {
  return text.replace(/[\\`*<[\]]|(?<!\w)_|_(?!\w)/g, String.raw`\$&`);
}
