/** The four collections, in the order in which ties are broken (S4). */
export const RESULT_TYPES = ['wiki', 'blog', 'project', 'opensource'] as const;
export type ResultType = (typeof RESULT_TYPES)[number];

/** Their names on the page. */
export const RESULT_TYPE_LABELS: Readonly<Record<ResultType, string>> = { wiki: 'Wiki', blog: 'Blog', project: 'Projects', opensource: 'Open source' };

/** A result without its score and excerpt (E5): one row of the index's document table. */
export interface DocumentRecord {
  readonly id: string;
  readonly type: ResultType;
  readonly title: string;
  readonly tags: readonly string[];
  /** Site-relative for our own pages (`/wiki/ssh`), absolute for open-source repositories. */
  readonly url: string;
  /** YYYY-MM-DD; absent for documents without a date. */
  readonly date?: string;
  /** The day of its last review, where that is later than its date. */
  readonly reviewed?: string;
  readonly category: string;
  readonly description: string;
  /** How many other pages link to it in their text; absent for none. */
  readonly linked?: number;
}

/** A document as input for `buildIndex`, with its texts as written. */
export interface SearchDocument extends DocumentRecord {
  /** S4's body: the plain text for wiki and blog, the description for project and open source. */
  readonly body: string;
  /** Blog only: the excerpt, matched but never counted (S3). */
  readonly excerpt?: string;
  /** Set by the owner: added to the score whenever the document matches; an integer, at most BOOST_LIMIT either way. */
  readonly boost?: number;
  /** Set by the owner: the document is left out of index and results (`searchable`). */
  readonly exclude?: true;
}

/** The bodies as written, by document number; fetched apart from the index. */
export type SearchTexts = readonly string[];
