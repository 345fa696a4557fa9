import { groupTitles } from '../../../../src/core/content/categories';
import type { GuideCard, PageData } from '../../../../src/core/content/pages';
import { WAY_BACK } from '../markdown/urgentHeading';
import { LATEST_POSTS, LATEST_PROJECTS, LIST_PAGE } from '../../../../src/core/limits';
import { changesPath } from '../../../../src/core/site/changesPath';
import { dataPathOf, pathOf, type FixedPage, type RouteName } from '../../../../src/core/site/routes';
import { guideFacts } from './catalog';
import { blogCard, linkTo, projectCard, readingMinutes, wikiCard } from '../summaries/cards';
import { checkedBlocks } from '../ledger/checkedBlocks';
import { hasChanges } from '../reading/histories';
import { checksBySection, ledgerFigures, stripOf } from './ledgerFigures';
import { ledgerData, standInsOf } from './ledgerPage';
import { blogPages, ledgerPages, openSourcePages, projectPages, wikiPages } from './listPages';
import { guideAbout } from '../summaries/guideAbout';
import { datesOf, modifiedOf, factsOf, glanceOf, laterReview, standInText } from '../summaries/guideSummary';
import { isUnsupported, outdatedReleases } from '../reading/lifecycle';
import type { ContentModel } from '../model/model';
import { isBlog, isWiki, type AnyDocument, type ValidDocument } from '../articles/document';
import { neighboursOf } from './neighboursOf';
import { withWayBack } from './wayBack';
import { isOpening } from '../summaries/opening';
import type { Page } from './page';
import { provenGuides } from './provenGuides';
import { recordedBlocks } from '../reading/recordings';
import type { OpenSourceFile } from '../source/schema';
import { hasScript } from '../articles/scriptParts';
import { projectData } from '../summaries/projectData';
import { prerequisiteIds, nearbyPagesIn } from './nearbyPages';
import { resumeData } from './resumePage';
import { allTags, searchDocuments } from '../search/searchDocuments';
import { tagPages } from './tagPages';
import { NO_RESUME, terminalFacts } from './terminalFacts';

/**
 * Every page of the site (E8, R1): the fixed routes, one page per item, one per tag.
 *
 * @param listPage how many items a list's page shows; the rest are on further pages
 */
export function pagesOf(model: ContentModel, listPage = LIST_PAGE): Page[] {
  const nearby = nearbyPagesIn(model);
  const { leads } = model.site;
  return [
    page('home', null, homeData(model)),
    ...pageWith(model.resume, (resume) => page('resume', null, resumeData(resume, model))),
    ...pagesWith(model.wiki.all[0], () =>
      wikiPages({ lead: leads.wiki, articles: model.wiki.all.map((document) => guideCard(document, model)), groups: model.categories.wiki }, listPage),
    ),
    ...model.wiki.all.map((document) => page('wiki-article', document.id, wikiArticleData(document, model, nearby))),
    ...pagesWith(model.blog.all[0], () => blogPages({ lead: leads.blog, posts: model.blog.all.map(blogCard) }, listPage)),
    ...model.blog.all.map((document) => page('blog-post', document.id, postData(document, model, nearby))),
    ...pagesWith(model.projects.all[0], () =>
      projectPages({ lead: leads.projects, projects: model.projects.all.map(projectCard), categories: model.categories.projects }, listPage),
    ),
    ...model.projects.all.map((document) => page('project', document.id, { ...projectData(document, model.site), ...nearby(document) })),
    ...pagesWith(model.openSource, (list) => openSourcePages(openSourceData(list, model), listPage)),
    ...pagesWith(Object.keys(model.ledger)[0], () => ledgerPages(ledgerData(model), listPage)),
    ...pagesWith(searchDocuments(model)[0], () => [page('search', null, {}), page('visit', null, {})]),
    ...tagPages(model, listPage),
    ...unlistedPages(model, nearby),
  ];
}

/** A page that exists only if it has something to show. */
function pageWith<T>(content: T | null | undefined, make: (content: T) => Page): Page[] {
  return pagesWith(content, (there) => [make(there)]);
}

function pagesWith<T>(content: T | null | undefined, make: (content: T) => Page[]): Page[] {
  return content ? make(content) : [];
}

/** The data files of pages, by path; those of a list that is on several pages include the whole list. */
export function dataFilesOf(pages: readonly Page[]): ReadonlyMap<string, PageData[RouteName]> {
  const files = pages.flatMap(({ dataPath, data, whole }) => [
    ...(dataPath === null ? [] : [[dataPath, data] as const]),
    ...(whole ? [[whole.path, whole.data] as const] : []),
  ]);
  return new Map(files);
}

/** The pages among them that are the only ones of their kind. */
export function fixedPages(pages: readonly Page[]): FixedPage[] {
  const names: ReadonlySet<RouteName> = new Set(pages.map(({ name }) => name));
  return FIXED_PAGES.filter((name) => names.has(name));
}

const FIXED_PAGES: readonly FixedPage[] = ['resume', 'wiki', 'blog', 'projects', 'open-source', 'ledger', 'search', 'visit'];

