import type { UnknownAction } from '@reduxjs/toolkit';
import { asLine } from '../../core/visit/checks';
import { VISIT_QUERY, VISIT_STEPS, VISIT_TEXT } from '../../core/visit/limits';
import { STATE_CHECKS, STEP_CHECKS } from '../../core/visit/stepChecks';
import { isVisitAction, isVisitState, pauseOf, type Visit, type VisitAction } from '../../core/visit/visit';
import type { NavigationState, SiteLocation } from '../navigation/navigationSlice';
import type { Remembered } from '../remember/restored';
import type { RootState } from '../store/rootReducer';
import type { Recorded } from './recorded';

export interface RecordedVisit {
  readonly visit: Visit;
  /** How many steps aren't in it: what the visitor typed into guides and did in runs. */
  readonly leftOut: number;
  /** Whether it doesn't begin where the visit began. */
  readonly isCut: boolean;
}

interface Cut {
  /** The state of a fresh visit to a path. */
  readonly stateAt: (path: string) => RootState;
  /** How many of the first steps to leave out: the visit then begins with the state that they led to. */
  readonly skip?: number;
  /** Whether there may have been earlier actions than those of the log. */
  readonly isFull?: boolean;
}

/**
 * Actions that are no step of the visit: caused by content, which whoever replays it gets from the site, or by what is stored on the device. Those
 * that come by the hundred aren't in the log (app/visitLog.ts).
 */
const NO_STEP =
  /^(?:search\/(?:load|indexRefused)|terminal\/readingBegun|runbook\/(?:runsRead|editionFound|eventsKept|storageRefused)|values\/value(?:sRestored|Stored)|changes\/)/;

/** What can be handed on of a visit: no content, nothing typed into guides, nothing from earlier visits. */
export function recordedVisit(log: readonly Recorded[], { stateAt, skip = 0, isFull = log.length === VISIT_STEPS }: Cut): RecordedVisit {
  const told = log.filter(([, { type }]) => !NO_STEP.test(type)).map(([at, action, before]) => ({ at, action: shareable(action), before }));
  const kept = told.filter((each): each is typeof each & { action: VisitAction } => each.action !== null);
  const rest = kept.slice(skip);
  const before = (rest[0] ?? kept.at(-1) ?? told.at(-1))?.before;
  const path = before?.navigation.location.pathname ?? '/';
  const steps = rest.map(({ at, action }, place) => ({ after: pauseOf((at - (rest[place - 1]?.at ?? at)) / 100), action }));
  return {
    visit: { path, state: before ? changedSlices(before, stateAt(path)) : {}, steps },
    leftOut: told.length - kept.length,
    isCut: skip > 0 || isFull,
  };
}

/** Without the link of a visit that was watched, which this one's would contain, and with a query as long as it is in the other steps. */
function shown(location: SiteLocation): SiteLocation {
  const { pathname, search, hash } = location;
  return { ...location, search: clippedSearch(search), hash: pathname === '/visit' ? '' : hash };
}

function clippedSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  const query = parameters.get('q') ?? '';
  if (query.length <= VISIT_QUERY) return search;
  parameters.set('q', query.slice(0, VISIT_QUERY));
  return `?${parameters}`;
}

const clip = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : value);
const clipField = <K extends string, T extends Readonly<Record<K, string>>>(field: K, value: T): T => ({
  ...value,
  [field]: value[field].slice(0, VISIT_QUERY),
});

/** The action as a link may have it; null for a private one, or one of an unknown form. */
export function shareable({ type, payload, meta }: UnknownAction): VisitAction | null {
  const action = plain({ type, payload: shareablePayload(type, payload), meta }, type.startsWith('terminal/') ? typedText : undefined);
  return Object.hasOwn(STEP_CHECKS, type) && isVisitAction(action) ? action : null;
}

/** As JSON has it, so without fields that are undefined. */
const plain = <T>(value: T, change?: typeof typedText) => JSON.parse(JSON.stringify(value), change) as T;

/** A text of the terminal as a link may have it. */
const typedText = (_name: string, value: unknown) => (typeof value === 'string' ? clip(asLine(value), VISIT_TEXT) : value);

function shareablePayload(type: string, payload: unknown): unknown {
  switch (type) {
    case 'navigation/locationChanged': {
      const { location, kind } = payload as NavigationState;
      return { location: shown(location), kind };
    }
    case 'remember/restored': {
      const { search, ...others } = payload as Remembered;
      return search ? { ...others, search: { ...search, recent: [] } } : others;
    }
    case 'terminal/commandAnswered':
      return { id: (payload as { id: number }).id };
    case 'terminal/candidatesListed':
      return undefined;
    case 'filters/filterQueryChanged':
      return clipField('query', payload as { query: string });
    case 'quickSearch/resultOpened':
      return clipField('needle', payload as { needle: string });
    case 'search/queryChanged':
    case 'quickSearch/queryRemembered':
      return clip(payload, VISIT_QUERY);
    default:
      return payload;
  }
}

/** The state that a visit begins with. */
export function firstState({ path, state }: Pick<Visit, 'path' | 'state'>, stateAt: (path: string) => RootState): RootState {
  const fresh = stateAt(path);
  const slices = { ...fresh, ...(state as Partial<RootState>) };
  return { ...slices, search: { ...fresh.search, ...slices.search } };
}

/** The slices of a state that differ from a fresh one, as a link may have them. */
function changedSlices(state: RootState, fresh: RootState): Visit['state'] {
  const slices = shareableState(state);
  const others = shareableState(fresh);
  const isChanged = ([name, slice]: readonly [string, unknown]) => JSON.stringify(slice) !== JSON.stringify(others[name]) && isVisitState(name, slice);
  return Object.fromEntries(Object.entries(slices).filter(isChanged));
}

/** Without what was typed into guides, runs, searches of earlier visits, and what the terminal printed. */
function shareableState(state: RootState): Record<string, unknown> {
  const { navigation, search, quickSearch, filters, terminal, ...others } = state;
  const { wiki, blog, projects } = filters;
  const named = Object.entries(others).filter(([name]) => Object.hasOwn(STATE_CHECKS, name));
  return {
    ...Object.fromEntries(named),
    navigation: { ...navigation, location: shown(navigation.location) },
    search: clipField('query', { query: search.query, shownRows: search.shownRows }),
    quickSearch: { ...quickSearch, recent: [], arrival: quickSearch.arrival && clipField('needle', quickSearch.arrival) },
    filters: { wiki: clipField('query', wiki), blog: clipField('query', blog), projects: clipField('query', projects) },
    ...(terminal
      ? {
          terminal: plain(
            { ...terminal, entries: terminal.entries.filter(({ status }) => status === 'pending').map((entry) => ({ ...entry, reading: '', lines: [] })) },
            typedText,
          ),
        }
      : {}),
  };
}
