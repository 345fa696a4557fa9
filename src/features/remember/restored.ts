import { createAction } from '@reduxjs/toolkit';
import type { RememberedSearch } from '../quick-search/quickSearchSlice';
import type { ThemePreference } from '../theme/themeSlice';

/** What earlier visits have left on this device; what is absent stays as it is. */
export interface Remembered {
  readonly theme?: ThemePreference;
  readonly isCodeWrapped?: boolean;
  readonly search?: RememberedSearch;
}

/** What was remembered is taken over, all at once, when the site starts. */
export const restored = createAction<Remembered>('remember/restored');
