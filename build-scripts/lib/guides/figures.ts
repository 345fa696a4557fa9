import { routeOf, type CompiledDocument } from '../content/articles/document';
import { RELEASE_NAMES } from '../content/code/debianReleases';
import { executedOnEach, findEntry, strongestState, type Ledger, type LedgerEntry } from '../content/ledger/ledger';
import { countBacklinks, externalLinks, pagesLinked } from '../content/articles/pageLinks';
import { sentencesOf } from './prose';
import { readingEase } from './readingEase';

/** A row of the table, for a guide or post. */
interface ArticleFigures {
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
  /** How many of the blocks were executed as they are now. */
  readonly executed: number;
  /** The same on each release, in the order of RELEASE_NAMES. */
  readonly executedOn: readonly number[];
  readonly pictures: number;
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
  const entries = entriesOf(document, ledger[key]);
  return {
    key,
    words: document.words,
    ease: readingEase(sentencesOf(document.blocks)),
    linksOut: pagesLinked(document).size,
    linksIn: backlinks.get(routeOf(document)) ?? 0,
    external: externalLinks(document).length,
    blocks: document.fences.length,
    executed: entries.filter((entry) => strongestState(entry) === 'executed').length,
    executedOn: executedOnEach(entries),
    pictures: document.images.length,
    hasTroubleshooting: document.headings.some(({ text }) => /^troubleshooting\b/i.test(text)),
  };
}

/** The ledger's entries for a document's blocks as they are now. */
function entriesOf({ fences }: CompiledDocument, ledger: Ledger[string] | undefined): LedgerEntry[] {
  return fences.flatMap((fence) => findEntry(ledger, fence) ?? []);
}

const HEAD = ['Article', 'words', 'reading ease', 'links out', 'links in', 'external', 'blocks', 'executed', ...RELEASE_NAMES, 'pictures', 'troubleshooting'];

/** A Markdown table of articles. */
export function figuresTable(articles: readonly ArticleFigures[]): string {
  const rule = HEAD.map((_, column) => (column === 0 ? '---' : '---:'));
  return [HEAD, rule, ...articles.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf({ key, words, ease, hasTroubleshooting, ...figures }: ArticleFigures): string[] {
  const { linksOut, linksIn, external, blocks, executed, executedOn, pictures } = figures;
  const counts = [linksOut, linksIn, external, blocks, executed, ...executedOn, pictures].map(String);
  return [`\`${key}\``, String(words), ease === null ? '–' : ease.toFixed(1), ...counts, hasTroubleshooting ? 'yes' : '–'];
}
