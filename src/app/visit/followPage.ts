import { decodePart } from '../../core/site/decodePart';
import type { SiteLocation } from '../../features/navigation/navigationSlice';
import { reveal } from '../../platform/reveal';

/** How long the rest of a page may take to appear after its first screen, in milliseconds. */
const TIMEOUT_MS = 1_000;

/** Scrolls as a navigation does: a new page begins at its top, an anchor is shown as soon as it is there. */
export function followPage(before: SiteLocation, { pathname, hash }: SiteLocation): void {
  const isSamePage = before.pathname === pathname;
  if (isSamePage && before.hash === hash) return;
  if (!isSamePage) window.scrollTo(0, 0);
  const id = decodePart(hash.slice(1));
  if (id === '') return;
  const look = () => {
    const target = document.querySelector('.visit-stage main')?.querySelector(`[id="${CSS.escape(id)}"]`);
    if (!target) return false;
    watch.disconnect();
    void reveal(target);
    return true;
  };
  const watch = new MutationObserver(look);
  if (look()) return;
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), TIMEOUT_MS);
}