function unlistedPages(model: ContentModel, nearby: ReturnType<typeof nearbyPagesIn>): Page[] {
  const listed = new Set(allTags(model).map((tag) => tag.toLowerCase()));
  return model.unlisted.map((document) => {
    // A tag without listed items has no page, so its name leads nowhere.
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

function guideCard(document: ValidDocument<'wiki'>, model: ContentModel): GuideCard {
  return { ...wikiCard(document), ...guideFacts(document, model), ...laterReview(document.meta) };
}

function wikiArticleData(document: ValidDocument<'wiki'>, model: ContentModel, nearby: ReturnType<typeof nearbyPagesIn>): PageData['wiki-article'] {
  const { appliesTo, testedWith, reviewed, minutes, level, risk, variables = {}, next } = document.meta;
  const { blocks: checked, summary, coverage, releases } = checkedBlocks(document, model.ledger);
  const { blocks, headings, after, riskId } = withWayBack(checked, document.headings);
  const strip = stripOf(checksBySection(checked));
  const nextLink = linkTo(next === undefined ? undefined : model.wiki.byId(next));
  const neighbours = neighboursOf(document, model);
  const readFirst = prerequisiteIds(blocks).flatMap((id) => linkTo(model.wiki.byId(id)) ?? []);
  const pointedTo = [nextLink, neighbours.previous, neighbours.following, ...readFirst].map((link) => link && pathOf('wiki-article', link.id));
  const card = wikiCard(document);
  return {
    ...card,
    isOpening: isOpening(card.description, document.blocks) || undefined,
    file: document.path,
    group: groupTitles(model.categories.wiki)[document.meta.category] ?? document.meta.category,
    dated: datesOf(document.meta),
    modified: modifiedOf(document.meta),
    checked: summary?.replace(/(\d+) ([A-Z]\w+) (\d{4})(?= ·|$)/, '$1\u00a0$2\u00a0$3') ?? null, // Balanced text must not separate the day from its year.
    standIns: standInText(standInsOf(document, model)),
    glance: glanceOf({
      coverage,
      releases,
      trust: { minutes, risk },
      readingMinutes: readingMinutes(document.words),
      isUnsupported: isUnsupported(appliesTo ?? [], model.releases, model.today),
      riskId,
    }),
    facts: factsOf(
      { appliesTo, testedWith, reviewed, minutes, level, risk },
      {
        coverage,
        releases,
        readingMinutes: readingMinutes(document.words),
        outdated: outdatedReleases(appliesTo ?? [], model.releases, model.today),
        lastUpdated: document.meta.lastUpdated,
      },
    ),
    variables,
    edition: model.histories.get(document.id)?.editions[0]?.edition,
    changes: hasChanges(document, model) ? changesPath(pathOf('wiki-article', document.id)) : undefined,
    hasScript: hasScript(document),
    recorded: recordedBlocks(document, model),
    readingMinutes: readingMinutes(document.words),
    headings,
    strip: after === null ? strip : { ...strip, places: { ...strip.places, [WAY_BACK]: strip.places[after] ?? [0, 0] } },
    blocks,
    readFirst,
    next: nextLink,
    neighbours,
    ...nearby(document, pointedTo),
  };
}

function postData(document: ValidDocument<'blog'>, model: ContentModel, nearby: ReturnType<typeof nearbyPagesIn>): PageData['blog-post'] {
  const place = model.blog.all.indexOf(document);
  const [newer, older] = place < 0 ? [] : [model.blog.all[place - 1], model.blog.all[place + 1]];
  const pointedTo = [newer, older].map((post) => post && pathOf('blog-post', post.id));
  return {
    ...blogCard(document),
    isOpening: isOpening(document.meta.excerpt, document.blocks) || undefined,
    file: document.path,
    ...nearby(document, pointedTo),
    headings: document.headings,
    blocks: checkedBlocks(document, model.ledger).blocks,
    recorded: recordedBlocks(document, model),
    newer: linkTo(newer),
    older: linkTo(older),
  };
}

function openSourceData({ asOf, featuredPost, repositories }: OpenSourceFile, model: ContentModel): PageData['open-source'] {
  const featured = featuredPost === undefined ? undefined : model.blog.byId(featuredPost);
  return {
    lead: model.site.leads['open-source'],
    asOf,
    repositories: repositories.map((repository) => ({
      ...repository,
      category: 'Open Source',
      type: 'opensource',
      guide: guideAbout(repository.title, model.wiki.all),
    })),
    featuredPost: featured ? blogCard(featured) : null,
  };
}

function homeData(model: ContentModel): PageData['home'] {
  const { site, resume } = model;
  const { headline, location, achievements } = resume ?? NO_RESUME;
  const { collaborate, contact } = site.leads;
  return {
    claim: site.claim,
    headline,
    location,
    achievements,
    ledger: ledgerFigures(model),
    guides: provenGuides(model.wiki.all.map((document) => guideCard(document, model))),
    latestPosts: model.blog.all.slice(0, LATEST_POSTS).map(blogCard),
    latestProjects: model.projects.all.slice(0, LATEST_PROJECTS).map(projectCard),
    terminal: resume || searchDocuments(model).length > 0 ? terminalFacts(model) : null,
    tools: site.coreTools,
    about: aboutOf(model),
    leads: { collaborate, contact },
  };
}

function aboutOf({ site: { profileImage: src, profileImageAlt: alt = '', links }, pictureAt }: ContentModel): PageData['home']['about'] {
  return src === undefined && links.length === 0 ? null : { picture: src === undefined ? null : { ...pictureAt(src, 'profile'), alt }, links };
}
