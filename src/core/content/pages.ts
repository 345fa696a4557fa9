import type { DocumentRecord } from '../search/types';
import type { Block, Heading } from './blocks';
import type { OpenSourceResource, ProjectCategory, Trust, Variable, WikiCategory } from './entities';
import type { LedgerFigures } from './ledgerFigures';
import type { Resume } from './resume';

/** What each page needs beside the site's constants: the JSON that the build writes and the page fetches. */
export interface WikiCard {
  readonly id: string;
  readonly title: string;
  readonly category: WikiCategory;
  readonly tags: readonly string[];
  readonly lastUpdated: string;
  readonly description: string;
}

/** How many of a guide's commands were executed when it was checked. */
export interface Coverage {
  readonly executed: number;
  readonly commands: number;
}

/** A guide as the index shows it. */
export interface GuideCard extends WikiCard, Pick<Trust, 'level' | 'minutes'> {
  readonly coverage?: Coverage | null;
  /** The title of the guide to read next. */
  readonly next?: string | undefined;
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
  readonly category: ProjectCategory;
  readonly tags: readonly string[];
  readonly image: string;
  readonly imageAlt: string;
}

/** A pointer to another page of the same section. */
export interface PageLink {
  readonly id: string;
  readonly title: string;
}

/** A pointer to a page of any section. */
export interface SitePageLink {
  readonly path: string;
  readonly title: string;
}

/** A page that a reader of another may want, and in a few words why. */
export interface RelatedPage extends SitePageLink {
  readonly reason: string;
}

/** The pages that are close to an item of the site, found when it is built. */
export interface NearbyPages {
  /** RELATED_PAGES at most, the nearest first, without those that the page points to anyway. */
  readonly related: readonly RelatedPage[];
  /** The other pages whose text links here, BACKLINKS at most. */
  readonly linkedFrom: readonly SitePageLink[];
}

export interface WikiArticleData extends WikiCard, NearbyPages {
  /** What the index calls its category (E6). */
  readonly group: string;
  readonly trust: Trust;
  /** What the machine checked of it, in a line; null for an article that was never checked. */
  readonly checked: string | null;
  /** What the reader must know of the releases it applies to: which are out of support. */
  readonly outdated: readonly string[];
  readonly variables: Readonly<Record<string, Variable>>;
  readonly readingMinutes: number;
  readonly headings: readonly Heading[];
  readonly blocks: readonly Block[];
  /** The guides that its prerequisites link to. */
  readonly readFirst: readonly PageLink[];
  readonly next: PageLink | null;
  /** Its neighbours in the category, in the order of the index. */
  readonly neighbours: { readonly previous: PageLink | null; readonly following: PageLink | null };
}

export interface BlogPostData extends BlogCard, NearbyPages {
  readonly headings: readonly Heading[];
  readonly blocks: readonly Block[];
  readonly newer: PageLink | null;
  readonly older: PageLink | null;
}

/** A quantity, and what it is of. */
export interface Figure {
  readonly value: string;
  readonly label: string;
}

export interface ProjectData extends ProjectCard, NearbyPages {
  readonly github: string;
  readonly live: string;
  readonly technologies: readonly string[];
  /** What it came to, three at most. */
  readonly figures: readonly Figure[];
  readonly headings: readonly Heading[];
  readonly blocks: readonly Block[];
}

export interface OpenSourceData {
  /** The day on which stars and forks were read; null for an empty list. */
  readonly asOf: string | null;
  readonly repositories: readonly OpenSourceResource[];
  readonly featuredPost: BlogCard | null;
}

/** What the terminal's commands print (T1), gathered from the resume and the projects. */
export interface TerminalFacts {
  readonly summary: string;
  readonly headline: string;
  readonly expertise: Resume['expertise'];
  readonly experience: readonly { readonly role: string; readonly organisation: string; readonly start: string; readonly end: string | null }[];
  readonly certifications: Resume['certifications'];
  readonly projects: readonly PageLink[];
  /** Those of the skills and the core tools that are tags, too: their names lead to what has the tag. */
  readonly tagged: readonly string[];
}

export interface HomeData {
  readonly headline: string;
  readonly location: string;
  readonly achievements: Resume['achievements'];
  /** Null where nothing was ever checked. */
  readonly ledger: LedgerFigures | null;
  readonly latestPosts: readonly BlogCard[];
  readonly latestProjects: readonly ProjectCard[];
  readonly terminal: TerminalFacts;
}

export interface ResumeData {
  readonly resume: Resume;
  /** The titles of the pages that back its statements, by path. */
  readonly evidenceTitles: Readonly<Record<string, string>>;
  readonly featuredProjects: readonly ProjectCard[];
}

/** The data of each kind of page, by the name of its route. */
export interface PageData {
  readonly home: HomeData;
  readonly resume: ResumeData;
  readonly wiki: { readonly articles: readonly GuideCard[] };
  readonly 'wiki-article': WikiArticleData;
  readonly blog: { readonly posts: readonly BlogCard[] };
  readonly 'blog-post': BlogPostData;
  readonly projects: { readonly projects: readonly ProjectCard[] };
  readonly project: ProjectData;
  readonly 'open-source': OpenSourceData;
  /** Every item of every collection, in collection order (G2). */
  readonly tags: { readonly records: readonly DocumentRecord[] };
  readonly search: Readonly<Record<string, never>>;
}
