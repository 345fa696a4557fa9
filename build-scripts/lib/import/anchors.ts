import { slug } from 'github-slugger';
import type { CompiledBody } from '../content/markdown/compileBody';
import { routeOf } from '../content/articles/document';
import { decodePart } from '../../../src/core/site/decodePart';
import type { Page } from './page/page';

/** A page that links may lead to. */
export interface Target {
  readonly compiled: Pick<CompiledBody, 'headings'>;
  readonly title: string;
  /** The ids that its headings were given by hand, with the slugs of the headings' texts. */
  readonly headingIds: ReadonlyMap<string, string>;
}

/** Points the anchors of links at existing headings. Code must still be masked, since it may show links. */
export function withAnchors(text: string, page: Page, targets: ReadonlyMap<string, Target>): string {
  return text.replace(
    /(?<!!)\[((?:[^[\]]|\[[^\]]*\])*)\]\((\/(?:wiki|blog|projects)\/[\w.-]+)?#([^)\s]*)\)/g,
    (raw: string, ...[label = '', route, anchor = '']: (string | undefined)[]) => {
      const target = targets.get(route ?? routeOf(page.item));
      if (!target) return raw;
      const found = anchorIn(target, anchor);
      if (found !== undefined) return `[${label}](${route ?? ''}#${found})`;
      // The heading has become the page's title.
      if (isTitles(target, anchor)) return `[${label}](${route ?? routeOf(page.item)})`;
      if (route) page.addFindingAbout(`${route}#${anchor}`, { what: 'Links to missing parts of pages, now to the pages', raw: `#${anchor}`, text: raw });
      else page.addFinding('Links to missing parts of their own page, now text', `#${anchor}`, raw);
      return route ? `[${label}](${route})` : label;
    },
  );
}

function isTitles({ title, headingIds }: Target, anchor: string): boolean {
  const wanted = decodePart(anchor);
  return [wanted, headingIds.get(wanted)].some((id) => id !== undefined && slug(id) === slug(title));
}

function anchorIn({ compiled: { headings }, headingIds }: Target, anchor: string): string | undefined {
  const ids = headings.map(({ id }) => id);
  const wanted = decodePart(anchor);
  const plain = (id: string) => slug(id).replace(/[^\p{L}\p{N}]+/gu, '');
  return [headingIds.get(wanted), wanted, slug(wanted)].find((id) => id !== undefined && ids.includes(id)) ?? ids.find((id) => plain(id) === plain(wanted));
}

/** The ids that headings were given by hand and no longer have, with those that they have now. */
export function formerAnchors({ headingIds }: Page, { headings }: Target['compiled']): Readonly<Record<string, string>> {
  const ids = new Set(headings.map(({ id }) => id));
  return Object.fromEntries([...headingIds].filter(([was, id]) => was !== id && ids.has(id) && !ids.has(was) && /^[\p{L}\p{M}\p{N}_.:-]+$/u.test(was)));
}
