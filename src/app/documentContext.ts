import { createContext } from 'react';
import type { InitialPage } from './initialPage';

/** What the document says about itself. */
export interface DocumentInfo {
  /** The path that the server answered with the 404 document, if it did: its id may not exist. */
  readonly doubtfulPath: string | null;
  /** The page whose HTML the document came with; absent in the 404 document, in development and when rendering to HTML. */
  readonly initialPage?: InitialPage | undefined;
}

export const DocumentContext = createContext<DocumentInfo>({ doubtfulPath: null });
