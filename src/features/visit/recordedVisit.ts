import type { UnknownAction } from '@reduxjs/toolkit';
import { VISIT_QUERY, VISIT_STEPS, VISIT_TEXT } from '../../core/visit/limits';
import { STATE_CHECKS, STEP_CHECKS } from '../../core/visit/stepChecks';
import { isVisitAction, isVisitState, type Visit, type VisitAction } from '../../core/visit/visit';
import type { NavigationState, SiteLocation } from '../navigation/navigationSlice';
import type { Remembered } from '../remember/restored';
import type { RootState } from '../store/rootReducer';
import type { Recorded } from './recorded';

export interface RecordedVisit {
  readonly visit: Visit;
  /** How many actions of the visitor aren't in it: what they typed into guides, what they did in runs. */
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

/** Actions caused by content and not by the visitor: whoever replays the visit gets the content from the site. */
const OF_CONTENT =
  /^(?:search\/(?:load|worker|indexRefused)|terminal\/readingBegun|runbook\/(?:runsRead|editionFound|eventsKept|storageRefused)|packs\/|changes\/)/;

/** What can be handed on of a visit: no content, nothing typed into guides, nothing from earlier visits. */
export function recordedVisit(log: readonly Recorded[], { stateAt, skip = 0, isFull = log.length === VISIT_STEPS }: Cut): RecordedVisit {
  const told = log.filter(([, { type }]) => !OF_CONTENT.test(type)).map(([at, action, before]) => ({ at, action: shareable(action), before }));
  const kept = told.filter((each): each is typeof each & { action: VisitAction } => each.action !== null);
  const rest = kept.slice(skip);
  const before = (rest[0] ?? kept.at(-1) ?? told.at(-1))?.before;
  const path = before?.navigation.location.pathname ?? '/';
  const steps = rest.map(({ at, action }, place) => ({ after: Math.round((at - (rest[place - 1]?.at ?? at)) / 100), action }));
  return {
    visit: { path, state: before ? changedSlices(before, stateAt(path)) : {}, steps },
    leftOut: told.length - kept.length,
    isCut: skip > 0 || isFull,
  };
}

/** Otherwise a visit's link would contain the link that it began with. */
const shown = (location: SiteLocation): SiteLocation => (location.pathname === '/visit' ? { ...location, hash: '' } : location);

const clip = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : value);

/** The action as a link may have it; null for a private one, or one of an unknown form. */
export function shareable({ type, payload, meta }: UnknownAction): VisitAction | null {
  const action = plain({ type, payload: shareablePayload(type, payload), meta });
  return Object.hasOwn(STEP_CHECKS, type) && isVisitAction(action) ? action : null;
}

/** As JSON has it, so without fields that are undefined. */
const plain = (action: VisitAction) => JSON.parse(JSON.stringify(action)) as VisitAction;

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
    case 'filters/filterQueryChanged': {
      const { section, query } = payload as { section: string; query: string };
      return { section, query: clip(query, VISIT_QUERY) };
    }
    case 'search/queryChanged':
    case 'quickSearch/queryRemembered':
      return clip(payload, VISIT_QUERY);
    case 'terminal/draftChanged':
    case 'terminal/commandSubmitted':
      return clip(payload, VISIT_TEXT);
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
  const { navigation, search, quickSearch, terminal, ...others } = state;
  const named = Object.entries(others).filter(([name]) => Object.hasOwn(STATE_CHECKS, name));
  return {
    ...Object.fromEntries(named),
    navigation: { ...navigation, location: shown(navigation.location) },
    search: { query: search.query, shownRows: search.shownRows },
    quickSearch: { ...quickSearch, recent: [] },
    ...(terminal
      ? { terminal: { ...terminal, entries: terminal.entries.filter(({ status }) => status === 'pending').map((entry) => ({ ...entry, lines: [] })) } }
      : {}),
  };
}
