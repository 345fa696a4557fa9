import { THEMES } from '../site/themes';
import { flag, line, listOf, matching, nothing, oneOf, optional, orNull, record, shape, text, whole, type Check } from './checks';
import { VISIT_QUERY, VISIT_STEPS, VISIT_TEXT } from './limits';

const words = text(VISIT_TEXT);
/** A line of the terminal, or a part of one. */
const typed = line(VISIT_TEXT);
const query = text(VISIT_QUERY);
const count = whole(100_000);
/** A row of a list of the search, by its element's id. */
const option = matching(/^(?:quick-search-option-\S*)?$/, 3 * VISIT_TEXT);
const key = matching(/^[\w-]*$/, 20);
const theme = oneOf(...THEMES);
const section = oneOf('wiki', 'blog', 'projects');

/** A path of this site: one slash at its start, and no character that a browser's address bar would write differently. */
const path = matching(/^\/(?!\/)[!-[\]-~]*$/, 3 * VISIT_TEXT);
const location = shape({
  pathname: path,
  // Up to nine for each character of a query, as many as for one of Chinese.
  search: matching(/^(?:\?[!-~]*)?$/, 10 * VISIT_QUERY),
  hash: matching(/^(?:#[!-~]*)?$/, 3 * VISIT_TEXT),
  key,
});
const navigation = shape({ location, kind: oneOf('PUSH', 'REPLACE', 'POP') });
const historySearch = shape({ query: typed, skipped: count });

interface StepCheck {
  readonly payload: Check;
  readonly meta?: Check;
}

/** Every action that a link may have, with what it may carry. All else is refused. */
export const STEP_CHECKS: Readonly<Record<string, StepCheck>> = {
  'navigation/locationChanged': { payload: navigation },
  'search/queryChanged': { payload: query, meta: shape({ box: optional(oneOf('bar')) }) },
  'search/moreRowsRequested': { payload: nothing },
  'quickSearch/dialogOpened': { payload: nothing },
  'quickSearch/barListOpened': { payload: nothing },
  'quickSearch/quickSearchClosed': { payload: nothing },
  'quickSearch/optionReached': { payload: option },
  'quickSearch/queryRemembered': { payload: query },
  'quickSearch/recentCleared': { payload: nothing },
  'quickSearch/actionChosen': { payload: oneOf('resume', 'theme', 'copy-link') },
  'quickSearch/linkCopied': { payload: nothing },
  'quickSearch/slashKeySwitched': { payload: flag },
  'quickSearch/resultOpened': { payload: shape({ path, needle: query }) },
  'remember/restored': {
    payload: shape({ theme: optional(theme), isCodeWrapped: optional(flag), search: optional(shape({ recent: listOf(nothing, 0), isSlashKeyOn: flag })) }),
  },
  'filters/filterQueryChanged': { payload: shape({ section, query }) },
  'filters/categoryToggled': { payload: shape({ section, category: orNull(words) }) },
  'likes/likeToggled': { payload: words },
  'mobileMenu/menuToggled': { payload: nothing },
  'mobileMenu/menuClosed': { payload: nothing },
  'tags/tagSelected': { payload: words },
  'tags/selectionCleared': { payload: nothing },
  'tabChoice/tabChosen': { payload: words },
  'theme/themeChosen': { payload: theme },
  'theme/themeFollowed': { payload: theme },
  'reading/codeWrapChanged': { payload: flag },
  'reading/valuesPanelToggled': { payload: flag },
  'terminal/draftChanged': { payload: typed },
  'terminal/commandSubmitted': { payload: typed },
  // What a command printed isn't in a link: the command is run again, so no link can put words into the site's mouth.
  'terminal/commandAnswered': { payload: shape({ id: count }) },
  'terminal/candidatesListed': { payload: nothing },
  'terminal/interrupted': { payload: nothing },
  'terminal/screenCleared': { payload: nothing },
  'terminal/historyRecalled': { payload: oneOf(1, -1) },
  'terminal/historySearched': { payload: historySearch },
  'terminal/historySearchEnded': { payload: oneOf('taken', 'left') },
  'terminal/commandOffered': { payload: shape({ command: typed, key }) },
  'terminal/welcomeTyped': { payload: nothing },
};

const filter = shape({ query, category: orNull(words) });
/** Where the terminal's file tree may have a folder. Those of tags are looked up when the visit is played. */
const folder = matching(/^\/(?:wiki|blog|projects|open-source|tags(?:\/[^/\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+)?)?$/u, VISIT_TEXT);
const pending = shape({ id: count, input: typed, folder, status: oneOf('pending'), reading: oneOf(''), lines: listOf(nothing, 0), isShownFromTop: flag });

/** What a visit may begin with, slice by slice, if its link has no room for its first steps. */
export const STATE_CHECKS: Readonly<Record<string, Check>> = {
  navigation,
  search: shape({ query, shownRows: count }),
  quickSearch: shape({
    place: oneOf('closed', 'bar', 'dialog'),
    activeOption: option,
    recent: listOf(nothing, 0),
    isSlashKeyOn: flag,
    arrival: orNull(shape({ path, needle: query, entry: orNull(key) })),
    isLinkCopied: flag,
  }),
  tags: shape({ selected: orNull(words) }),
  filters: shape({ wiki: filter, blog: filter, projects: filter }),
  likes: record(words, flag, VISIT_STEPS),
  mobileMenu: shape({ isOpen: flag }),
  theme: shape({ preference: theme }),
  reading: shape({ isCodeWrapped: flag, isValuesPanelOpen: flag }),
  tabChoice: shape({ chosen: orNull(words) }),
  terminal: shape({
    entries: listOf(pending, 10),
    commands: listOf(typed, 100),
    draft: typed,
    recalled: count,
    unsent: typed,
    search: orNull(historySearch),
    folder,
    welcome: oneOf('typing', 'typed', 'cleared'),
    nextId: count,
    offeredAt: orNull(key),
  }),
};

export const isVisitPath = path;
