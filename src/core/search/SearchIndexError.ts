export type SearchIndexProblem = 'foreign' | 'newer' | 'older' | 'damaged';

const REMEDY = 'Reload the page; if that does not help, build and deploy the site again.';

/** Thrown by `decodeIndex` for data that isn't an index this site can read; the message says what is wrong and what to do. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';
  readonly problem: SearchIndexProblem;

  constructor(problem: SearchIndexProblem, what: string) {
    super(`Search index: ${what}. ${REMEDY}`);
    this.problem = problem;
  }
}
