import { PREVIEW_DELAY_MS } from '../core/limits';

/**
 * Shows what a link in the text leads to, once a mouse has rested on it or the keyboard has stopped at it; never on touch,
 * where there is no resting. The card is a chunk of its own. It is the pointer's place made visible, gone with the next
 * movement, so it is no state of the store: a replayed visit has no pointer.
 */
export function previewOnIntent(page: Document): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (target: EventTarget | null) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.prose a[href]') : null;
    if (!link || link.origin !== page.location.origin || link.pathname === page.location.pathname) return;
    timer = setTimeout(() => {
      import(/* webpackChunkName: "link-preview" */ './linkPreview').then(
        ({ previewLink }) => previewLink(link),
        // Nobody asked for the card; without it the link is a link.
        (error: unknown) => console.warn(error),
      );
    }, PREVIEW_DELAY_MS);
  };
  page.addEventListener('pointerover', ({ target, pointerType }) => pointerType !== 'touch' && wait(target));
  page.addEventListener('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && wait(target));
  for (const event of ['pointerdown', 'pointerout', 'focusout']) page.addEventListener(event, () => clearTimeout(timer));
}
