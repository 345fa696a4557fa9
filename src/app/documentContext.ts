import { createContext } from 'react';
import type { InitialPage } from './initialPage';

/** What is known about the document that the app was started from. */
export interface DocumentInfo {
  /** The path that was served the 404 document, if any: its id may not exist. */
  readonly doubtfulPath: string | null;
  /** The page prerendered in the document; absent in the 404 document, in development and when rendering to HTML. */
  readonly initialPage?: InitialPage | undefined;
}

export const DocumentContext = createContext<DocumentInfo>({ doubtfulPath: null });
