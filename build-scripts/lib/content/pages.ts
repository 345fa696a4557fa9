import { RESULT_TYPES, type SearchDocument } from '../../../src/core/search';
import { groupTitles } from '../../../src/core/content/categories';
import type { GuideCard, PageData } from '../../../src/core/content/pages';
import type { Resume } from '../../../src/core/content/resume';
import { LATEST_POSTS, LATEST_PROJECTS } from '../../../src/core/limits';
import { dataPathOf, pathOf, tagPath, type RouteName } from '../../../src/core/site/routes';
import { catalogRecord, guideFacts } from './catalog';
import { blogCard, linkTo, projectCard, readingMinutes, wikiCard } from './cards';
import { checkedBlocks } from './checks';
import { checksBySection, ledgerFigures, stripOf } from './ledgerFigures';
import { ledgerData, standInsOf } from './ledgerPage';
import { datesOf, modifiedOf, factsOf, glanceOf } from './guideSummary';
import { isUnsupported, outdatedReleases } from './lifecycle';
import { isBlog, isWiki, type AnyDocument, type ContentModel, type ValidDocument } from './model';
import { provenGuides } from './provenGuides';
import { projectData } from './projectData';
import { prerequisiteIds, nearbyPagesIn } from './nearbyPages';
import { resumeData, resumeOf } from './resumePage';

/** One page of the site, ready to be rendered: its path and its data. */
export interface Page<N extends RouteName = RouteName> {
  readonly name: N;
  readonly path: string;
  readonly dataPath: string | null;
  readonly data: PageData[N];
  /** It has an address, but no list names it and no search engine should. */
  readonly isUnlisted?: boolean;
}

/** Every page of the site (E8, R1): the fixed routes, one page per item, one per tag. */
export function pagesOf(model: ContentModel): Page[] {
  const nearby = nearbyPagesIn(model);
  return [
    page('home', null, homeData(model)),
    page('resume', null, resumeData(model)),
    page('wiki', null, { articles: model.wiki.all.map((document) => guideCard(document, model)), groups: model.categories.wiki }),
    ...model.wiki.all.map((document) => page('wiki-article', document.id, wikiArticleData(document, model, nearby))),
    page('blog', null, { posts: model.blog.all.map(blogCard) }),
    ...model.blog.all.map((document) => page('blog-post', document.id, postData(document, model, nearby))),
    page('projects', null, { projects: model.projects.all.map(projectCard), categories: model.categories.projects }),
    ...model.projects.all.map((document) => page('project', document.id, { ...projectData(document, model.site), ...nearby(document) })),
    page('open-source', null, openSourceData(model)),
    page('ledger', null, ledgerData(model)),
    page('search', null, {}),
    ...tagPages(model),
    ...unlistedPages(model, nearby),
  ];
}

function unlistedPages(model: ContentModel, nearby: ReturnType<typeof nearbyPagesIn>): Page[] {
  const listed = new Set(allTags(model).map((tag) => tag.toLowerCase()));
  return model.unlisted.map((document) => {
    // A tag that nothing listed has is no page, so its name leads nowhere.
    const tags = document.meta.tags.filter((tag) => listed.has(tag.toLowerCase()));
    return { ...unlistedPage({ ...document, meta: { ...document.meta, tags } } as AnyDocument, model, nearby), isUnlisted: true };
  });
}

function unlistedPage(document: AnyDocument, model: ContentModel, nearby: ReturnType<typeof nearbyPagesIn>): Page {
  if (isWiki(document)) return page('wiki-article', document.id, wikiArticleData(document, model, nearby));
  if (isBlog(document)) return page('blog-post', document.id, postData(document, model, nearby));
  return page('project', document.id, { ...projectData(document, model.site), ...nearby(document) });
}
function page<N extends RouteName>(name: N, id: string | null, data: PageData[N]): Page<N> {
  return { name, path: id === null ? pathOf(name) : pathOf(name, id), dataPath: dataPathOf(name, id), data };
}

function tagPages(model: ContentModel): Page[] {
  const data = { records: searchDocuments(model).flatMap((document) => catalogRecord(document, model) ?? []) };
  return allTags(model).map((tag) => ({ name: 'tags', path: tagPath(tag), dataPath: dataPathOf('tags', null), data }));
}

/** Every tag that something has, each spelling once, in the order of first use. */
export function allTags(model: ContentModel): string[] {
  return [...new Set(searchDocuments(model).flatMap(({ tags }) => tags))];
}

/** What the search index is made of, in collection order: wiki, blog, project, open source (S4). */
export function searchDocuments(model: ContentModel): SearchDocument[] {
  const documents: SearchDocument[] = [
    ...model.wiki.all.map((document): SearchDocument => ({
      ...base(document),
      type: 'wiki',
      url: pathOf('wiki-article', document.id),
      date: document.meta.lastUpdated,
      category: document.meta.category,
      description: wikiCard(document).description,
      body: document.text,
    })),
    ...model.blog.all.map((document): SearchDocument => ({
      ...base(document),
      type: 'blog',
      url: pathOf('blog-post', document.id),
      date: document.meta.date.slice(0, 10),
      category: document.meta.category,
      description: document.meta.excerpt,
      body: document.text,
      excerpt: document.meta.excerpt,
    })),
    ...model.projects.all.map((document): SearchDocument => ({
      ...base(document),
      type: 'project',
      url: pathOf('project', document.id),
      date: document.meta.date,
      category: document.meta.category,
      description: document.meta.description,
      body: document.meta.description,
    })),
    ...(model.openSource?.repositories ?? []).map((repository): SearchDocument => ({
      id: repository.id,
      title: repository.title,
      tags: repository.tags,
      type: 'opensource',
      url: repository.url,
      category: 'Open Source',
      description: repository.description,
      body: repository.description,
    })),
  ];
  return documents.sort((a, b) => RESULT_TYPES.indexOf(a.type) - RESULT_TYPES.indexOf(b.type));
}

