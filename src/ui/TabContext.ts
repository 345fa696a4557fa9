import { createContext } from 'react';

/** Which tab a reader has chosen wherever there is one of that name, and how to choose. */
export interface TabChoice {
  readonly chosen: string | null;
  readonly choose: (label: string) => void;
}

export const TabContext = createContext<TabChoice>({ chosen: null, choose: () => undefined });
