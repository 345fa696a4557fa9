import { decodePart } from '../site/decodePart';
import type { VisitAction } from './visit';

/** Describes an action by its payload, which the check of its type has let pass. */
type Describe = (payload: never) => string;

export const quoted = (words: string) => `“${words}”`;
const typed =
  (where: string) =>
  (words: string): string =>
    words === '' ? `Emptied the ${where}` : `Typed ${quoted(words)} into the ${where}`;

/** A change of the address: where to, and how in the terms of the History API. */
export interface Move {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  readonly kind: string;
}

const WAYS: Readonly<Record<string, string>> = { PUSH: 'Opened', POP: 'Came to', REPLACE: 'The address became' };
export const wayOf = ({ kind }: Move): string => WAYS[kind] ?? '';
export const addressOf = ({ location: { pathname, search, hash } }: Move): string => pathname + search + hash;

/** An address with its letters decoded. What can't be seen, or turns the direction of a line, stays encoded, and so does ASCII: `%2F` isn't `/`. */
export const readableAddress = (address: string): string =>
  address.replace(/(?:%[89a-f][\da-f])+/gi, (letters) => decodePart(letters).replace(/[\p{C}\p{Z}]/gu, encodeURIComponent));

export const SECTIONS: Readonly<Record<string, string>> = { wiki: 'guides', blog: 'posts', projects: 'projects' };
const ACTION_TEXTS: Readonly<Record<string, string>> = {
  resume: 'Chose to read the resume',
  theme: 'Chose to change the theme',
  'copy-link': 'Chose to copy the address',
};

const STEP_TEXTS: Readonly<Record<string, Describe>> = {
  'navigation/locationChanged': (move: Move) => `${wayOf(move)} ${readableAddress(addressOf(move))}`,
  'search/queryChanged': typed('search'),
  'search/moreRowsRequested': () => 'Asked for more results',
  'quickSearch/dialogOpened': () => 'Opened the search dialog',
  'quickSearch/barListOpened': () => 'Opened the list of results',
  'quickSearch/quickSearchClosed': () => 'Closed the search',
  'quickSearch/optionReached': (option: string) => (option === '' ? 'Left the rows of the list' : 'Went to another row of the list'),
  'quickSearch/queryRemembered': (query: string) => `Searched for ${quoted(query)}`,
  'quickSearch/recentCleared': () => 'Cleared the recent searches',
  'quickSearch/actionChosen': (action: string) => ACTION_TEXTS[action] ?? '',
  'quickSearch/linkCopied': () => 'The address was copied',
  'quickSearch/slashKeySwitched': (isOn: boolean) => `Switched the key / ${isOn ? 'on' : 'off'}`,
  'quickSearch/resultOpened': ({ path, needle }: { path: string; needle: string }) => `Chose the result ${readableAddress(path)} for ${quoted(needle)}`,
  'remember/restored': () => 'Had settings from an earlier visit',
  'filters/filterQueryChanged': ({ section, query }: { section: string; query: string }) => typed(`filter of the ${SECTIONS[section] ?? ''}`)(query),
  'filters/categoryToggled': ({ section, category }: { section: string; category: string | null }) =>
    `Chose ${category === null ? 'all' : quoted(category)} of the ${SECTIONS[section] ?? ''}`,
  'likes/likeToggled': (post: string) => `Pressed Like at ${quoted(post)}`,
  'mobileMenu/menuToggled': () => 'Pressed the menu’s button',
  'mobileMenu/menuClosed': () => 'Closed the menu',
  'tags/tagSelected': (tag: string) => `Chose the tag ${quoted(tag)}`,
  'tags/selectionCleared': () => 'Left the tag',
  'tabChoice/tabChosen': (tab: string) => `Chose the tab ${quoted(tab)}`,
  'theme/themeChosen': (theme: string) => `Chose the theme ${quoted(theme)}`,
  'theme/themeFollowed': (theme: string) => `Took over the theme ${quoted(theme)} from another tab`,
  'reading/codeWrapChanged': (isOn: boolean) => (isOn ? 'Had long lines wrapped' : 'Had long lines scroll'),
  'reading/valuesPanelToggled': (isOpen: boolean) => `${isOpen ? 'Unfolded' : 'Folded'} the values of the guide`,
  'terminal/draftChanged': typed('terminal'),
  'terminal/commandSubmitted': (command: string) => `Entered ${quoted(command)} in the terminal`,
  'terminal/commandAnswered': () => 'The terminal answered',
  'terminal/candidatesListed': () => 'The terminal listed completions',
  'terminal/interrupted': () => 'Interrupted the terminal',
  'terminal/screenCleared': () => 'Cleared the terminal',
  'terminal/historyRecalled': () => 'Went through the commands entered before',
  'terminal/historySearched': ({ query }: { query: string }) => `Looked for ${quoted(query)} in the commands entered before`,
  'terminal/historySearchEnded': () => 'Ended that search',
  'terminal/commandOffered': ({ command }: { command: string }) => `The address put ${quoted(command)} at the prompt`,
  'terminal/welcomeTyped': () => 'The terminal had typed its welcome',
};

/** What happened in a step, in a line for readers. */
export function stepText({ type, payload }: VisitAction): string {
  return STEP_TEXTS[type]?.(payload as never) ?? type;
}
