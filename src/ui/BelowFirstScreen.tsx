import { use, type ReactNode } from 'react';
import { WholePageContext } from './WholePageContext';

/** Content below the fold: rendered with the rest of the page, after the first screen has been painted. */
export function BelowFirstScreen({ children }: { readonly children: ReactNode }) {
  return use(WholePageContext) ? children : null;
}
