import type { Block } from '../content/blocks';
import type { PageLink } from '../content/pages';
import { pathOf } from '../site/routes';

/*
 * A guide as a runbook: its sections as steps to do one after the other. The build derives it from the blocks and
 * their marks; a run keeps the edition that it began with.
 */

/** What is done in a step, or what shows that it worked. */
export interface StepPart<B = Block> {
  readonly kind: 'do' | 'verify';
  readonly blocks: readonly B[];
}

export interface RunbookStep<B = Block> {
  /** Stays the same while its heading does. */
  readonly id: string;
  readonly title: string;
  /** The section that it is part of, unless it is a whole one. */
  readonly section?: string;
  /** The nearest heading of the guide; absent before the first. */
  readonly anchor?: string;
  /** Where it is done, how many commands it has and whose they are. */
  readonly facts: string;
  /** Whether the guide urges caution here. */
  readonly isRisky?: true;
  /** Changes with everything that its reader does or sees. */
  readonly hash: string;
  readonly parts: readonly StepPart<B>[];
  /** The guide's text and commands for undoing it; empty if it has none. */
  readonly rollback: readonly B[];
  /** Sections before it with nothing to do. */
  readonly background: readonly PageLink[];
}

export interface Runbook<B = Block> {
  readonly guide: string;
  readonly title: string;
  /** A hash of all that is in it. */
  readonly edition: string;
  readonly steps: readonly RunbookStep<B>[];
  /** The guide's sections for when something fails. */
  readonly help: readonly B[];
}

/** Whether fetched or stored data has the form of a runbook; not validated any further, nor are its blocks. */
export function isRunbook<B = Block>(data: unknown): data is Runbook<B> {
  const { edition, steps, help } = (data ?? {}) as Partial<Record<keyof Runbook, unknown>>;
  return typeof edition === 'string' && Array.isArray(steps) && steps.length > 0 && Array.isArray(help);
}

/** The address of a guide as a runbook, and of a run of it or of a step. Without scripts it shows the guide. */
export function runAddress(guide: string, { run = '', step = '' }: { readonly run?: string; readonly step?: string } = {}): string {
  return `${pathOf('wiki-article', guide)}?run${run && `=${encodeURIComponent(run)}`}${step && `#${encodeURIComponent(step)}`}`;
}

const OPTION = /^(Option \w+): /;

/** The label of a step that is one of several ways to do the same, such as `Option A`; null for any other step. */
export function optionOf({ title }: Pick<RunbookStep, 'title'>): string | null {
  return OPTION.exec(title)?.[1] ?? null;
}

/** A step and the other options of its section, in order; none for a step that isn't an option, or the only one. */
export function optionsWith({ steps }: Pick<Runbook, 'steps'>, step: RunbookStep): readonly RunbookStep[] {
  const options = optionOf(step) === null ? [] : steps.filter((each) => each.section === step.section && optionOf(each) !== null);
  return options.length > 1 ? options : [];
}
