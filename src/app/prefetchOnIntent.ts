import { matchRoute } from '../core/site/routes';
import { withoutBase } from '../platform/site';
import type { Pages } from './pages';

/** Prefetches the page of a link on hover, touch or focus. */
export function prefetchOnIntent(page: Document, pages: Pages): void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A link with a `type` leads to a file.
    if (!link || link.origin !== page.location.origin || link.target === '_blank' || link.type !== '') return;
    const pathname = withoutBase(link.pathname);
    if (pathname === withoutBase(page.location.pathname)) return;
    const match = matchRoute(pathname);
    if (match) void pages.prefetch(match);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) page.addEventListener(event, handleIntent, { passive: true });
}
