/** A name that nothing else on this device is likely to have. */
export const newKey = (): string => Math.random().toString(36).slice(2, 10);
