import './linkPreview.scss';
import type { PageData } from '../core/content/pages';
import { decodePart } from '../core/site/decodePart';
import { LINK_PREVIEW_ID as ID } from '../core/site/linkPreviewId';
import { matchRoute, type RouteName } from '../core/site/routes';
import { previewOf, type Preview } from '../core/site/previewOf';
import { withoutBase } from '../platform/site';
import type { Pages } from './pages';

/** How long the card stays open after the pointer has left link and card, so that it can be reached; milliseconds. */
const GRACE_MS = 200;

/** Space between link and card, and between card and window; pixels. */
const GAP = 6;
const MARGIN = 16;

/** Shows a card for an internal link while it is hovered or focused, until pointer or focus leaves or Escape is pressed (WCAG 1.4.13). */
export async function previewLink(link: HTMLAnchorElement, pages: Pages): Promise<void> {
  const path = withoutBase(link.pathname);
  const match = matchRoute(path);
  if (!match || match.id === null) return;
  // Already being fetched: hovering a link prefetches its page.
  const result = await pages.read(match, false).catch(() => null);
  if (!result?.isFound || !link.isConnected || !isTurnedTo(link)) return;
  // The link was followed meanwhile: its page, which has waited for the same data, is about to replace this one, and nothing would close the card.
  if (path === withoutBase(window.location.pathname)) return;
  const preview = previewOf(match.route.name, result.data as PageData[RouteName], decodePart(link.hash.slice(1)));
  if (preview) open(link, preview);
}

const isTurnedTo = (element: Element) => element.matches(':hover, :focus-visible');

/** Closes the open card. */
let close: () => void = () => undefined;

function open(link: HTMLAnchorElement, preview: Preview): void {
  close();
  const card = cardOf(preview);
  document.body.append(card);
  place(card, link);
  link.setAttribute('aria-describedby', ID);
  const listening = new AbortController();
  const { signal } = listening;
  close = () => {
    listening.abort();
    card.remove();
    link.removeAttribute('aria-describedby');
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const closeUnlessBack = () => setTimeout(() => !signal.aborted && !(link.isConnected && (isTurnedTo(link) || isTurnedTo(card))) && close(), GRACE_MS);
  document.addEventListener('keydown', closeOnEscape, { signal, capture: true });
  // A key may replace a runbook's step, and the link with it.
  document.addEventListener('keydown', closeUnlessBack, { signal });
  for (const element of [link, card]) element.addEventListener('pointerleave', closeUnlessBack, { signal });
  link.addEventListener('blur', closeUnlessBack, { signal });
  link.addEventListener('click', close, { signal });
  window.addEventListener('popstate', close, { signal });
}

function cardOf({ kicker, title, section, text, facts }: Preview): HTMLElement {
  const card = document.createElement('div');
  card.id = ID;
  card.className = ID;
  card.setAttribute('role', 'tooltip');
  const parts = { kicker, title, section, text, facts };
  for (const [name, content] of Object.entries(parts)) {
    if (!content) continue;
    const line = document.createElement('p');
    line.className = `${ID}__${name}`;
    line.textContent = content;
    card.append(line);
  }
  return card;
}

/** Positions the card below the link's first line, or above it where there is more room. */
function place(card: HTMLElement, link: HTMLElement): void {
  const line = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const right = document.documentElement.clientWidth - width - MARGIN;
  const isBelow = line.bottom + GAP + height < window.innerHeight || line.top < height + GAP;
  card.style.left = `${Math.max(MARGIN, Math.min(line.left, right)) + window.scrollX}px`;
  card.style.top = `${(isBelow ? line.bottom + GAP : line.top - GAP - height) + window.scrollY}px`;
}
