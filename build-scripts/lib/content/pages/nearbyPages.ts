import type { Block } from '../../../../src/core/content/blocks';
import { sectionBelow } from '../../../../src/core/content/blockTree';
import type { SitePageLink, NearbyPages } from '../../../../src/core/content/pages';
import { inlineText, textOf } from '../../../../src/core/content/textOf';
import { groupedBy } from '../../../../src/core/content/groupedBy';
import { relatedPages, type Relation } from '../../../../src/core/content/relatedPages';
import { BACKLINKS, RELATED_PAGES } from '../../../../src/core/limits';
import { matchRoute } from '../../../../src/core/site/routes';
import { routeOf } from '../articles/document';
import type { ContentModel } from '../model/model';
import type { ValidDocument } from '../articles/document';
import { pagesLinked } from '../articles/pageLinks';

type Item = ValidDocument<'wiki' | 'blog' | 'projects'>;

/** How many more to find than are shown: some are on the page already. */
const SPARE = 4;

/**
 * Finds the pages that are close to each item of the content.
 *
 * @returns a function that gives the pages near an item, without those that its own page points to anyway
 */
export function nearbyPagesIn(model: ContentModel): (item: Item, pointedTo?: readonly (string | null | undefined)[]) => NearbyPages {
  const items: readonly Item[] = [...model.wiki.all, ...model.blog.all, ...model.projects.all];
  const links = new Map(items.map((item) => [routeOf(item), pagesLinked(item)]));
  const titles = new Map(items.map((item) => [routeOf(item), item.meta.title]));
  const compared = items.map((item) => ({ path: routeOf(item), tags: item.meta.tags, links: links.get(routeOf(item)) ?? [], text: item.text }));
  const related = relatedPages(compared, RELATED_PAGES + SPARE);
  const linkTo = (path: string): SitePageLink => ({ path, title: titles.get(path) ?? '' });
  const pairs = [...links].flatMap(([from, paths]) => Array.from(paths, (to) => ({ from, to })));
  const backlinks = groupedBy(pairs, ({ to }) => to);
  return (item, pointedTo = []) => {
    const path = routeOf(item);
    const near = (related.get(path) ?? []).filter((relation) => !pointedTo.includes(relation.path)).slice(0, RELATED_PAGES);
    return {
      related: near.map((relation) => ({ ...linkTo(relation.path), reason: reasonOf(relation) })),
      linkedFrom: (backlinks.get(path) ?? [])
        .map(({ from }) => linkTo(from))
        .filter((link) => !pointedTo.includes(link.path) && !near.some((relation) => relation.path === link.path))
        .slice(0, BACKLINKS),
    };
  };
}

const REASON_TAGS = 2;

/** Why a page is related, in words for its reader. */
function reasonOf({ sharedTags, isLinked }: Relation): string {
  if (sharedTags.length > 0) return `Also about ${sharedTags.slice(0, REASON_TAGS).join(' and ')}`;
  return isLinked ? 'One links to the other' : 'On much the same subject';
}

const PREREQUISITES = /^(?:prerequisites|before you (?:begin|start))$/i;

/** The ids of the guides that a guide's prerequisites link to, each once. */
export function prerequisiteIds(blocks: readonly Block[]): string[] {
  const section = sectionBelow(blocks, ({ children }) => PREREQUISITES.test(inlineText(children).trim()));
  const hrefs = textOf(section).spans.flatMap(({ part }) => (part.kind === 'inline' && part.node.type === 'link' ? [part.node.href] : []));
  const routes = hrefs.map((href) => matchRoute(href.split(/[?#]/)[0] ?? ''));
  return [...new Set(routes.flatMap((match) => (match?.route.name === 'wiki-article' && match.id !== null ? [match.id] : [])))];
}
