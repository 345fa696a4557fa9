import { matchesMedia } from './matchesMedia';

/** Whether the device is used by touch: nothing hovers, and a keyboard covers half of the window. */
export const isFinger = (): boolean => matchesMedia('(hover: none)');
