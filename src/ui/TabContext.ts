import { createContext } from 'react';

/** The label of the chosen tab, for all tab groups that have it, and a setter. */
export interface TabChoice {
  readonly chosen: string | null;
  readonly choose: (label: string) => void;
}

export const TabContext = createContext<TabChoice>({ chosen: null, choose: () => undefined });
