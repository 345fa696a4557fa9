/** The data that the prerenderer writes into a document for the scripts that hydrate it. */
export interface Boot {
  /** The path that the document was rendered for; absent in development. */
  readonly path?: string;
  /** The id of the client's build, to match data files against; absent in development. */
  readonly build?: string;
  /** True for the document served for unknown addresses. */
  readonly isShell: boolean;
  /** Scripts in execution order. */
  readonly scripts: readonly string[];
  /** Data files to fetch along with the scripts: the page's own, and on the search page the index. */
  readonly data: readonly string[];
  /** Whether the site is so large that its search runs in a worker. */
  readonly searchesInWorker?: boolean;
  /** Whether that worker fetches shards instead of a whole index. */
  readonly searchesInShards?: boolean;
}

/** The id of the JSON script element that holds it. */
export const BOOT_ID = 'boot';

/** The id of the notice that the scripts could not be loaded. */
export const BOOT_NOTICE_ID = 'boot-notice';

/** The buttons whose clicks from before hydration are repeated after it; the loader's own Retry is not among them. */
export const REPLAYED_BUTTONS = '#root [type=button]';

/** The id of the terminal's prompt; the loader queues commands that are entered before the app is hydrated. */
export const PROMPT_ID = 'terminal-input';

/** The storage key of the chosen theme; the inline script reads it before the first paint. */
export const THEME_KEY = 'theme';
