import { generateAtomFeed } from 'feedsmith';
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { changesBetween, countedChanges, isCodeKind, piecesOf, separatorOf, type Change } from '../../../src/core/history/changes';
import { editionTexts, type Edition } from '../../../src/core/history/editions';
import { passagesOf, type Passage } from '../../../src/core/history/passages';
import { changesPath } from '../../../src/core/site/changesPath';
import { routeOf } from '../content/articles/document';
import { RIGHT_TO_LEFT } from '../content/markdown/directions';
import { historyOf } from '../content/reading/histories';
import type { ContentModel } from '../content/model/model';
import type { ValidDocument } from '../content/articles/document';
import { xmlCharacters } from '../text/xmlCharacters';

type Guide = ValidDocument<'wiki'>;

interface FeedSources {
  readonly model: Pick<ContentModel, 'site' | 'histories'>;
  readonly siteUrl: string;
}

/** What has changed in a guide with earlier editions, as Atom 1.0 (RFC 4287): an entry for each edition after the first that is known. */
export function changesFeed(guide: Guide, { model, siteUrl }: FeedSources): string {
  const { site } = model;
  const address = siteUrl + routeOf(guide);
  const url = siteUrl + changesPath(routeOf(guide));
  const history = historyOf(guide, model) ?? { editions: [] };
  const texts = editionTexts(history, passagesOf(guide.blocks));
  const told = history.editions.slice(0, -1);
  const feed = generateAtomFeed({
    id: url,
    title: { value: `Changes: ${guide.meta.title}` },
    updated: dateOf(told[0]),
    authors: [{ name: site.author.name, uri: `${siteUrl}/` }],
    icon: `${siteUrl}/favicon.svg`,
    links: [
      { href: url, rel: 'self', type: 'application/atom+xml' },
      { href: address, rel: 'alternate', type: 'text/html', hreflang: site.language },
    ],
    entries: told.map((edition, index) => {
      const { title, html } = tell(texts[index + 1], texts[index]);
      return {
        id: `${url}#${edition.edition}`,
        title: { value: `${guide.meta.title}: ${title}` },
        links: [{ href: address, rel: 'alternate', type: 'text/html' }],
        updated: dateOf(edition),
        content: { value: html, type: 'html' },
      };
    }),
  });
  return xmlCharacters(feed);
}

/** A day without a time is midnight UTC, wherever the site is built. */
function dateOf(edition: Edition | undefined): Date {
  return new Date(edition?.date ?? 0);
}

/** Describes an edition in a few words, and block by block; if the one before isn't kept, says that much of it has changed. */
function tell(before: readonly Passage[] | undefined, now: readonly Passage[] | undefined) {
  if (!before || !now) return { title: 'much of it has changed', html: toHtml(element('p', ['Much of this guide has changed.'])) };
  const changes = changesBetween(before, now);
  return { title: countedChanges(changes), html: toHtml(changes.flatMap(changeElements)) };
}

function changeElements(change: Change): Element[] {
  const { kind, before, now, section } = change;
  const what = before === null ? 'New' : now === null ? 'Removed' : 'Changed';
  const head = element('p', [element('b', [section === '' ? what : `${what}, in “${section}”`])]);
  const pieces = piecesOf(change).flatMap(({ what: fate, text }, index) => {
    const shown: ElementContent | string = fate === 'same' ? text : element(fate === 'come' ? 'ins' : 'del', [text]);
    return index === 0 ? [shown] : [separatorOf(kind), shown];
  });
  if (isCodeKind(kind)) return [head, element('pre', [element('code', pieces)])];
  const isRightToLeft = RIGHT_TO_LEFT.test(`${before ?? ''}${now ?? ''}`);
  // What is said of it is in English, so each text has its own direction.
  return [head, { ...element('p', pieces), ...(isRightToLeft ? { properties: { dir: 'auto' } } : {}) }];
}

function element(tagName: string, children: readonly (ElementContent | string)[]): Element {
  const nodes = children.map((child): ElementContent => (typeof child === 'string' ? { type: 'text', value: child } : child));
  return { type: 'element', tagName, properties: {}, children: nodes };
}
