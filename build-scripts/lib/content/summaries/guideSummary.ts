import { commandsRun } from '../../../../src/core/content/commandsRun';
import type { GuideFacts } from '../../../../src/core/content/entities';
import type { Coverage } from '../../../../src/core/content/commandsRun';
import type { WikiArticleData } from '../../../../src/core/content/pages';
import { longDate } from '../../../../src/core/site/dates';
import { shortNameAfter } from '../code/debianReleases';
import type { ReleaseCoverage } from '../ledger/checkedBlocks';
import { knownFacts } from './knownFacts';
import { findRelease } from '../reading/lifecycle';

const RISKS = { none: null, downtime: 'can stop a service', lockout: 'can lock you out', 'data-loss': 'can lose data' } as const;
const RISK_TEXT = { none: 'none', downtime: 'a service may stop', lockout: 'you can lock yourself out', 'data-loss': 'data can be lost' } as const;

/** What is known of a guide before it is read. */
interface Known {
  /** Null for a guide without commands, or one that was never checked. */
  readonly coverage: Coverage | null;
  /** The releases that ran commands, newest first. */
  readonly releases: readonly ReleaseCoverage[];
  readonly trust: Pick<GuideFacts, 'minutes' | 'risk'>;
  readonly readingMinutes: number;
  /** Whether none of the releases that it applies to gets free support any more; only then are readers warned. */
  readonly isUnsupported: boolean;
  /** The id of the place that undoes what can go wrong, or warns of it. */
  readonly riskId: string | null;
}

/**
 * What a reader weighs before starting: `✓ 38 of 38 commands run on Debian 13, 37 on 12`, `35 min`, `⚠ can lock you out`. Each is
 * one text, sign and all: parsed in pieces, it could move from line to line. As in lists, the check mark means that one release ran everything.
 */
export function glanceOf({ coverage, releases, trust: { minutes, risk }, readingMinutes, isUnsupported, riskId }: Known): WikiArticleData['glance'] {
  const riskText = risk && RISKS[risk];
  return [
    ...(coverage ? [runOf(coverage, releases)] : []),
    { kind: 'time', text: minutes === undefined ? `${readingMinutes}\u00A0min to read` : `${minutes}\u00A0min` },
    ...(riskText ? [riskOf(`⚠\uFE0E ${riskText}`, riskId)] : []),
    ...(isUnsupported ? [{ kind: 'risk' as const, text: '⚠\uFE0E for releases out of support' }] : []),
  ];
}

/** A link points down: without that it is read as a warning alone. */
function riskOf(text: string, riskId: string | null): WikiArticleData['glance'][number] {
  return riskId === null ? { kind: 'risk', text } : { kind: 'risk', text: `${text}\u00A0↓`, href: `#${riskId}` };
}

function runOf(coverage: Coverage, releases: readonly ReleaseCoverage[]): WikiArticleData['glance'][number] {
  const text = runText(coverage, releases);
  return releases.some(({ executed, commands }) => executed === commands) ? { kind: 'run', text: `✓ ${text}` } : { kind: 'partly-run', text };
}

function runText(coverage: Coverage, releases: readonly ReleaseCoverage[]): string {
  const [first, ...others] = releases;
  if (!first) return commandsRun(coverage);
  const rest = others.map((other, place) => {
    const before = releases[place] ?? first;
    const joint = isEqual(other, before) ? ' and' : `, ${other.executed}${other.commands === before.commands ? '' : ` of ${other.commands}`} on`;
    return `${joint} ${shortNameAfter(before.release, other.release)}`;
  });
  return `${commandsRun(first)} on ${first.release}${rest.join('')}`.replaceAll(/(?<=\d|Debian|on) (?=of|on|\d)/g, '\u00A0');
}

const isEqual = (one: Coverage, other: Coverage) => one.executed === other.executed && one.commands === other.commands;

/** What a guide applies to, with a remark on what its commands weren't run on; no remarks if no commands were checked. */
function appliesText(names: readonly string[], { coverage, releases }: Pick<Known, 'coverage' | 'releases'>): string {
  const ranOn = releases.map(({ release }) => ({ name: release }));
  return names.map((name) => (!coverage || findRelease(name, ranOn) ? name : `${name} (not run here)`)).join(', ');
}

interface KnownFacts extends Pick<Known, 'coverage' | 'releases' | 'readingMinutes'> {
  /** Sentences on the outdated releases that it applies to. */
  readonly outdated: readonly string[];
  readonly lastUpdated: string;
}

/** What is known of a guide, by name. */
export function factsOf(
  { level, minutes, risk, appliesTo, testedWith, reviewed }: GuideFacts,
  { readingMinutes, outdated, lastUpdated, ...run }: KnownFacts,
): WikiArticleData['facts'] {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Level', level],
    ['Time needed', minutes === undefined ? undefined : `${minutes} minutes`],
    ['Risk', risk && RISK_TEXT[risk]],
    ['Reading time', `${readingMinutes} min`],
    ['Applies to', appliesTo && appliesText(appliesTo, run)],
    ['Support', outdated.join(' ')],
    ['Tested with', testedWith?.join(', ')],
    ['Last updated', longDate(lastUpdated)],
    ['Reviewed', reviewed && longDate(reviewed)],
  ];
  return knownFacts(facts);
}

/** Says in one sentence what stood in while a guide was checked; null if nothing did. */
export const standInText = (standIns: readonly string[]): string | null => (standIns.length > 0 ? `Stand-ins: ${standIns.join('. ')}.` : null);

/** The later of a guide's last update and review. */
export function modifiedOf(meta: Dated): string {
  return laterReview(meta).reviewed ?? meta.lastUpdated;
}

/** The day of a guide's review if it is later than that of its last change, for lists. */
export function laterReview({ lastUpdated, reviewed = '' }: Dated): { readonly reviewed?: string } {
  return reviewed > lastUpdated ? { reviewed } : {};
}

interface Dated {
  readonly lastUpdated: string;
  readonly reviewed?: string | undefined;
}

/** `Last updated 18 June 2025, reviewed 21 November 2026`. */
export function datesOf({ lastUpdated, reviewed }: Dated): string {
  const updated = `Last updated ${longDate(lastUpdated)}`;
  return reviewed ? `${updated}, reviewed ${longDate(reviewed)}` : updated;
}
