import { createContext } from 'react';

/** Whether all of the page is to be rendered; until then what its first screen shows is enough. */
export const WholePageContext = createContext(true);
