import { routeOf, type CompiledDocument } from '../content/document';
import { findEntry, strongestState, type Ledger } from '../ledger';
import { countBacklinks, externalLinks, pagesLinked } from '../content/pageLinks';
import { sentencesOf } from './prose';
import { readingEase } from './readingEase';

/** What a row of the table says of a guide or post. */
export interface ArticleFigures {
  /** As the ledger names it: `wiki/ssh`. */
  readonly key: string;
  /** Words of prose, code blocks not counted. */
  readonly words: number;
  /** Null where there is no prose. */
  readonly ease: number | null;
  /** Other pages of the site that it links to. */
  readonly linksOut: number;
  /** Articles and projects that link to it. */
  readonly linksIn: number;
  /** Links to other sites. */
  readonly external: number;
  readonly blocks: number;
  /** Of the blocks: those that were executed as they are now. */
  readonly executed: number;
  readonly hasTroubleshooting: boolean;
}

/**
 * The figures of the guides and then the posts, each in the order of their names.
 *
 * @param documents the whole content: projects link, too
 */
export function figuresOfAll(documents: readonly CompiledDocument[], ledger: Ledger): ArticleFigures[] {
  const backlinks = countBacklinks(documents);
  const figures = (folder: CompiledDocument['folder']) =>
    documents
      .filter((document) => document.folder === folder)
      .map((document) => figuresOf(document, { ledger, backlinks }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  return [...figures('wiki'), ...figures('blog')];
}

interface FigureContext {
  readonly ledger: Ledger;
  readonly backlinks: ReadonlyMap<string, number>;
}

function figuresOf(document: CompiledDocument, { ledger, backlinks }: FigureContext): ArticleFigures {
  const key = `${document.folder}/${document.id}`;
  return {
    key,
    words: document.words,
    ease: readingEase(sentencesOf(document.blocks)),
    linksOut: pagesLinked(document).size,
    linksIn: backlinks.get(routeOf(document)) ?? 0,
    external: externalLinks(document).length,
    blocks: document.fences.length,
    executed: countExecuted(document, ledger[key]),
    hasTroubleshooting: document.headings.some(({ text }) => /^troubleshooting\b/i.test(text)),
  };
}

function countExecuted({ fences }: CompiledDocument, ledger: Ledger[string] | undefined): number {
  const entries = fences.flatMap((fence) => findEntry(ledger, fence) ?? []);
  return entries.filter((entry) => strongestState(entry) === 'executed').length;
}

const HEAD = ['Article', 'words', 'reading ease', 'links out', 'links in', 'external', 'blocks', 'executed', 'troubleshooting'];

/** A Markdown table of articles. */
export function figuresTable(articles: readonly ArticleFigures[]): string {
  const rule = HEAD.map((_, column) => (column === 0 ? '---' : '---:'));
  return [HEAD, rule, ...articles.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf({ key, words, ease, linksOut, linksIn, external, blocks, executed, hasTroubleshooting }: ArticleFigures): string[] {
  const counts = [linksOut, linksIn, external, blocks, executed].map(String);
  return [`\`${key}\``, String(words), ease === null ? '–' : ease.toFixed(1), ...counts, hasTroubleshooting ? 'yes' : '–'];
}
