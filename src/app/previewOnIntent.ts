import { PREVIEW_DELAY_MS } from '../core/limits';
import type { Pages } from './pages';

/**
 * Previews the target of a link in the text once a mouse has rested on it or it has kept keyboard focus; never on touch,
 * which has no hover. The card is a separate chunk. It only reflects where the pointer is, so it isn't in the store: a
 * replayed visit has no pointer.
 */
export function previewOnIntent(page: Document, pages: Pages): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (target: EventTarget | null) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.prose a[href]') : null;
    if (!link || link.origin !== page.location.origin || link.pathname === page.location.pathname) return;
    timer = setTimeout(() => {
      import(/* webpackChunkName: "link-preview" */ './linkPreview').then(
        ({ previewLink }) => previewLink(link, pages),
        // The card is optional; the link works without it.
        (error: unknown) => console.warn(error),
      );
    }, PREVIEW_DELAY_MS);
  };
  page.addEventListener('pointerover', ({ target, pointerType }) => pointerType !== 'touch' && wait(target));
  page.addEventListener('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && wait(target));
  for (const event of ['pointerdown', 'pointerout', 'focusout']) page.addEventListener(event, () => clearTimeout(timer));
}
