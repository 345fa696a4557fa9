import { AUTHORS, authorsOf } from '../page/authors';
import { record, textOf } from '../page/frontMatter';
import { captioned } from './links';
import type { Page } from '../page/page';

/** The keys of front matter that name the picture above a text. */
export const PICTURES = ['cover', 'featured_image', 'featuredImage', 'feature_image', 'image', 'header'];

/** Names authors at the end of the page, unless the owner alone wrote it. */
export function withAuthors(body: string, page: Page): string {
  const names = authorsOf(page.item, page.site.authors);
  for (const key of AUTHORS) page.shownFields.add(key);
  const isOwners = names.length === 0 || (names.length === 1 && names[0] === page.site.owner);
  return isOwners ? body : `${body.trimEnd()}\n\n*Written by ${names.join(' and ')}.*\n`;
}

/** Puts a page's picture above its text, where themes show it. */
export function withPicture(body: string, page: Page): string {
  for (const key of PICTURES) {
    const value = page.item.data[key];
    const parts = record(value);
    const path = textOf(value) || ['image', 'path', 'overlay_image', 'src'].map((name) => textOf(parts[name])).find(Boolean);
    if (!path || !page.site.fileOf(path, page.item)) continue;
    page.shownFields.add(key);
    if (body.includes(path)) continue;
    page.addConverted('picture of the page');
    const caption = textOf(parts['caption']);
    return `${captioned(`[${textOf(parts['alt']) || textOf(parts['image_description']) || caption}]`, path, caption || undefined)}\n\n${body}`;
  }
  return body;
}

/** Puts a note's properties in a list above its text, as Obsidian shows them. */
export function withProperties(body: string, page: Page, known: (key: string) => boolean): string {
  const lines = Object.entries(page.item.data).flatMap(([key, value]) => {
    const values = [value].flat();
    if (known(key) || values.some((each) => textOf(each) === '' && typeof each !== 'boolean')) return [];
    page.shownFields.add(key);
    page.addConverted('property');
    return [`- **${key}:** ${values.map((each) => (typeof each === 'boolean' ? (each ? 'yes' : 'no') : textOf(each))).join(', ')}`];
  });
  if (lines.length === 0) return body;
  page.parts.set(page.item.path, page.item.head);
  return `${lines.join('\n')}\n\n${body}`;
}
