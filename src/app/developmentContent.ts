/** What the development server sends, on connecting and after each edit. */
interface ContentState {
  /** All problems as text, with code frames; null while the content is valid. */
  readonly problem: string | null;
  /** Whether the server has any content to show. */
  readonly hasContent: boolean;
}

const OVERLAY_ID = 'content-problems';
/** How long the page says that the content is valid again. */
const MENDED_MS = 3_000;
/* Not joined by a call: the minifier would keep that for visitors, who get nothing else of this file. */
const STYLE =
  'position:fixed;inset:auto 0 0 0;z-index:2147483647;max-height:80vh;overflow:auto;margin:0;padding:16px 20px;' +
  'white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace;color:#f6f4f0;border-top:4px solid;background:#1b1b1f;';

/**
 * Development only: applies content edits without a reload, and shows the problems of a broken one in an overlay.
 *
 * @param onEdit called after each edit that compiled
 * @returns a function that stops it
 */
export function followContentEdits(address: string, onEdit: () => void): () => void {
  const changes = new EventSource(address);
  let last: ContentState = { problem: null, hasContent: true };
  const show = (state: ContentState) => {
    if (state.problem !== null) showOverlay(`The content has problems; the page shows what was last sound.\n\n${state.problem}`, '#e5484d');
    else if (last.problem !== null) showMended();
  };
  changes.addEventListener('state', ({ data }) => {
    const state = JSON.parse(String(data)) as ContentState;
    show(state);
    last = state;
  });
  changes.onmessage = ({ data }) => {
    const state = JSON.parse(String(data)) as ContentState;
    show(state);
    const hadContent = last.hasContent;
    last = state;
    if (state.problem !== null) return;
    // A page loaded without content has nothing to refresh.
    if (hadContent) onEdit();
    else window.location.reload();
  };
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
