import { BOOT_NOTICE_ID } from '../core/site/boot';
import { matchRoute, type RouteMatch } from '../core/site/routes';
import { withBase, withoutBase } from '../platform/site';

declare global {
  interface Window {
    /** Set by the inline loader: shows or hides the notice that scripts failed to load. Used only until the app runs. */
    showBootNotice?: (isShown: boolean) => void;
  }
}

/** Whether a document has the address that it was rendered for. Some hosts serve a page by its file's name, too: the address becomes the page's own. */
export function isAtAddress({ route, id }: RouteMatch, { location: { pathname, search, hash }, history }: Window): boolean {
  // A tag's page has several addresses, which share a route.
  const isOwn = (path: string) => {
    const addressed = matchRoute(path);
    return addressed?.route === route && addressed.id === id;
  };
  const path = withoutBase(pathname);
  if (isOwn(path)) return true;
  const page = path.replace(/\.html$/, '');
  if (!isOwn(page)) return false;
  history.replaceState(history.state, '', withBase(page) + search + hash);
  return true;
}

/** Shows a saved copy, or one at another address, as if scripts were turned off, and stops the loader from waiting for the app. */
export function leaveAsIs(view: Window): void {
  view.showBootNotice?.(true);
  view.document.getElementById(BOOT_NOTICE_ID)?.remove();
  view.earlyClicks = view.earlyCommands = undefined;
}
