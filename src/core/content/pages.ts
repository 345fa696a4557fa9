import type { DocumentRecord, ResultType } from '../search/types';
import type { Block, Heading, Picture } from './blocks';
import type { WikiCategoryGroup } from './categories';
import type { LedgerData } from './checkedArticles';
import type { Coverage } from './commandsRun';
import type { CoreTool, NamedLink, SiteLeads } from '../site/siteConstants';
import type { GuideFacts, OpenSourceResource, Variable } from './entities';
import type { BlogPart, ListData, WikiPart } from './lists';
import type { LedgerFigures, Strip } from './ledgerFigures';
import type { RecordedBlocks } from '../recordings/recording';
import type { Resume } from './resume';

export interface WikiCard {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly lastUpdated: string;
  readonly description: string;
}

/** A guide as the index shows it. */
export interface GuideCard extends WikiCard, Pick<GuideFacts, 'level' | 'minutes'> {
  /** YYYY-MM-DD; only of a guide that was reviewed since it was last updated. */
  readonly reviewed?: string | undefined;
  readonly coverage?: Coverage | null;
  /** How many of its code blocks have each shade of the ledger (`LEDGER_SHADES`); absent where it was never checked. */
  readonly ledger?: readonly number[] | undefined;
}

export interface BlogCard {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly excerpt: string;
  readonly readingMinutes: number;
}

export interface ProjectCard {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly image?: Picture | undefined;
  readonly imageAlt?: string | undefined;
  /** What it changed, by its first figure. */
  readonly result?: string | undefined;
}

/** A link to another page of the same section. */
export interface PageLink {
  readonly id: string;
  readonly title: string;
}

/** A link to a page of any section. */
export interface SitePageLink {
  readonly path: string;
  readonly title: string;
}

/** A related page, and in a few words why it is related. */
interface RelatedPage extends SitePageLink {
  readonly reason: string;
}

/** The pages related to an item, computed by the build. */
export interface NearbyPages {
  /** At most RELATED_PAGES, the nearest first, without those that the page links to anyway. */
  readonly related: readonly RelatedPage[];
  /** The other pages whose text links here, at most BACKLINKS. */
  readonly linkedFrom: readonly SitePageLink[];
}

/** Where an article's source is. */
interface ArticleFile {
  /** Its path in the content folder, such as `wiki/linux/ssh.md`; absent if it is the page's path plus `.md`. */
  readonly file?: string | undefined;
}

/** Whether its description or excerpt is how its text begins: then its page doesn't show it above the text. */
interface Opened {
  readonly isOpening?: true | undefined;
}

export interface WikiArticleData extends WikiCard, NearbyPages, ArticleFile, Opened {
  /** The name of its category in the index (E6). */
  readonly group: string;
  /** How old it is, for its printed head. */
  readonly dated: string;
  /** YYYY-MM-DD: the latest of its update and its review. */
  readonly modified: string;
  /** One line on what was checked automatically; null for an article that was never checked. */
  readonly checked: string | null;
  /** What its checks used in place of a reader's environment, in one sentence. */
  readonly standIns: string | null;
  /** What a reader weighs before starting, in a few words each: what was run, how long it takes, and what can go wrong. */
  readonly glance: readonly { readonly kind: 'run' | 'partly-run' | 'time' | 'risk'; readonly text: string; readonly href?: string }[];
  /** What is known about it: names and texts. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  readonly variables: Readonly<Record<string, Variable>>;
  /** The name of its edition, on a site that tells readers what has changed; and the path of the editions' feed, if an earlier one is known. */
  readonly edition?: string | undefined;
  readonly changes?: string | undefined;
  /** Whether it also exists as a script. */
  readonly hasScript: boolean;
  /** Absent where no session was recorded. */
  readonly recorded?: RecordedBlocks | undefined;
  readonly readingMinutes: number;
  readonly headings: readonly Heading[];
  /** Its row of the ledger. */
  readonly strip: Strip;
  readonly blocks: readonly Block[];
  /** The guides that its prerequisites link to. */
  readonly readFirst: readonly PageLink[];
  readonly next: PageLink | null;
  /** Its neighbours in the category, in the order of the index. */
  readonly neighbours: { readonly previous: PageLink | null; readonly following: PageLink | null };
}

export interface BlogPostData extends BlogCard, NearbyPages, ArticleFile, Opened, Pick<WikiArticleData, 'recorded'> {
  readonly headings: readonly Heading[];
  readonly blocks: readonly Block[];
  readonly newer: PageLink | null;
  readonly older: PageLink | null;
}

