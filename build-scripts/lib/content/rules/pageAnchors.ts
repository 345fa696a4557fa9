import { groupAnchor } from '../../../../src/core/content/categories';
import { matchRoute, type RouteName } from '../../../../src/core/site/routes';
import type { CompiledDocument } from '../articles/document';

/** The headings of pages that aren't articles. */
const HEADINGS: Partial<Record<RouteName, readonly string[]>> = {
  home: [
    ...['hero-title', 'terminal-title', 'intro-title', 'tools-title', 'guides-title', 'projects-title', 'posts-title', 'ledger-title'],
    ...['collaborate-title', 'touch-title'],
  ],
  resume: ['summary', 'key-achievements', 'experience', 'technical-expertise', 'featured-projects', 'education-and-certifications'],
  ledger: ['articles-title', 'how-title'],
};

/** Where a link to a list or another fixed page may lead on it. Which of its parts a page has isn't checked. */
export function anchorsOfPage(path: string, documents: readonly CompiledDocument[]): { readonly id: string }[] {
  const name = matchRoute(path)?.route.name;
  const groups = name === 'wiki' ? documents.flatMap(({ folder, meta }) => (folder === 'wiki' && meta ? [groupAnchor(meta.category)] : [])) : [];
  return ['main', ...((name && HEADINGS[name]) ?? []), ...new Set(groups)].map((id) => ({ id }));
}
