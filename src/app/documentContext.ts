import { createContext } from 'react';
import type { InitialPage } from './initialPage';
import type { Pages } from './resources';

/** What is known about the document that the app was started from. */
export interface DocumentInfo {
  readonly pages: Pages;
  /** The path that was served the 404 document, if any: its id may not exist. */
  readonly doubtfulPath: string | null;
  /** The page prerendered in the document; absent in the 404 document, in development and when rendering to HTML. */
  readonly initialPage?: InitialPage | undefined;
}

/** The app provides it for all that it renders. */
export const DocumentContext = createContext({} as DocumentInfo);
