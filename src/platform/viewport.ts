import { NARROW_WINDOW } from '../core/limits';
import { matchesMedia } from './matchesMedia';

/** Whether the navigation has collapsed and the search dialog fills the screen. */
export const isNarrowScreen = (): boolean => matchesMedia(NARROW_WINDOW);
