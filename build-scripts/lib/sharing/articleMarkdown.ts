import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { codeBlocksOf } from '../../../src/core/content/codeBlocks';
import { checkedBlocks } from '../content/ledger/checkedBlocks';
import { routeOf } from '../content/articles/document';
import type { ValidDocument } from '../content/articles/document';
import type { Ledger } from '../content/ledger/ledger';
import { llmsPointer } from './llmsPointer';

interface MarkdownContext {
  readonly siteUrl: string;
  readonly ledger: Ledger;
}

type Field = readonly [name: string, value: string | readonly string[] | undefined];

/**
 * An article, post or project as Markdown that can be read alone: its front matter says where it comes from, example values
 * are filled in, every link is absolute, and a comment before each code block says how it was checked.
 */
export function articleMarkdown(document: ValidDocument<'wiki' | 'blog' | 'projects'>, { siteUrl, ledger }: MarkdownContext): string {
  const pageUrl = siteUrl + routeOf(document);
  const { title } = document.written;
  const { summary } = checkedBlocks(document, ledger);
  const fields = [['title', title], ['url', pageUrl], ...ownFields(document, siteUrl), ['checked', summary ?? undefined]] satisfies Field[];
  const known = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  const parts = [llmsPointer(siteUrl), headingOf(document), bodyOf(document, { siteUrl, ledger })].filter((part) => part !== '');
  return `---\n${stringify(known, { lineWidth: 0, flowCollectionPadding: false })}---\n\n${parts.join('\n')}`;
}

/** The same for a file with several articles, where front matter would be read as text: its heading, its address, its text. */
export function articleWithin(document: ValidDocument<'wiki' | 'blog' | 'projects'>, context: MarkdownContext): string {
  return [headingOf(document), `<${context.siteUrl + routeOf(document)}>\n`, bodyOf(document, context)].join('\n');
}

function headingOf({ written: { title } }: ValidDocument<'wiki' | 'blog' | 'projects'>): string {
  return toMarkdown({ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] });
}

function bodyOf(document: ValidDocument<'wiki' | 'blog' | 'projects'>, { siteUrl, ledger }: MarkdownContext): string {
  const checks = codeBlocksOf(checkedBlocks(document, ledger).blocks).map(({ check }) => check?.text);
  return withChecks(document.markdown.join(siteUrl), checks);
}

/** A fence as it is written, with the prefix of its lines in a quote or list. */
const FENCE = /^([> ]*)(`{3,})[^`\n]*\n(?:[^]*?\n)??\1\2 *$/gm;

/** Puts a comment before each fence, or before none if one begins beside other text, so that no comment is at the wrong fence. */
function withChecks(text: string, checks: readonly (string | undefined)[]): string {
  if (text.match(FENCE)?.length !== checks.length) return text;
  let place = 0;
  return text.replace(FENCE, (fence, start: string) => {
    const check = checks[place++];
    return check === undefined ? fence : `${start}<!-- check: ${check.replaceAll('--', '- -')} -->\n${fence}`;
  });
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
