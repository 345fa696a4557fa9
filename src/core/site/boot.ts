/** What the prerenderer writes into a document for the scripts that hydrate it. */
export interface Boot {
  /** The path that the document was rendered for; absent in development. */
  readonly path?: string;
  /** Names the client's code, for the data that belongs to it; absent in development. */
  readonly build?: string;
  /** True for the document that answers unknown addresses. */
  readonly isShell: boolean;
  /** Scripts in the order in which they run. */
  readonly scripts: readonly string[];
  /** Data files to fetch beside the scripts: the page's own, and on the search page the index. */
  readonly data: readonly string[];
  /** Whether the site is so large that its search runs in a worker. */
  readonly searchesInWorker?: boolean;
}

/** The id of the JSON block that holds it. */
export const BOOT_ID = 'boot';

/** The id of the line that says that the scripts could not be loaded. */
export const BOOT_NOTICE_ID = 'boot-notice';

/** The id of the terminal's prompt; the loader takes the commands that are entered there before the app is hydrated. */
export const PROMPT_ID = 'terminal-input';

/** Where a chosen theme is remembered; the inline script reads it before the first paint. */
export const THEME_KEY = 'theme';
