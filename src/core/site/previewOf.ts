import type { BlogPostData, PageData, ProjectData, WikiArticleData } from '../content/pages';
import { plainTitle } from '../content/plainTitle';
import type { RouteName } from './routes';

/** The content of a link preview. */
export interface Preview {
  /** The page's section and category. */
  readonly kicker: string;
  readonly title: string;
  /** The heading that the link leads to, if any. */
  readonly section?: string | undefined;
  readonly text: string;
  /** Its reading time and what was checked, or its technologies. */
  readonly facts: string;
}

/**
 * Derives a preview from a page's data.
 *
 * @param anchor the id of the heading that is linked to, or an empty string
 * @returns null for kinds of page that have no preview: lists, the home page
 */
export function previewOf(name: RouteName, data: PageData[RouteName], anchor: string): Preview | null {
  const content = contentOf(name, data);
  return content && { ...content, title: plainTitle(content.title), section: (data as WikiArticleData).headings.find(({ id }) => id === anchor)?.text };
}

function contentOf(name: RouteName, data: PageData[RouteName]): Preview | null {
  switch (name) {
    case 'wiki-article': {
      const { group, title, description, readingMinutes, checked } = data as WikiArticleData;
      return { kicker: `Wiki / ${group}`, title, text: description, facts: [`${readingMinutes} min read`, checked].filter(Boolean).join(' · ') };
    }
    case 'blog-post': {
      const { category, title, excerpt, readingMinutes } = data as BlogPostData;
      return { kicker: `Blog / ${category}`, title, text: excerpt, facts: `${readingMinutes} min read` };
    }
    case 'project': {
      const { category, title, description, technologies } = data as ProjectData;
      return { kicker: `Projects / ${category}`, title, text: description, facts: technologies.slice(0, 3).join(' · ') };
    }
    default:
      return null;
  }
}
