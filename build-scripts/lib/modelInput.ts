import type { ModelInput } from './content/model';
import { readContent } from './content/readContent';
import { displayPath } from './displayPath';
import { readLedger } from './ledger';
import { resumePaths } from './resume/resumeFiles';
import { OWN_CONTENT, type SiteSettings } from './settings';

type SiteInput = Omit<ModelInput, 'compile' | 'preview' | 'rules'>;

/**
 * Reads a site's content folder as the input of `createModel`: what it lacks is taken from our own content, and the notices
 * say so. How documents are compiled and which are shown is up to the caller.
 */
export function modelInput({ contentDir, site, siteFile, buildTime }: SiteSettings): { readonly input: SiteInput; readonly notices: readonly string[] } {
  const files = readContent(contentDir);
  const own = readContent(OWN_CONTENT);
  if (!own.resume) throw new Error('src/content/resume.yml is missing.');
  const input: SiteInput = {
    files: { ...files, images: new Map([...own.images, ...files.images]) },
    site,
    buildTime,
    siteFile: displayPath(siteFile),
    fallbackResume: own.resume,
    ledger: readLedger(contentDir),
    staticFiles: new Set(resumePaths(site)),
  };
  return { input, notices: files.resume ? [] : [`${displayPath(contentDir)} has no resume.yml; the site shows the one of src/content.`] };
}
