import { RESUME_JSON, RESUME_TEXT } from '../../../src/core/site/resumeFiles';
import type { SiteSettings } from '../settings/settings';

/** The paths of the forms of the resume that aren't pages of the app. */
export function resumePaths({ resumePdf }: SiteSettings['site']): string[] {
  return [resumePdf, RESUME_TEXT, RESUME_JSON];
}
