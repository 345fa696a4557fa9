import { createContext } from 'react';

/** Whether long lines of code are wrapped, and a setter for all code blocks. */
interface CodeWrapChoice {
  readonly isWrapped: boolean;
  readonly toggle: () => void;
}

export const CodeWrapContext = createContext<CodeWrapChoice>({ isWrapped: false, toggle: () => undefined });
