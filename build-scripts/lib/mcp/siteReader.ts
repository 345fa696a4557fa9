import { ownValue } from '../../../src/core/ownValue';
import type { Heading, Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { buildIndex, decodeIndex, type SearchLibrary, type SearchResult } from '../../../src/core/search';
import { findAnswer, parseQuery, showAnswer } from '../../../src/core/search/advanced';
import { decodePart } from '../../../src/core/site/decodePart';
import { movedPages } from '../content/rules/redirectsOf';
import { routeOf } from '../content/articles/document';
import { documentsOf, type ContentModel } from '../content/model/model';
import type { AnyDocument } from '../content/articles/document';
import { resumeData } from '../content/pages/resumePage';
import { parseMarkdown } from '../content/markdown/parseMarkdown';
import { searchCorpus } from '../content/search/searchFiles';
import type { ArticleLedger, BlockRun } from '../content/ledger/ledger';
import { jsonResume } from '../resume/jsonResume';
import type { SiteSettings } from '../settings/settings';
import { articleMarkdown } from '../sharing/articleMarkdown';

/** A row of an answer, with the absolute address of the section that the match is in. */
interface FoundPage {
  readonly title: string;
  readonly url: string;
  readonly section?: string | undefined;
  readonly excerpt: string;
}

export interface FoundPages {
  /** How many pages match, shown or not. */
  readonly count: number;
  /** What the pages are instead of exact matches; null when they are exact. */
  readonly shownInstead: string | null;
  readonly pages: readonly FoundPage[];
}

/** A run of a guide's commands on a release, with the number of blocks in each state. */
interface ReleaseRun {
  readonly release: string;
  readonly system?: string | undefined;
  readonly date: string;
  readonly blocks: Readonly<Partial<Record<BlockRun['state'], number>>>;
  readonly packages?: Readonly<Record<string, string>> | undefined;
}

export interface CheckedPage {
  readonly page: string;
  readonly blocks: number;
  readonly runs: readonly ReleaseRun[];
  /** Why blocks weren't run, and how many for each reason. */
  readonly notRun: readonly { readonly reason: string; readonly blocks: number }[];
}

/** What a program can ask of a site's content; read-only. */
export interface SiteReader {
  search(query: string, limit: number): FoundPages;
  /** A page's Markdown, values filled in. @throws Error for a page that isn't there */
  page(address: string): string;
  /** One section of a page, with those below it, by the id of its heading. @throws Error for a page or heading that isn't there */
  section(address: string, heading: string): string;
  /** What was run of a page, or of all pages. @throws Error for a page without checks */
  ledger(address?: string): readonly CheckedPage[];
  /** In the JSON Resume format. @throws Error for a site without one */
  resume(): unknown;
}

export function createSiteReader(model: ContentModel, settings: Pick<SiteSettings, 'site' | 'siteUrl'>): SiteReader {
  const { site, siteUrl } = settings;
  const documents = new Map(documentsOf(model).map((document) => [routeOf(document), document] as const));
  const library = libraryOf(model);
  const unlisted = new Set(model.unlisted.map(routeOf));
  const isListed = (path: string) => !unlisted.has(path);
  const moved = movedPages(documentsOf(model));
  const presentPath = (address: string) => {
    const path = pathIn(address, siteUrl);
    return moved.get(decodePart(path)) ?? path;
  };
  const find = (address: string) => documents.get(presentPath(address)) ?? missing(address, [...documents.keys()].filter(isListed));
  const checked = Object.entries(model.ledger).filter(([key]) => isListed(`/${key}`));
  return {
    search(query, limit) {
      const { count, typed, results, help } = showAnswer(library, findAnswer(library, parseQuery(query)), limit);
      const rows = help?.results ?? [...typed, ...results].slice(0, limit);
      return { count: help ? help.results.length : count, shownInstead: help?.shownFor ?? null, pages: rows.map((row) => foundPage(row, siteUrl)) };
    },
    page: (address) => articleMarkdown(find(address), { siteUrl, ledger: model.ledger }),
    section: (address, heading) => sectionOf(find(address), heading, siteUrl),
    ledger(address) {
      if (address === undefined) return checked.map(checkedPage);
      const key = presentPath(address).slice(1);
      const article = ownValue(model.ledger, key);
      if (!article) throw new Error(`Nothing on ${address} was checked. These pages were: ${checked.map(([page]) => page).join(', ')}.`);
      return [checkedPage([key, article])];
    },
    resume() {
      if (!model.resume) throw new Error('This site has no resume.');
      return jsonResume({ data: resumeData(model.resume, model), site, siteUrl });
    },
  };
}

function libraryOf(model: ContentModel): SearchLibrary {
  const { documents, texts, ...parts } = searchCorpus(model);
  return { index: decodeIndex(buildIndex(documents)), texts, parts };
}

function foundPage({ title, url, section, excerpt }: SearchResult, siteUrl: string): FoundPage {
  const address = url.startsWith('/') ? siteUrl + url : url;
  return { title, url: section ? `${address}#${section.id}` : address, section: section?.title, excerpt: excerpt.text };
}

/** `/wiki/ssh` from `wiki/ssh`, `/wiki/ssh.md#rollback` or the page's whole address, with `https:` or `http:`. */
function pathIn(address: string, siteUrl: string): string {
  const [site, whole] = [withoutScheme(siteUrl), withoutScheme(address)];
  const path = (whole.startsWith(site) ? whole.slice(site.length) : address).replace(/[?#].*$/s, '').replace(/(?:\.md|\/)$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

const withoutScheme = (url: string) => url.replace(/^https?:/, '');

function missing(address: string, paths: readonly string[]): never {
  throw new Error(`There is no page ${address}. The pages are: ${paths.join(', ')}.`);
}

function sectionOf(document: AnyDocument, id: string, siteUrl: string): string {
  const text = document.markdown.join(siteUrl);
  const ids = document.headings.map((heading) => heading.id);
  const wanted = decodePart(id.replace(/^#/, ''));
  const present = new Map(Object.entries(document.meta.anchors ?? {})).get(wanted);
  const place = ids.indexOf(present ?? wanted);
  const found = headingsIn(parseMarkdown(text))[place];
  if (!found) throw new Error(`${routeOf(document)} has no heading "${id}". Its headings are: ${ids.join(', ')}.`);
  const { heading, following, end } = found;
  const next = following.find((node) => node.type === 'heading' && node.depth <= heading.depth);
  // In a quote, the markers of the next block's first line are still part of the slice.
  return text.slice(heading.position?.start.offset, next?.position?.start.offset ?? end).replace(/\s+(?:>\s*)*$/, '');
}

interface PlacedHeading {
  readonly heading: Heading;
  /** What comes after it in the same quote, in the same list item, or in the article itself. */
  readonly following: readonly RootContent[];
  /** Where that ends. */
  readonly end: number | undefined;
}

/** Every heading in the order of the text, including those in quotes and lists. */
function headingsIn(tree: Root): PlacedHeading[] {
  const found: PlacedHeading[] = [];
  visit(tree, 'heading', (heading, index = 0, parent: Parents = tree) => {
    found.push({ heading, following: parent.children.slice(index + 1), end: parent.position?.end.offset });
  });
  return found;
}

function checkedPage([page, { runs = {}, blocks }]: readonly [string, ArticleLedger]): CheckedPage {
  const reasons = blocks.flatMap(({ reason }) => reason ?? []);
  return {
    page: `/${page}`,
    blocks: blocks.length,
    runs: Object.entries(runs).map(([release, { system, date, packages }]) => {
      const states = blocks.flatMap((block) => block.runs?.[release as keyof typeof runs]?.state ?? []);
      return { release, system, date, blocks: countsOf(states), packages };
    }),
    notRun: Object.entries(countsOf(reasons)).map(([reason, count]) => ({ reason, blocks: count ?? 0 })),
  };
}

function countsOf<Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> {
  const counts: Partial<Record<Name, number>> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
