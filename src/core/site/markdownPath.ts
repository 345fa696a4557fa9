import { matchRoute, type RouteName } from './routes';

const WITH_MARKDOWN: ReadonlySet<RouteName> = new Set<RouteName>(['wiki-article', 'blog-post', 'project']);

/** The path of an article as Markdown: `/wiki/ssh` → `/wiki/ssh.md`. */
export const markdownFile = (path: string): string => `${path}.md`;

/** The path of an article, post or project as Markdown, e.g. `/wiki/ssh` → `/wiki/ssh.md`; null for other pages. */
export function markdownPath(path: string): string | null {
  const match = matchRoute(path);
  return match && WITH_MARKDOWN.has(match.route.name) ? markdownFile(path) : null;
}
