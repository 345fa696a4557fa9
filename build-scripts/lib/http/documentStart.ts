import type { SiteConstants } from '../../../src/core/site/siteConstants';

/** The language (BCP 47) and direction of a site's texts. */
export type TextLanguage = Pick<SiteConstants, 'language' | 'dir'>;

/**
 * The beginning of each document. The attributes are in no page's Helmet: it takes them away and sets them again with each page, and a changed
 * `lang` makes browsers compute all styles anew.
 */
export function documentStart({ language, dir }: TextLanguage): string {
  return `<!doctype html><html lang="${language}"${dir ? ` dir="${dir}"` : ''}><head><meta charset="utf-8">`;
}
