import { createContext } from 'react';

/** Whether to render the whole page; until then only its first screen. */
export const WholePageContext = createContext(true);
