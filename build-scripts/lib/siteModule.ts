import type { FixedPage } from '../../src/core/site/routes';
import type { SiteConstants, SiteIdentity } from '../../src/core/site/siteConstants';

/** The source of the module `@content/site`: what every page needs of the owner, and which pages there are. */
export function siteModule(site: SiteConstants, pages: readonly FixedPage[]): string {
  return `export const site = ${JSON.stringify(identityOf(site))};\nexport const pages = ${JSON.stringify(pages)};\n`;
}

/** Whatever isn't named here is sent with the pages that show it. */
function identityOf({ name, isSample, url, title, description, keywords, language, author, social, ...more }: SiteConstants): SiteIdentity {
  const { corrections, profileImage, socialCard, resumePdf } = more;
  return { name, isSample, url, title, description, keywords, language, author, social, corrections, profileImage, socialCard, resumePdf };
}
