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
/* Not joined by a call: the minifier would keep that for visitors, who get nothing else of this file. */
const STYLE =
  'position:fixed;inset:auto 0 0 0;z-index:2147483647;max-height:80vh;overflow:auto;margin:0;padding:16px 20px;' +
  'white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace;color:#f6f4f0;border-top:4px solid;background:#1b1b1f;';

/** What is done after an edit that compiled. */
interface Follower {
  /** Shows the page's own content anew. False when the content has that page no more. */
  readonly refresh: () => Promise<boolean>;
  /** Loads the page anew, because it was loaded without content or for a site with other constants. */
  readonly reload: () => void;
}

/**
 * Development only: applies content edits, without a reload where that is possible, and shows the problems of a broken one in an overlay.
 *
 * @returns a function that stops it
 */
export function followContentEdits(address: string, { refresh, reload }: Follower): () => void {
  const changes = new EventSource(address);
  let last: ContentState | undefined;
  const show = (state: ContentState) => {
    if (state.problem !== null)
      showOverlay(
        `The content has problems; ${state.hasContent ? 'the page shows what was last sound' : 'there is nothing to show yet'}.\n\n${state.problem}`,
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
    // A server that doesn't answer now tells what there is when it is back.
    else if (problem === null) refresh().then(showWhetherThere, () => undefined);
  };
  let isGone = false;
  // An editor may be putting another file in its place, or Git another branch: the reader stays where they are.
  const showWhetherThere = (isThere: boolean) => {
    if (last?.problem !== null) return;
    if (!isThere) showOverlay('This page isn’t in the content any more. What is shown is what it was.', '#e5484d');
    else if (isGone) showMended();
    isGone = !isThere;
  };
  // At first, and when the connection was lost: there may have been edits meanwhile.
  changes.addEventListener('state', ({ data }) => {
    const isFirst = last === undefined;
    const state = take(data);
    if (!isFirst) follow(state);
  });
  changes.onmessage = ({ data }) => follow(take(data));
  return () => changes.close();
}

function showMended(): void {
  const overlay = showOverlay('The content is sound again.', '#30a46c');
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
