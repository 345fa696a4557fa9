import { createAction } from '@reduxjs/toolkit';
import type { ThemePreference } from '../../core/site/themes';

export interface RememberedSearch {
  /** Recent searches, newest first. */
  readonly recent: readonly string[];
  /** Whether the key `/` opens the dialog. */
  readonly isSlashKeyOn: boolean;
}

/** What earlier visits stored on this device; what is absent stays as it is. */
export interface Remembered {
  readonly theme?: ThemePreference;
  readonly isCodeWrapped?: boolean;
  readonly search?: RememberedSearch;
}

/** Takes over all that was remembered at once, when the site starts. */
export const restored = createAction<Remembered>('remember/restored');