function base({ id, meta }: ValidDocument<'wiki' | 'blog' | 'projects'>): Pick<SearchDocument, 'id' | 'title' | 'tags' | 'boost' | 'exclude'> {
  const { title, tags, boost, exclude } = meta;
  return { id, title, tags, ...(boost === undefined ? {} : { boost }), ...(exclude ? { exclude } : {}) };
}

function guideCard(document: ValidDocument<'wiki'>, model: ContentModel): GuideCard {
  const { next } = document.meta;
  return { ...wikiCard(document), ...guideFacts(document, model), next: next === undefined ? undefined : model.wiki.byId(next)?.meta.title };
}

function wikiArticleData(document: ValidDocument<'wiki'>, model: ContentModel, nearby: ReturnType<typeof nearbyPagesIn>): PageData['wiki-article'] {
  const { appliesTo, testedWith, reviewed, minutes, level, risk, variables = {}, next } = document.meta;
  const { blocks, summary, coverage, releases } = checkedBlocks(document, model.ledger);
  const nextLink = linkTo(next === undefined ? undefined : model.wiki.byId(next));
  const neighbours = neighboursOf(document, model);
  const readFirst = prerequisiteIds(blocks).flatMap((id) => linkTo(model.wiki.byId(id)) ?? []);
  const pointedTo = [nextLink, neighbours.previous, neighbours.following, ...readFirst].map((link) => link && pathOf('wiki-article', link.id));
  return {
    ...wikiCard(document),
    group: groupTitles(model.categories.wiki)[document.meta.category] ?? document.meta.category,
    dated: datesOf(document.meta),
    modified: modifiedOf(document.meta),
    checked: summary,
    glance: glanceOf({
      coverage,
      releases,
      trust: { minutes, risk },
      readingMinutes: readingMinutes(document.words),
      isUnsupported: isUnsupported(appliesTo ?? [], model.releases),
    }),
    facts: factsOf(
      { appliesTo, testedWith, reviewed, minutes, level, risk },
      {
        coverage,
        releases,
        readingMinutes: readingMinutes(document.words),
        outdated: outdatedReleases(appliesTo ?? [], model.releases),
        lastUpdated: document.meta.lastUpdated,
        standIns: standInsOf(document, model),
      },
    ),
    variables,
    readingMinutes: readingMinutes(document.words),
    headings: document.headings,
    strip: stripOf(checksBySection(blocks)),
    blocks,
    readFirst,
    next: nextLink,
    neighbours,
    ...nearby(document, pointedTo),
  };
}

function neighboursOf(document: ValidDocument<'wiki'>, model: ContentModel): PageData['wiki-article']['neighbours'] {
  const group = model.wiki.all.filter(({ meta }) => meta.category === document.meta.category);
  const place = group.indexOf(document);
  if (place < 0) return { previous: null, following: null };
  return { previous: linkTo(group[place - 1]), following: linkTo(group[place + 1]) };
}

function postData(document: ValidDocument<'blog'>, model: ContentModel, nearby: ReturnType<typeof nearbyPagesIn>): PageData['blog-post'] {
  const place = model.blog.all.indexOf(document);
  return {
    ...blogCard(document),
    ...nearby(document),
    headings: document.headings,
    blocks: checkedBlocks(document, model.ledger).blocks,
    newer: linkTo(place < 0 ? undefined : model.blog.all[place - 1]),
    older: linkTo(place < 0 ? undefined : model.blog.all[place + 1]),
  };
}

function openSourceData(model: ContentModel): PageData['open-source'] {
  const { openSource } = model;
  const featured = openSource ? model.blog.byId(openSource.featuredPost) : undefined;
  return {
    asOf: openSource?.asOf ?? null,
    repositories: (openSource?.repositories ?? []).map((repository) => ({ ...repository, category: 'Open Source', type: 'opensource' })),
    featuredPost: featured ? blogCard(featured) : null,
  };
}

function homeData(model: ContentModel): PageData['home'] {
  const resume = resumeOf(model);
  const { headline, location, achievements, summary, expertise, certifications } = resume;
  return {
    headline,
    location,
    achievements,
    ledger: ledgerFigures(model),
    guides: provenGuides(model.wiki.all.map((document) => guideCard(document, model))),
    latestPosts: model.blog.all.slice(0, LATEST_POSTS).map(blogCard),
    latestProjects: model.projects.all.slice(0, LATEST_PROJECTS).map(projectCard),
    terminal: {
      headline,
      summary,
      expertise,
      certifications,
      experience: resume.experience.map(({ role, organisation, start, end }) => ({ role, organisation, start, end: end ?? null })),
      projects: model.projects.all.flatMap((document) => linkTo(document) ?? []),
      tagged: taggedNames(model, resume),
    },
  };
}

/** The skills and core tools that something of the site has as its tag. */
function taggedNames(model: ContentModel, { expertise }: Resume): string[] {
  const tags = new Set(allTags(model));
  const names = [...expertise.flatMap(({ skills }) => skills), ...model.site.coreTools.map(({ name }) => name)];
  return [...new Set(names)].filter((name) => tags.has(name));
}
