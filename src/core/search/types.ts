/** The four collections, in the order in which ties are broken (S4). */
export const RESULT_TYPES = ['wiki', 'blog', 'project', 'opensource'] as const;
export type ResultType = (typeof RESULT_TYPES)[number];

/** What a reader calls them. */
export const RESULT_TYPE_LABELS: Readonly<Record<ResultType, string>> = { wiki: 'Wiki', blog: 'Blog', project: 'Project', opensource: 'Open source' };

/** What a result shows without its score and excerpt (E5): one row of the index's document table. */
export interface DocumentRecord {
  readonly id: string;
  readonly type: ResultType;
  readonly title: string;
  readonly tags: readonly string[];
  /** Site-relative for our own pages (`/wiki/ssh`), absolute for open-source repositories. */
  readonly url: string;
  /** YYYY-MM-DD; absent for documents without a date. */
  readonly date?: string;
  readonly category: string;
  readonly description: string;
}

/** A document as the build hands it to `buildIndex`: every text as written, in collection order. */
export interface SearchDocument extends DocumentRecord {
  /** S4's body: the plain text for wiki and blog, the description for project and open source. */
  readonly body: string;
  /** Blog only: the excerpt, matched but never counted (S3). */
  readonly excerpt?: string;
  /** The owner's wish: added to the score wherever the document matches; a whole number, BOOST_LIMIT at most either way. */
  readonly boost?: number;
  /** The owner's wish: the document is left out of index and results (searchable.ts). */
  readonly exclude?: true;
}

/** The bodies as written, by document number; fetched apart from the index. */
export type SearchTexts = readonly string[];
