/** Whether a media query applies; false where there are none, as in tests. */
export const matchesMedia = (query: string): boolean => window.matchMedia?.(query).matches ?? false;
