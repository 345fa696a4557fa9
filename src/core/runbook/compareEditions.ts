import type { Runbook, RunbookStep } from './runbook';

type Steps = Pick<Runbook, 'steps'>;

/** What is different between two editions of a guide, by step. */
interface EditionChanges {
  readonly added: readonly RunbookStep[];
  readonly removed: readonly RunbookStep[];
  /** As they are now. */
  readonly changed: readonly RunbookStep[];
}

export function compareEditions({ steps: before }: Steps, { steps: now }: Steps): EditionChanges {
  const hashes = new Map(before.map(({ id, hash }) => [id, hash]));
  const present = new Set(now.map(({ id }) => id));
  return {
    added: now.filter(({ id }) => !hashes.has(id)),
    removed: before.filter(({ id }) => !present.has(id)),
    changed: now.filter(({ id, hash }) => hashes.has(id) && hashes.get(id) !== hash),
  };
}
