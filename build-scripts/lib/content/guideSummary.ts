import { commandsRun } from '../../../src/core/content/commandsRun';
import type { Trust } from '../../../src/core/content/entities';
import type { Coverage, WikiArticleData } from '../../../src/core/content/pages';
import { longDate } from '../../../src/core/site/dates';
import { knownFacts } from './knownFacts';

const RISKS = { none: null, downtime: 'can stop a service', lockout: 'can lock you out', 'data-loss': 'can lose data' } as const;
const RISK_TEXT = { none: 'none', downtime: 'a service may stop', lockout: 'you can lock yourself out', 'data-loss': 'data can be lost' } as const;

/** What is known of a guide before it is read. */
interface Known {
  /** Null for a guide without commands, or one that was never checked. */
  readonly coverage: Coverage | null;
  /** Where they were run, e.g. `Debian 12.11`; null where nothing was. */
  readonly system: string | null;
  readonly trust: Pick<Trust, 'minutes' | 'risk'>;
  readonly readingMinutes: number;
  /** Whether no release that it applies to gets any free support any more: only then is a reader warned of that. */
  readonly isUnsupported: boolean;
}

/**
 * What a reader weighs before starting: `✓ 19 of 38 commands run on Debian 12.15`, `35 min`, `⚠ can lock you out`. Each is
 * one text, sign and all: parsed in pieces, it could move from line to line.
 */
export function glanceOf({ coverage, system, trust: { minutes, risk }, readingMinutes, isUnsupported }: Known): WikiArticleData['glance'] {
  const riskText = risk && RISKS[risk];
  return [
    ...(coverage ? [{ kind: 'run' as const, text: runText(coverage, system) }] : []),
    { kind: 'time', text: minutes === undefined ? `${readingMinutes}\u00A0min to read` : `${minutes}\u00A0min` },
    ...(riskText ? [{ kind: 'risk' as const, text: `⚠\uFE0E ${riskText}` }] : []),
    ...(isUnsupported ? [{ kind: 'risk' as const, text: '⚠\uFE0E for releases out of support' }] : []),
  ];
}

function runText(coverage: Coverage, system: string | null): string {
  const where = system ? ` on ${system.replaceAll(' ', '\u00A0')}` : '';
  return `${coverage.executed > 0 ? '✓ ' : ''}${commandsRun(coverage)}${where}`;
}

/**
 * What is known of a guide, by name.
 *
 * @param outdated what is to be said of the releases that it applies to
 */
export function factsOf(
  { level, minutes, risk, appliesTo, testedWith, reviewed }: Trust,
  { readingMinutes, outdated, lastUpdated }: { readonly readingMinutes: number; readonly outdated: readonly string[]; readonly lastUpdated: string },
): WikiArticleData['facts'] {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Level', level],
    ['Time needed', minutes === undefined ? undefined : `${minutes} minutes`],
    ['Risk', risk && RISK_TEXT[risk]],
    ['Reading time', `${readingMinutes} min`],
    ['Applies to', appliesTo?.join(', ')],
    ['Support', outdated.join(' ')],
    ['Tested with', testedWith?.join(', ')],
    ['Last updated', longDate(lastUpdated)],
    ['Reviewed', reviewed && longDate(reviewed)],
  ];
  return knownFacts(facts);
}

/** The day on which somebody last answered for it. */
export function modifiedOf({ lastUpdated, reviewed = '' }: { readonly lastUpdated: string; readonly reviewed?: string | undefined }): string {
  return reviewed > lastUpdated ? reviewed : lastUpdated;
}

/** `Last updated 18 June 2025, reviewed 21 November 2026`. */
export function datesOf({ lastUpdated, reviewed }: { readonly lastUpdated: string; readonly reviewed?: string | undefined }): string {
  const updated = `Last updated ${longDate(lastUpdated)}`;
  return reviewed ? `${updated}, reviewed ${longDate(reviewed)}` : updated;
}
