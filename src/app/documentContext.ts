import { createContext } from 'react';
import type { Pages } from './pages';

/** The prerendered page, until it is hydrated or removed. */
export interface InitialPage {
  /** Records that all around the page is hydrated: only then can React put another in its place. */
  readonly reach: () => void;
  /** Records that the visitor navigated away. */
  readonly leave: () => void;
  /** Whether the visitor navigated away before it was hydrated. */
  readonly isLeft: () => boolean;
  /** From now on the page loads, and fails, like any other. */
  readonly release: () => void;
}

/** What is known about the document that the app was started from. */
export interface DocumentInfo {
  readonly pages: Pages;
  /** The path that was served the 404 document, if any: its id may not exist. */
  readonly doubtfulPath: string | null;
  /** The page prerendered in the document; absent in the 404 document, in development and when rendering to HTML. */
  readonly initialPage?: InitialPage | undefined;
}

/** Provided by the app for everything it renders. */
export const DocumentContext = createContext({} as DocumentInfo);
