import { groupTitles } from '../../../src/core/content/categories';
import type { FixedPage } from '../../../src/core/site/routes';
import type { SiteIdentity } from '../../../src/core/site/siteConstants';
import type { SiteSettings } from './settings';

/** The source of the module `@content/site`: what every page needs to know about the owner, which pages there are, and what categories are called. */
export function siteModule(settings: Pick<SiteSettings, 'site' | 'siteUrl'>, pages: readonly FixedPage[]): string {
  const exported = { site: identityOf(settings), pages, categoryNames: groupTitles(settings.site.categories?.wiki) };
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** Whatever isn't named here is sent with the pages that show it. */
function identityOf({ site, siteUrl: url }: Pick<SiteSettings, 'site' | 'siteUrl'>): SiteIdentity {
  const { name, isSample, title, description, keywords, searchExamples, dir, author, social, corrections, profileImage, socialCard, resumePdf } = site;
  return { name, isSample, url, title, description, keywords, searchExamples, dir, author, social, corrections, profileImage, socialCard, resumePdf };
}
