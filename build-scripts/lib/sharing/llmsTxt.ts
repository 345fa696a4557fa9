import { markdownFile, markdownPath } from '../../../src/core/site/markdownPath';
import { pathOf, tagPath, type FixedPage } from '../../../src/core/site/routes';
import { fullTextPath, TEXT_SECTIONS, type TextSection } from '../http/fullTextPaths';
import { descriptionOf } from '../content/summaries/cards';
import { routeOf } from '../content/articles/document';
import type { ContentModel } from '../content/model/model';
import type { ValidDocument } from '../content/articles/document';
import { allTags } from '../content/search/searchDocuments';

export type AnyDocument = ValidDocument<'wiki' | 'blog' | 'projects'>;

/** What the sections are called here. */
export const TEXT_TITLES: Readonly<Record<TextSection, string>> = { wiki: 'Wiki', blog: 'Blog', projects: 'Projects' };

/** The sections that have articles. */
export const textSections = (model: ContentModel): readonly TextSection[] => TEXT_SECTIONS.filter((section) => model[section].all.length > 0);

/** A guide to the site for language models, in the form of llmstxt.org: a title, a summary, and lists of links to Markdown. */
export function llmsTxt(model: ContentModel, siteUrl: string): string {
  const { site, categories, wiki, blog, projects } = model;
  const sections: readonly (readonly [title: string, documents: readonly AnyDocument[]])[] = [
    ...categories.wiki.map(({ category, title }) => [`Wiki: ${title}`, wiki.all.filter(({ meta }) => meta.category === category)] as const),
    [TEXT_TITLES.blog, blog.all],
    [TEXT_TITLES.projects, projects.all],
  ];
  const full = textSections(model);
  const tags = allTags(model).map((tag) => link(tag, siteUrl + markdownFile(tagPath(tag)), ''));
  return [
    `# ${asText(site.title)}`,
    `> ${asText(site.description)}`,
    'Every page is there as Markdown, too: at its address with `.md` after it.',
    ...sections
      .filter(([, documents]) => documents.length > 0)
      .map(([title, documents]) =>
        section(
          title,
          documents.map((document) => linkTo(document, siteUrl)),
        ),
      ),
    ...(full.length > 0 ? [section('In full', [fullTextLink(siteUrl), ...full.map((each) => fullTextLink(siteUrl, each))])] : []),
    section('Pages', pageLinks(model, siteUrl)),
    // Readers with little room leave this out.
    ...(tags.length > 0 ? [section('Optional', tags)] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The pages that aren't articles: where a reader begins, and those that list the others. */
function pageLinks({ site, wiki, blog, projects, resume, openSource, ledger }: ContentModel, siteUrl: string): string[] {
  const fixed: readonly (readonly [name: 'home' | FixedPage, title: string, about: string | undefined, isThere: boolean])[] = [
    ['home', 'Home', site.description, true],
    ['resume', 'Resume', resume?.headline, resume !== null],
    ['wiki', TEXT_TITLES.wiki, site.leads.wiki, wiki.all.length > 0],
    ['blog', TEXT_TITLES.blog, site.leads.blog, blog.all.length > 0],
    ['projects', TEXT_TITLES.projects, site.leads.projects, projects.all.length > 0],
    ['open-source', 'Open source', site.leads['open-source'], openSource !== null],
    ['ledger', 'Checks', 'which code in the articles was run, on which release and when', Object.keys(ledger).length > 0],
  ];
  return fixed.flatMap(([name, title, about = '', isThere]) => (isThere ? [link(title, siteUrl + markdownFile(pathOf(name)), about)] : []));
}

function section(title: string, items: readonly string[]): string {
  return `## ${asText(title)}\n\n${items.join('\n')}`;
}

/** An article as an item of a list. */
export function linkTo(document: AnyDocument, siteUrl: string): string {
  const path = routeOf(document);
  return link(document.meta.title, siteUrl + (markdownPath(path) ?? path), descriptionOf(document));
}

function fullTextLink(siteUrl: string, section?: TextSection): string {
  const about = `all of ${section ? 'this section' : 'the above'}, one after another, as far as a million characters go`;
  return link(section ? TEXT_TITLES[section] : 'Everything', siteUrl + fullTextPath(section), about);
}

function link(title: string, url: string, about: string): string {
  // A bracket would end the address.
  const target = url.replaceAll('(', '%28').replaceAll(')', '%29');
  return `- [${asText(title)}](${target})${about ? `: ${asText(about)}` : ''}`;
}

/** Escapes a text for Markdown, so that it begins no link, element or code. */
export function asText(text: string): string {
  return text.replace(/[[\]\\<`]/g, '\\$&');
}
