import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { routeOf } from '../content/document';
import type { ValidDocument } from '../content/model';

type Field = readonly [name: string, value: string | readonly string[] | undefined];

/**
 * An article, post or project as Markdown that can be read alone: its front matter says where it is from, the example values
 * are filled in, every link is absolute.
 */
export function articleMarkdown(document: ValidDocument<'wiki' | 'blog' | 'projects'>, siteUrl: string): string {
  const pageUrl = siteUrl + routeOf(document);
  const { title } = document.written;
  const fields = [['title', title], ['url', pageUrl], ...ownFields(document, siteUrl)] satisfies Field[];
  const known = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  const heading = toMarkdown({ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] });
  const parts = [heading, document.markdown.join(siteUrl)].filter((part) => part !== '');
  return `---\n${stringify(known, { lineWidth: 0, flowCollectionPadding: false })}---\n\n${parts.join('\n')}`;
}

function ownFields({ meta, written: { description } }: ValidDocument<'wiki' | 'blog' | 'projects'>, siteUrl: string): Field[] {
  const tags: Field = ['tags', meta.tags];
  if ('lastUpdated' in meta) {
    const { category, lastUpdated, reviewed, appliesTo, testedWith } = meta;
    return [
      ['description', description],
      ['category', category],
      tags,
      ['updated', lastUpdated],
      ['reviewed', reviewed],
      ['appliesTo', appliesTo],
      ['testedWith', testedWith],
    ];
  }
  if ('excerpt' in meta) return [['description', description], ['category', meta.category], tags, ['date', meta.date]];
  const { category, date, image, github, live } = meta;
  return [['description', description], ['category', category], tags, ['date', date], ['image', image && siteUrl + image], ['source', github], ['live', live]];
}
