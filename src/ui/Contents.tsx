import { useEffect, useRef } from 'react';
import type { Heading } from '../core/content/blocks';
import type { Strip } from '../core/content/ledgerFigures';
import { ContentsLedger } from './ContentsLedger';
import { keepInView } from './keepInView';
import { useCurrentHeading } from './useCurrentHeading';
import { useScrollsDown } from './useScrollsDown';
import { useSheet } from './useSheet';

/** Pages with fewer headings than this have no table of contents. */
const LEAST = 3;

/**
 * The headings that a reader would jump to, with the current one marked. Beside the text the list is always open
 * (`::details-content` in the style sheet); where there is no room for that it is a bar under the navigation, which names
 * the current section and unfolds the list as a sheet. It makes room while the reader scrolls down.
 * The element knows what is open, and the scroll position what is current, so neither is in the store.
 */
export function Contents({ headings, strip }: { readonly headings: readonly Heading[]; readonly strip?: Strip }) {
  const shown = headings.filter(({ depth }) => depth <= 3);
  const nav = useRef<HTMLElement>(null);
  const current = useCurrentHeading(shown);
  const place = shown.findIndex(({ id }) => id === current);
  // Above the first heading it is still in its place in the document.
  const isAway = useScrollsDown() && place >= 0;
  const { sheet, close, closeOnEscape } = useSheet(nav);
  useEffect(() => {
    const list = nav.current?.querySelector('ul');
    for (const box of [nav.current, list]) keepInView(box, nav.current?.querySelector<HTMLElement>('[aria-current]'));
  }, [current]);
  if (shown.length < LEAST) return null;
  return (
    <nav className={`contents${isAway ? ' contents--away' : ''}`} aria-label="On this page" ref={nav} onKeyDown={closeOnEscape}>
      {strip && strip.width > 0 && <ContentsLedger strip={strip} current={current} />}
      <details ref={sheet}>
        <summary className="contents__title">
          {place < 0 ? 'On this page' : <Place number={place + 1} of={shown.length} text={shown[place]?.text ?? ''} />}
        </summary>
        <ul onClick={close}>
          {shown.map((heading) => (
            <li
              key={heading.id}
              aria-level={heading.depth - 1}
              className={`contents__item--${heading.depth}${heading.isUrgent ? ' contents__item--urgent' : ''}`}
            >
              <a href={`#${heading.id}`} aria-current={heading.id === current ? 'location' : undefined}>
                {heading.text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** As wide for 9/20 as for 20/20, so that the heading beside it stays where it is. */
function Place({ number, of, text }: { readonly number: number; readonly of: number; readonly text: string }) {
  return (
    <>
      <span className="contents__place" style={{ minWidth: `${2 * `${of}`.length + 1}ch` }}>
        <span className="visually-hidden">On this page: section </span>
        <span>{`${number}/${of}`}</span>
      </span>{' '}
      <span className="contents__here">{text}</span>
    </>
  );
}
