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
  '/tags/SSH',
] as const;
