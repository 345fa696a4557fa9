/** What the development server sends, on connecting and after each edit. */
interface ContentState {
  /** All problems as text, with code frames; null while the content is valid. */
  readonly problem: string | null;
  /** Whether the server has any content to show. */
  readonly hasContent: boolean;
  /** Differs when the owner's constants do. */
  readonly site: string;
}

const OVERLAY_ID = 'content-problems';
/** How long the page says that the content is valid again. */
const MENDED_MS = 3_000;
/* Not built by a call, which the minifier would keep for visitors, who get nothing else from this file. */
const STYLE =
  'position:fixed;inset:auto 0 0 0;z-index:2147483647;max-height:80vh;overflow:auto;margin:0;padding:16px 20px;' +
  'white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace;color:#f6f4f0;border-top:4px solid;background:#1b1b1f;';

/** What to do after an edit that compiled. */
interface Follower {
  /** Shows the page's content again. False when the content no longer has that page. */
  readonly refresh: () => Promise<boolean>;
  /** Reloads the page, because it was loaded without content or for a site with other constants. */
  readonly reload: () => void;
}

/**
 * Development only: applies content edits, without a reload where possible, and shows the problems of a broken edit in an overlay.
 *
 * @returns a function that stops it
 */
export function followContentEdits(address: string, { refresh, reload }: Follower): () => void {
  const changes = new EventSource(address);
  let last: ContentState | undefined;
  const show = (state: ContentState) => {
    if (state.problem !== null)
      showOverlay(
        `The content has problems; ${state.hasContent ? 'the page shows the last valid version' : 'there is nothing to show yet'}.\n\n${state.problem}`,
        '#e5484d',
      );
    else if (last && last.problem !== null) showMended();
  };
  const take = (data: unknown): ContentState & { readonly isOther: boolean } => {
    const state = JSON.parse(String(data)) as ContentState;
    show(state);
    const isOther = last !== undefined && state.problem === null && (!last.hasContent || state.site !== last.site);
    last = state;
    return { ...state, isOther };
  };
  const follow = ({ isOther, problem }: ReturnType<typeof take>) => {
    if (isOther) reload();
    // If the server doesn't answer now, it sends its state once it is back.
    else if (problem === null) refresh().then(showWhetherThere, () => undefined);
  };
  let isGone = false;
  // An editor may be replacing the file, or Git switching branches: the reader stays where they are.
  const showWhetherThere = (isThere: boolean) => {
    if (last?.problem !== null) return;
    if (!isThere) showOverlay('This page isn’t in the content any more. What you see is its last version.', '#e5484d');
    else if (isGone) showMended();
    isGone = !isThere;
  };
  // On connecting, also after a lost connection: there may have been edits in between.
  changes.addEventListener('state', ({ data }) => {
    const isFirst = last === undefined;
    const state = take(data);
    if (!isFirst) follow(state);
  });
  changes.onmessage = ({ data }) => follow(take(data));
  return () => changes.close();
}

function showMended(): void {
  const overlay = showOverlay('The content is valid again.', '#30a46c');
  setTimeout(() => {
    // A new problem may have been reported in the meantime.
    if (overlay.isConnected) overlay.remove();
  }, MENDED_MS);
}

function showOverlay(text: string, color: string): HTMLElement {
  document.getElementById(OVERLAY_ID)?.remove();
  const overlay = document.createElement('pre');
  overlay.id = OVERLAY_ID;
  overlay.setAttribute('role', 'status');
  overlay.style.cssText = STYLE;
  overlay.style.borderTopColor = color;
  overlay.textContent = text;
  document.body.append(overlay);
  return overlay;
}
