import { useSyncExternalStore } from 'react';

/** What it reads is the same throughout a visit, so there is nothing to subscribe to. */
const neverChanges = () => () => undefined;

const isInHtml = () => false;

/** What holds in the browser, once the page is hydrated; until then, and in the HTML, false. */
export const useClientValue = (read: () => boolean): boolean => useSyncExternalStore(neverChanges, read, isInHtml);
