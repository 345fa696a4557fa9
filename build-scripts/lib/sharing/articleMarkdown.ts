import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import type { Block } from '../../../src/core/content/blocks';
import { pathOf } from '../../../src/core/site/routes';
import type { ValidDocument } from '../content/model';
import { blocksToMdast } from './blocksToMdast';

/** Front matter of a Markdown file that anybody may read. */
type Field = readonly [name: string, value: string | readonly string[] | undefined];

const NAMES = { wiki: 'wiki-article', blog: 'blog-post', projects: 'project' } as const;

/** The path of a document's page. */
export function documentPath({ folder, id }: Pick<ValidDocument<'wiki' | 'blog' | 'projects'>, 'folder' | 'id'>): string {
  return pathOf(NAMES[folder], id);
}

/**
 * An article, post or project as Markdown that stands alone: its front matter says where it is from, the example values
 * are filled in, every link is absolute.
 */
export function articleMarkdown(document: ValidDocument<'wiki' | 'blog' | 'projects'>, siteUrl: string): string {
  const pageUrl = siteUrl + documentPath(document);
  const { title } = document.meta;
  const fields = [['title', title], ['url', pageUrl], ...ownFields(document, siteUrl)] satisfies Field[];
  const known = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  const body = toMarkdown(
    {
      type: 'root',
      children: [
        { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
        ...blocksToMdast(document.blocks as readonly Block[], { format: 'markdown', pageUrl, siteUrl }),
      ],
    },
    { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-', fences: true, rule: '-', listItemIndent: 'one' },
  );
  return `---\n${stringify(known, { lineWidth: 0, flowCollectionPadding: false })}---\n\n${body}`;
}

function ownFields({ meta }: ValidDocument<'wiki' | 'blog' | 'projects'>, siteUrl: string): Field[] {
  const tags: Field = ['tags', meta.tags];
  if ('lastUpdated' in meta) {
    const { category, description, lastUpdated, reviewed, appliesTo, testedWith } = meta;
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
  if ('excerpt' in meta) return [['description', meta.excerpt], ['category', meta.category], tags, ['date', meta.date]];
  const { description, category, date, image, github, live } = meta;
  return [['description', description], ['category', category], tags, ['date', date], ['image', siteUrl + image], ['source', github], ['live', live]];
}
