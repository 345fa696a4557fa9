import { createContext } from 'react';

/** What the document says about itself. */
export interface DocumentInfo {
  /** The path that the server answered with the 404 document, if it did: its id may not exist. */
  readonly doubtfulPath: string | null;
}

export const DocumentContext = createContext<DocumentInfo>({ doubtfulPath: null });
