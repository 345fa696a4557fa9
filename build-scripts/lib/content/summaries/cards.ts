import { isDrawing } from '../../../../src/core/content/isDrawing';
import type { BlogCard, PageLink, ProjectCard, WikiCard } from '../../../../src/core/content/pages';
import { WORDS_PER_MINUTE } from '../../../../src/core/limits';
import type { ValidDocument } from '../articles/document';
import { withoutLastWord } from '../../text/withoutLastWord';
import { openingOf } from './opening';
import { resultOf } from './projectSummary';

/** A link to a document; null if there is none. */
export function linkTo(document: ValidDocument<'wiki' | 'blog' | 'projects'> | undefined): PageLink | null {
  return document ? { id: document.id, title: document.meta.title } : null;
}

/** How long a text takes to read, in whole minutes. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** What lists show of a guide. */
export function wikiCard(document: ValidDocument<'wiki'>): WikiCard {
  const { title, category, tags, lastUpdated } = document.meta;
  return { id: document.id, title, category, tags, lastUpdated, description: descriptionOf(document) };
}

/** What an article says of itself, or how it begins; empty for one without text. */
export function descriptionOf({ meta, blocks }: Pick<ValidDocument<'wiki' | 'blog' | 'projects'>, 'meta' | 'blocks'>): string {
  return ('excerpt' in meta ? meta.excerpt : meta.description) ?? cutAtWord(openingOf(blocks));
}

/** A description for a page whose author gave none. */
function cutAtWord(text: string): string {
  return text.length <= 160 ? text : `${withoutLastWord(text.slice(0, 157))}…`;
}

/** What lists show of a post. */
export function blogCard(document: ValidDocument<'blog'>): BlogCard {
  const { title, date, category, tags, excerpt } = document.meta;
  return { id: document.id, title, date: date.slice(0, 10), category, tags, excerpt, readingMinutes: readingMinutes(document.words) };
}

/** What lists show of a project. */
export function projectCard(document: ValidDocument<'projects'>): ProjectCard {
  const { title, description, date, category, tags, figures = [] } = document.meta;
  const image = document.picture?.card;
  // Eighty words of alt text would be read before the card's title; the project's page has them.
  const imageAlt = image && isDrawing(image.src) ? 'Architecture diagram' : document.meta.imageAlt;
  return { id: document.id, title, description, date, category, tags, image, imageAlt, result: resultOf(figures) };
}
