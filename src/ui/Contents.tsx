import { useEffect, useRef } from 'react';
import type { Heading } from '../core/content/blocks';
import { useCurrentHeading } from './useCurrentHeading';

/** Pages with fewer headings than this have no table of contents. */
const LEAST = 3;

/**
 * The headings that a reader would jump to, the one being read marked. Beside the text the list is always open
 * (`::details-content` in the style sheet); where there is no room for that it unfolds over the text, without scripts, too.
 * What is open and what is current are the element's own and the scroll position's, so the store has neither.
 */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const shown = headings.filter(({ depth }) => depth <= 3);
  const nav = useRef<HTMLElement>(null);
  const current = useCurrentHeading(shown);
  useEffect(() => {
    keepInView(nav.current, nav.current?.querySelector<HTMLElement>('[aria-current]'));
  }, [current]);
  if (shown.length < LEAST) return null;
  return (
    <nav className="contents" aria-label="On this page" ref={nav}>
      <details>
        <summary className="contents__title">On this page</summary>
        <ul>
          {shown.map(({ id, depth, text }) => (
            <li key={id} className={`contents__item--${depth}`}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** Scrolls a box so that an element in it can be seen, and nothing else: `scrollIntoView` could move the page. */
function keepInView(box: HTMLElement | null, element: HTMLElement | null | undefined): void {
  if (!box || !element || box.scrollHeight <= box.clientHeight) return;
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 3;
}
