import { evidenceKind } from '../../../src/core/content/evidence';
import type { Claim } from '../../../src/core/content/resume';
import type { ResumeData } from '../../../src/core/content/pages';
import type { SiteConstants } from '../../../src/core/site/siteConstants';

/** What every form of the resume is made from: the data of its page, the owner, and the site's address. */
export interface ResumeSource {
  readonly data: ResumeData;
  readonly site: SiteConstants;
  /** Origin and base path without a trailing slash. */
  readonly siteUrl: string;
}

/** An address without its scheme, as people write it. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '');
}

/** A page that backs a claim. */
interface Evidence {
  /** `Case study`, `Guide` … */
  readonly kind: string;
  readonly title: string;
  readonly url: string;
}

/** What backs a claim; undefined for a self-reported one. */
export function evidenceOf({ evidence }: Pick<Claim, 'evidence'>, { data, site, siteUrl }: ResumeSource): Evidence | undefined {
  if (evidence === undefined) return undefined;
  return { kind: evidenceKind(evidence, site), title: data.evidenceTitles[evidence] ?? evidence, url: siteUrl + evidence };
}