/** A quantity before and after a project. */
export interface ChangedFigure {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** The lengths of their bars, out of 100. */
  readonly lengths: readonly [before: number, after: number];
  readonly isBetter: boolean;
  readonly how?: string | undefined;
}

export interface ProjectData extends ProjectCard, NearbyPages, ArticleFile {
  readonly github?: string | undefined;
  readonly live?: string | undefined;
  /** The label of the live address. */
  readonly liveLabel?: string | undefined;
  readonly technologies: readonly string[];
  /** What is known about it: names and texts. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  readonly figures: readonly ChangedFigure[];
  readonly headings: readonly Heading[];
  readonly blocks: readonly Block[];
}

/** A repository as its list shows it, with the guide that is about it. */
export interface ListedRepository extends OpenSourceResource {
  readonly guide: PageLink | null;
}

export interface OpenSourceData extends ListData {
  /** The date of the star and fork counts. */
  readonly asOf: string;
  readonly repositories: readonly ListedRepository[];
  readonly featuredPost: BlogCard | null;
}

/** What the terminal's commands print (T1), gathered from the resume and the projects. */
export interface TerminalFacts {
  readonly summary?: string | undefined;
  readonly headline?: string | undefined;
  readonly expertise: Resume['expertise'];
  readonly experience: readonly { readonly role: string; readonly organisation: string; readonly start: string; readonly end: string | null }[];
  readonly certifications: Resume['certifications'];
  readonly projects: readonly PageLink[];
  readonly tools: readonly CoreTool[];
  /** Commands to try, on what the site has. */
  readonly tried: readonly string[];
  /** The skills and core tools that are also tags: their names link to the tag's page. */
  readonly tagged: readonly string[];
}

export interface HomeData {
  readonly claim?: string | undefined;
  readonly headline?: string | undefined;
  readonly location?: string | undefined;
  readonly achievements: Resume['achievements'];
  /** Null where nothing was ever checked. */
  readonly ledger: LedgerFigures | null;
  /** A guide of each category, or of the eight with the most: the one with the most commands run. */
  readonly guides: readonly GuideCard[];
  readonly latestPosts: readonly BlogCard[];
  readonly latestProjects: readonly ProjectCard[];
  /** Null for a site without a file to read. */
  readonly terminal: TerminalFacts | null;
  readonly tools: readonly CoreTool[];
  /** Null where there is neither a picture nor a link to show. */
  readonly about: { readonly picture: (Picture & { readonly alt: string }) | null; readonly links: readonly NamedLink[] } | null;
  readonly leads: Pick<SiteLeads, 'collaborate' | 'contact'>;
}

export interface ResumeData {
  readonly resume: Resume;
  /** The titles of the pages that back its statements, by path. */
  readonly evidenceTitles: Readonly<Record<string, string>>;
  readonly featuredProjects: readonly ProjectCard[];
}

type CatalogRecordOf<Type extends ResultType, Facts> = DocumentRecord & { readonly type: Type } & Facts;

/** An item of any collection as the tag pages show it. */
export type CatalogRecord =
  | CatalogRecordOf<'wiki', Pick<GuideCard, 'level' | 'minutes' | 'coverage' | 'ledger'>>
  | CatalogRecordOf<'blog', Pick<BlogCard, 'readingMinutes'>>
  | CatalogRecordOf<'project', unknown>
  | CatalogRecordOf<'opensource', Pick<OpenSourceResource, 'language' | 'stars'>>;

/** The data of each kind of page, by its route's name: JSON without the site's constants, which the build writes and the page fetches. */
export interface PageData {
  readonly home: HomeData;
  readonly resume: ResumeData;
  readonly wiki: ListData<WikiPart> & { readonly articles: readonly GuideCard[]; readonly groups: readonly WikiCategoryGroup[] };
  readonly 'wiki-article': WikiArticleData;
  readonly blog: ListData<BlogPart> & { readonly posts: readonly BlogCard[] };
  readonly 'blog-post': BlogPostData;
  readonly projects: ListData & { readonly projects: readonly ProjectCard[]; readonly categories: readonly string[] };
  readonly project: ProjectData;
  readonly 'open-source': OpenSourceData;
  readonly ledger: LedgerData;
  /** Every item in collection order (G2); where a tag has more, how many of them a page shows. */
  readonly tags: { readonly records: readonly CatalogRecord[]; readonly pageSize?: number };
  readonly search: Readonly<Record<string, never>>;
  readonly visit: Readonly<Record<string, never>>;
}
