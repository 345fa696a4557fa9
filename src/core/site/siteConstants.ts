import type { Categories } from '../content/categories';
import type { ContentIconName } from './contentIcons';

/** A page of the owner elsewhere; links to it show its name. */
export interface SocialProfile {
  readonly name: string;
  readonly url: string;
  /** Without one, the host decides. */
  readonly icon?: ContentIconName | undefined;
}

/** Sentences that the owner may word: those at the head of each list, and next to the e-mail address. */
export interface SiteLeads {
  readonly wiki: string;
  readonly blog: string;
  readonly projects: string;
  readonly 'open-source': string;
  readonly collaborate: string;
  readonly contact: string;
}

/** A page of the owner elsewhere that isn't a profile. */
export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/** The categories that guides and projects may name. Without a list they may name any, and groups are in alphabetical order. */
export type SiteCategories = { readonly [Kind in keyof Categories]?: Categories[Kind] | undefined };

/** What an owner requires of articles beyond being correct; what isn't named isn't required. */
export interface SiteRules {
  /** Words of prose, both bounds included. */
  readonly guideWords?: { readonly least: number; readonly most: number } | undefined;
  readonly postWords?: { readonly least: number; readonly most: number } | undefined;
  /** The least number of other pages of the site that a guide links to. */
  readonly guideLinks?: number | undefined;
  /** Whether each guide is linked to by another article. */
  readonly backlinks?: boolean | undefined;
  /** Whether links to other sites lead only to what `link-hosts.yml` lists. */
  readonly listedHosts?: boolean | undefined;
}

/** The shape of `src/content/site.yml`: everything about the owner that the code needs (E7). */
export interface SiteConstants {
  readonly name: string;
  /** Whether person, employers and figures are invented: then every place that shows them says so. */
  readonly isSample?: boolean | undefined;
  /** Origin and base path without a trailing slash; `SITE_URL` overrides it at build time. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** One sentence at the head of the home page: what the owner does, and what proves it. */
  readonly claim?: string | undefined;
  readonly keywords: readonly string[];
  /** What an empty search box gives as examples. */
  readonly searchExamples: string;
  /** BCP 47, e.g. `en`. */
  readonly language: string;
  /** Set for a language written from right to left. */
  readonly dir?: 'rtl' | undefined;
  /** IANA name, e.g. `Europe/Berlin`: the zone of a `publishAt` or `expiresAt` that has no offset. */
  readonly timeZone?: string | undefined;
  readonly rules?: SiteRules | undefined;
  /** Where a guide gets its date if it doesn't say when it was last updated. */
  readonly lastUpdated?: 'git' | undefined;
  readonly author: { readonly name: string; readonly jobTitle?: string | undefined; readonly email?: string | undefined };
  /** In the order in which they are shown. */
  readonly social: readonly SocialProfile[];
  readonly categories?: SiteCategories | undefined;
  /** Shown beside what the site is about. */
  readonly links: readonly NamedLink[];
  readonly leads: SiteLeads;
  /**
   * Where readers report a mistake and edit a page: an address, or `mailto:`, in which `{file}` stands for the page's file
   * in `src/content`, `{title}` and `{path}` for its title and path. Without one the link isn't shown.
   */
  readonly corrections?: { readonly report?: string | undefined; readonly edit?: string | undefined } | undefined;
  readonly profileImage?: string | undefined;
  readonly profileImageAlt?: string | undefined;
  /** A custom picture, 1200 × 630, that replaces the generated social card of the home page. */
  readonly socialCard?: string | undefined;
  /** Path of the PDF at the site root; its last part is the file's name when downloaded (C1). False where there is none. */
  readonly resumePdf: string | false;
  readonly coreTools: readonly CoreTool[];
  /** Changes to the default colours and typeface. */
  readonly theme?: SiteTheme | undefined;
}

/** An owner's colours, by the roles of the style sheets' tokens, and typeface. */
export interface SiteTheme {
  readonly colors?: Readonly<Record<string, { readonly light: string; readonly dark: string }>> | undefined;
  readonly typeface?: 'system' | 'serif' | undefined;
}

/** Something that the owner works with. */
export interface CoreTool {
  readonly name: string;
  readonly purpose: string;
  readonly icon: ContentIconName;
}

/** The constants that every page needs. The others are in the data of the pages that show them. */
export type SiteIdentity = Omit<
  SiteConstants,
  'claim' | 'language' | 'timeZone' | 'categories' | 'links' | 'leads' | 'profileImageAlt' | 'coreTools' | 'theme'
>;
