import { ViewTransition, type ReactNode } from 'react';

interface SharedTitleProps {
  /** The page that is named. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * A page's title, in a list and at the head of the page: it moves from one to the other where the browser supports
 * view transitions. If only one of the two is on the screen nothing is animated, and nobody waits.
 */
export function SharedTitle({ path, children }: SharedTitleProps) {
  return (
    <ViewTransition name={path} share="title" default="none">
      {children}
    </ViewTransition>
  );
}
