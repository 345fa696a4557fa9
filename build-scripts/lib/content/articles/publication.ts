import { routeOf, type CompiledDocument } from './document';
import type { Problem } from '../source/problem';

/** A span of time in milliseconds since 1970; its end isn't part of it. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Why an item isn't published, or why no list names it. */
export type HiddenState = 'draft' | 'scheduled' | 'expired' | 'unlisted';

/** Whether an item is published, and during which period from now on. */
export interface Publication {
  readonly state: 'published' | Exclude<HiddenState, 'unlisted'>;
  readonly period: Period;
  /** When visitors see it, for an item that only a preview shows now. */
  readonly own?: Period;
}

/** The moment of a build, and the time zone of days and times that name none. */
export interface Clock {
  readonly buildTime: number;
  readonly timeZone: string | undefined;
}

/** The day of a build, YYYY-MM-DD, in UTC. */
export function dayOf({ buildTime }: Clock): string {
  return new Date(buildTime).toISOString().slice(0, 10);
}

/** The same for what is dated by its author: in the site's time zone; without one, in that of the machine. */
export function localDayOf({ buildTime, timeZone }: Clock): string {
  return new Date(buildTime).toLocaleDateString('sv-SE', timeZone === undefined ? {} : { timeZone });
}

/** Whether the periods, taken together, cover all of another. */
export function covers(periods: readonly Period[], wanted: Period): boolean {
  return wanted.from >= wanted.to || joinedPeriods(periods).some(({ from, to }) => from <= wanted.from && wanted.to <= to);
}

/** The periods in order, those that meet as one. */
export function joinedPeriods(periods: readonly Period[]): Period[] {
  const joined: Period[] = [];
  for (const { from, to } of [...periods].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) joined.splice(-1, 1, { from: last.from, to: Math.max(last.to, to) });
    else joined.push({ from, to });
  }
  return joined;
}

/**
 * When each document is published. Periods begin with the build: a page that lasts long enough for a link now does so at every
 * later build, too, so a build that a timer starts can't fail because of dates.
 *
 * @param preview the states that are shown anyway, with no end
 */
export function publicationsOf(
  documents: readonly CompiledDocument[],
  { clock, preview, problems }: { readonly clock: Clock; readonly preview: ReadonlySet<HiddenState>; readonly problems: Problem[] },
): ReadonlyMap<CompiledDocument, Publication> {
  return new Map(
    documents.map((document) => {
      const publication = publicationOf(document, clock, problems);
      const isShown = publication.state !== 'published' && preview.has(publication.state);
      return [document, isShown ? { ...publication, period: { from: clock.buildTime, to: Infinity }, own: publication.period } : publication];
    }),
  );
}

function publicationOf(document: CompiledDocument, clock: Clock, problems: Problem[]): Publication {
  const { buildTime } = clock;
  const [from, to] = [momentIn(document, 'publishAt', clock) ?? -Infinity, momentIn(document, 'expiresAt', clock) ?? Infinity];
  problems.push(...FIELDS.flatMap((field) => zoneFault(document, field, clock) ?? []));
  if (to <= from) {
    const hint = 'Have it expire later, or remove one of the two.';
    problems.push({ file: document.file, ...document.positions.expiresAt, message: 'expires before it is published, or at the same time', hint });
  }
  const period = { from: Math.max(from, buildTime), to };
  if (document.meta?.draft === true) return { state: 'draft', period };
  return { state: to <= buildTime ? 'expired' : from > buildTime ? 'scheduled' : 'published', period };
}

const FIELDS = ['publishAt', 'expiresAt'] as const;
type Field = (typeof FIELDS)[number];

function momentIn({ meta }: CompiledDocument, field: Field, { timeZone }: Clock): number | null {
  const text = meta?.[field];
  return text === undefined ? null : momentOf(text, timeZone);
}

function zoneFault(document: CompiledDocument, field: Field, clock: Clock): Problem | null {
  const text = document.meta?.[field];
  if (text === undefined || momentIn(document, field, clock) !== null) return null;
  const hint = `Write ${text.length === 10 ? `${text}T08:00` : text}+01:00, or set timeZone in site.yml, such as Europe/Berlin.`;
  return { file: document.file, ...document.positions[field], message: `has the ${field} ${text}, which names no time zone`, hint };
}

/** A day or a time in milliseconds since 1970; a day is its beginning, which is one o'clock where the clock is put forward at midnight. Null without a zone. */
export function momentOf(text: string, timeZone: string | undefined): number | null {
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(text)) return Date.parse(text);
  if (timeZone === undefined) return null;
  const asUtc = Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`);
  // The offset of the place at about that time, then at that very time: a clock change may lie between. In the hour that a change
  // leaves out, neither gives the time as written, and the later one is that of a clock that wasn't changed.
  const about = asUtc - offsetAt(asUtc, timeZone);
  const moment = asUtc - offsetAt(about, timeZone);
  return moment + offsetAt(moment, timeZone) === asUtc ? moment : Math.max(about, moment);
}

function offsetAt(moment: number, timeZone: string): number {
  return Date.parse(`${localTime(moment, timeZone).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}

/** YYYY-MM-DD HH:MM:SS, which is how dates are written in Sweden. */
function localTime(moment: number, timeZone: string): string {
  return new Date(moment).toLocaleString('sv-SE', { timeZone });
}

/** A moment as messages show it, to the minute. */
export function shownMoment(moment: number, timeZone = 'UTC'): string {
  return `${localTime(moment, timeZone).slice(0, 16)} ${timeZone}`;
}

/** What a preview adds to the title of an item that visitors don't see or find; otherwise null. */
export function markOf(document: CompiledDocument, publication: Publication | undefined, preview: ReadonlySet<HiddenState>): string | null {
  const { publishAt, expiresAt, unlisted } = document.meta ?? {};
  switch (publication?.state) {
    case 'draft':
      return 'draft';
    case 'scheduled':
      return `from ${publishAt ?? ''}`;
    case 'expired':
      return `expired ${expiresAt ?? ''}`;
    default:
      return unlisted && preview.has('unlisted') ? 'unlisted' : null;
  }
}

/** What the owner should know about dates: what is scheduled, and that it takes a later build. */
export function scheduleNotices(publications: ReadonlyMap<CompiledDocument, Publication>, { buildTime, timeZone }: Clock): string[] {
  const dated = [...publications].filter(([, { state }]) => state === 'published' || state === 'scheduled');
  const changes = dated.flatMap(([document, { period }]) => [
    { document, at: period.from, change: 'is published' },
    { document, at: period.to, change: 'expires' },
  ]);
  const coming = changes.filter(({ at }) => at > buildTime && at < Infinity).sort((a, b) => a.at - b.at);
  return coming.map(({ document, at, change }) => `${routeOf(document)} ${change} on ${shownMoment(at, timeZone)}; that takes a build at that time or later.`);
}
