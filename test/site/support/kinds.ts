/** A page of each kind; tests add the search, with a query or without. */
export const KINDS = [
  '/',
  '/resume',
  '/wiki',
  '/wiki/ssh',
  '/blog',
  '/blog/learning-to-read-logs',
  '/projects',
  '/projects/azure-migration',
  '/open-source',
  '/ledger',
  '/tags/SSH',
] as const;

const isArticle = (path: string) => /^\/(?:wiki|blog|projects)\/./.test(path);

/** The guide, the post and the project of `KINDS`, and the others, most of which are lists. */
export const ARTICLE_KINDS = KINDS.filter(isArticle);
export const LIST_KINDS = KINDS.filter((path) => !isArticle(path));
