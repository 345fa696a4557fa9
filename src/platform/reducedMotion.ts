import { matchesMedia } from './matchesMedia';

/** Whether the visitor has asked for as little movement as possible. */
export const prefersReducedMotion = (): boolean => matchesMedia('(prefers-reduced-motion: reduce)');
