import { createContext } from 'react';

/** Whether long lines of code are folded, and how to change that for all code at once. */
export interface CodeWrapChoice {
  readonly isWrapped: boolean;
  readonly toggle: () => void;
}

export const CodeWrapContext = createContext<CodeWrapChoice>({ isWrapped: false, toggle: () => undefined });
