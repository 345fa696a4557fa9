import { matchRoute, type RouteName } from './routes';

/** Pages that respond to a visitor's input, with nothing to read by themselves. */
const WITHOUT_MARKDOWN: ReadonlySet<RouteName> = new Set<RouteName>(['search', 'visit']);

/** The path of a page as Markdown: `/wiki/ssh` → `/wiki/ssh.md`, `/` → `/index.md`. */
export const markdownFile = (path: string): string => `${path === '/' ? '/index' : path}.md`;

/** The path of a page as Markdown, e.g. `/wiki/ssh` → `/wiki/ssh.md`; null for a page that has none. */
export function markdownPath(path: string): string | null {
  const match = matchRoute(path);
  return match && !WITHOUT_MARKDOWN.has(match.route.name) ? markdownFile(path) : null;
}
