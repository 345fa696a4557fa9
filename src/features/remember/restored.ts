import { createAction } from '@reduxjs/toolkit';
import type { ThemePreference } from '../../core/site/themes';

export interface RememberedSearch {
  /** What was searched for lately, newest first. */
  readonly recent: readonly string[];
  /** Whether the key `/` opens the dialog. */
  readonly isSlashKeyOn: boolean;
}

/** What earlier visits have left on this device; what is absent stays as it is. */
export interface Remembered {
  readonly theme?: ThemePreference;
  readonly isCodeWrapped?: boolean;
  readonly search?: RememberedSearch;
}

/** What was remembered is taken over, all at once, when the site starts. */
export const restored = createAction<Remembered>('remember/restored');
