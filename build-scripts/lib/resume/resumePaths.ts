import { RESUME_JSON, RESUME_TEXT } from '../../../src/core/site/resumeFiles';
import type { SiteSettings } from '../settings/settings';

/**
 * The paths of the forms of the resume that the build makes besides its page.
 *
 * @param own the files of the public folder: a PDF there takes the place of the build's
 */
export function resumePaths({ resumePdf }: SiteSettings['site'], own: ReadonlyMap<string, string> = new Map()): string[] {
  return [...(resumePdf && !own.has(resumePdf) ? [resumePdf] : []), RESUME_TEXT, RESUME_JSON];
}
