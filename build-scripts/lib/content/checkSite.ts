import type { SiteConstants } from '../../../src/core/site/siteConstants';
import type { Problem } from './problem';
import type { ContentFiles } from './readContent';
import { siteConstants } from './schema';

interface SiteInput {
  readonly site: SiteConstants;
  readonly siteFile: string;
  readonly files: ContentFiles;
  readonly staticFiles: ReadonlySet<string>;
}

/** What is wrong with the site's constants, and with the pictures that they name. */
export function checkSite({ site, siteFile, files, staticFiles }: SiteInput): Problem[] {
  const problem = (message: string, hint: string): Problem => ({ file: siteFile, line: 1, column: 1, message, hint });
  const { error, success } = siteConstants.safeParse(site);
  const named = success ? [...new Set([site.profileImage, site.socialCard ?? site.profileImage])] : [];
  return [
    ...(error?.issues ?? []).map(({ path, message }) =>
      problem(`"${path.join('.')}": ${message}`, 'See src/core/site/siteConstants.ts for what each constant is.'),
    ),
    ...named
      .filter((path) => !files.images.has(path) && !staticFiles.has(path))
      .map((path) => problem(`names ${path}, which does not exist`, 'Put the file into the images folder of the content.')),
  ];
}
