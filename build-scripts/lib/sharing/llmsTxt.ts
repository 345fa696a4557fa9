import { FEEDS } from '../../../src/core/site/feeds';
import { markdownPath } from '../../../src/core/site/markdownPath';
import { pathOf } from '../../../src/core/site/routes';
import { routeOf } from '../content/document';
import type { ContentModel, ValidDocument } from '../content/model';

type AnyDocument = ValidDocument<'wiki' | 'blog' | 'projects'>;

/** A guide to the site for language models, in the form of llmstxt.org: a title, a summary, and lists of links to Markdown. */
export function llmsTxt({ site, categories, wiki, blog, projects, resume }: ContentModel, siteUrl: string): string {
  const sections: readonly (readonly [title: string, documents: readonly AnyDocument[]])[] = [
    ...categories.wiki.map(({ category, title }) => [`Wiki: ${title}`, wiki.all.filter(({ meta }) => meta.category === category)] as const),
    ['Blog', blog.all],
    ['Projects', projects.all],
  ];
  const optional = [
    ...(resume ? [link('Resume', siteUrl + pathOf('resume'), resume.headline ?? '')] : []),
    ...(wiki.all.length + blog.all.length > 0 ? FEEDS : []).map(({ path, label }) => link(label, siteUrl + path, 'the newest posts and guides in full')),
  ];
  return [
    `# ${asText(site.title)}`,
    `> ${asText(site.description)}`,
    ...(sections.some(([, documents]) => documents.length > 0)
      ? ['Every guide, post and project is there as Markdown, too: at its address with `.md` after it.']
      : []),
    ...sections
      .filter(([, documents]) => documents.length > 0)
      .map(([title, documents]) =>
        section(
          title,
          documents.map((document) => item(document, siteUrl)),
        ),
      ),
    ...(optional.length > 0 ? [section('Optional', optional)] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

function section(title: string, items: readonly string[]): string {
  return `## ${asText(title)}\n\n${items.join('\n')}`;
}

function item(document: AnyDocument, siteUrl: string): string {
  const path = routeOf(document);
  const { meta } = document;
  return link(meta.title, siteUrl + (markdownPath(path) ?? path), ('excerpt' in meta ? meta.excerpt : meta.description) ?? '');
}

function link(title: string, url: string, about: string): string {
  return `- [${asText(title)}](${url})${about ? `: ${asText(about)}` : ''}`;
}

/** Markdown in which a text begins no link, element or code. */
function asText(text: string): string {
  return text.replace(/[[\]\\<`]/g, '\\$&');
}
