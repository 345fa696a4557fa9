/*
 * The site's tunable numbers, each defined once (X). Those of the search are in search/limits.ts.
 */

/** H6: how many of the latest posts and projects the home page shows. */
export const LATEST_POSTS = 2;
export const LATEST_PROJECTS = 2;

/** How many guides the home page shows, each of another category. */
export const HOME_GUIDES = 8;

/** W2, B1: how many tags a card shows before "+N more". */
export const CARD_TAGS = 3;

/** W4: how long a copy button says that it has copied, in milliseconds. */
export const COPIED_MS = 2000;

/** Media query for windows narrower than `$medium` in the style sheets. */
export const NARROW_WINDOW = '(max-width: 43.99rem)';

/** H8: the share of an image that must be in view before it loads. */
export const LAZY_THRESHOLD = 0.1;

/** Reading speed for technical prose, in words per minute. */
export const WORDS_PER_MINUTE = 220;

/** How long a pointer rests on a link before a card shows what it leads to, in milliseconds. */
export const PREVIEW_DELAY_MS = 300;

/** How many related pages are listed below an article. */
export const RELATED_PAGES = 3;

/** How many of the pages linking to an article are listed on it. */
export const BACKLINKS = 8;

/** How long a page may take to load before the progress bar is shown, in milliseconds. */
export const PROGRESS_DELAY_MS = 400;

/** How long a guide has been in view before it counts as read, in seconds, if half of it has been scrolled to. */
export const READ_SECONDS = 30;

/** For how many guides the visitor's device remembers the edition that was read. */
export const REMEMBERED_GUIDES = 200;

/** How many recent searches are kept on the visitor's device. */
export const RECENT_SEARCHES = 6;

/** How many tags the empty search box suggests. */
export const SUGGESTED_TAGS = 6;

/** How many results the list under a search box shows before "See all". */
export const QUICK_RESULTS = 8;

/** How many matches of a text are marked in each block of a page opened from a result. */
export const MARKED_MATCHES = 500;

/** How many related, similar or common tags a tag page offers. */
export const OFFERED_TAGS = 6;

/** How many of the most linked guides the empty dialog offers. */
export const LINKED_GUIDES = 5;

/** How many items of a list are on one page, unless the owner sets another number. */
export const LIST_PAGE = 200;
