import { use, useEffect, useState } from 'react';
import type { Heading } from '../core/content/blocks';
import { WholePageContext } from './WholePageContext';

/**
 * A heading counts as reached in the upper fifth of the window. The observed zone is unlimited upwards, so that a heading
 * enters or leaves it exactly when it crosses that line, also on a jump, and nothing runs while scrolling.
 */
const ZONE = '1000000px 0px -80% 0px';

/** How long no heading crosses the line before the current one is named, in milliseconds: while several sections pass by, none is read. */
export const REST_MS = 100;

/**
 * The heading of the section being read.
 *
 * @returns its id; null above the first one, and before the page is hydrated
 */
export function useCurrentHeading(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const isWhole = use(WholePageContext);
  const ids = headings.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const order = ids.split(' ');
    const reached = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const name = () => setCurrent(order.filter((id) => reached.has(id)).at(-1) ?? null);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        clearTimeout(timer);
        timer = setTimeout(name, REST_MS);
      },
      { rootMargin: ZONE },
    );
    for (const id of order) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ids, isWhole]);
  return current;
}
