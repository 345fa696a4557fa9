import type { SiteConstants } from '../../../../src/core/site/siteConstants';
import { checkTheme } from '../site/checkTheme';
import type { Problem } from '../source/problem';
import type { ContentFiles } from '../reading/readContent';
import type { SiteForm } from '../site/siteFile';

interface SiteInput {
  readonly site: SiteConstants;
  readonly siteForm: Omit<SiteForm, 'site'>;
  readonly files: ContentFiles;
  readonly staticFiles: ReadonlySet<string>;
}

const PICTURES = ['profileImage', 'socialCard'] as const;

/** What is wrong with the site's constants, and with the pictures that they name. */
export function checkSite({ site, siteForm: { file, problems, position }, files, staticFiles }: SiteInput): Problem[] {
  const missing = PICTURES.flatMap((key): Problem[] => {
    const path = site[key];
    if (path === undefined || files.images.has(path) || staticFiles.has(path)) return [];
    return [{ file, ...position([key]), message: `names ${path}, which does not exist`, hint: 'Put the file into the images folder of the content.' }];
  });
  const isSilent = site.profileImage !== undefined && site.profileImageAlt === undefined;
  const hint = 'Add it: what the picture shows, for readers who can’t see it.';
  return [
    ...problems,
    ...missing,
    ...checkTheme(site.theme ?? {}, { file, position }),
    ...(isSilent ? [{ file, ...position(['profileImage']), message: 'lacks "profileImageAlt"', hint }] : []),
  ];
}
