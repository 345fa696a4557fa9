import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeDataFile } from '../../../src/core/site/dataFile';
import { PACKS_FOLDER, SITE_PACK, type Pack } from '../../../src/core/site/offlinePacks';
import { ROUTES } from '../../../src/core/site/routes';
import { SEARCH_INDEX } from '../../../src/core/site/searchDataPaths';
import { isFurtherFace } from '../bundling/furtherFaces';
import { filesIn } from '../files/filesIn';
import { sizeOfPage } from './sizes';
import { transferredBytes } from './transferredBytes';

/* What the site may weigh, in KiB after brotli: what has been reached, with a little room. The product's bound for an article's JavaScript is 105. */
export const BUDGETS = {
  /**
   * 0.5 KiB of it keep words, options and commands together where code folds, 0.3 tell kept data from a deploy, and damaged files from whole ones,
   * 0.2 mark a passage over several lines and keep a long query out of the address, 0.1 leave copies of a page, and readers who have gone on, as they are,
   * 0.1 fetch a missing file past the browser's cache, leave keys with modifiers to the browser, and keep what is no step out of a visit, and 0.3 leave
   * readers who type or scroll alone when something arrives late, and follow what was done while the page slept.
   */
  articleJs: 104.2,
  pageJs: 102,
  /**
   * The search page starts with the engine. 0.7 KiB of it read the heads of log lines, 0.8 undo what typing and pasting did to a query, 0.6 show
   * close matches in parts, 0.8 find pages by their addresses and show what there is of a query, 0.25 know other forms of words and headings,
   * 0.4 follow a deploy on Retry and keep the focus, 0.1 leave the address alone in a jump of DevTools, 0.25 read scripts without spaces, 0.1 say that texts are missing, and 0.4 are
   * those of articleJs.
   */
  searchPageJs: 114.1,
  articleHtml: 24,
  /** The upright typeface, which a first visit transfers with the page. The italic and further characters come only with texts that use them. */
  fonts: 14,
  pageCss: 7,
  /** What a reader of an earlier edition fetches: a guide's history, and the code that shows its changes. */
  history: 4,
  changesJs: 5,
  /** What plays a recorded session. */
  recordingsJs: 5,
  /** What a visit transfers for the search without searching. */
  searchAtStartup: 25,
  /** What a visitor downloads in all to keep a guide offline, and to keep the whole site. */
  keptGuide: 250,
  keptSite: 2048,
} as const;

/** Words whose presence means that a parser, a grammar, a schema library or the development page is in the browser's bundle. */
const FOREIGN = ['design-system', 'micromark', 'mdast', 'remark', 'ZodError', 'YAMLParseError', 'Prism.languages', 'prismjs'];

/** Checks a built site; returns one line per problem. */
export async function checkBudgets(distDir: string, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const hold = (what: string, size: number, limit: number) => {
    if (size > limit) problems.push(`${what} is ${size.toFixed(1)} KiB; the budget is ${limit} KiB`);
  };
  for (const path of paths) {
    const { html, css, js } = await sizeOfPage(distDir, path);
    const isArticle = /^\/(?:wiki|blog|projects)\/./.test(path);
    hold(`JavaScript of ${path}`, js, isArticle ? BUDGETS.articleJs : path === '/search' ? BUDGETS.searchPageJs : BUDGETS.pageJs);
    hold(`CSS of ${path}`, css, BUDGETS.pageCss);
    if (isArticle) hold(`HTML of ${path}`, html, BUDGETS.articleHtml);
  }
  hold('the typeface', fontBytes(join(distDir, 'assets')) / 1024, BUDGETS.fonts);
  hold('the search index at startup', (await transferredBytes(join(distDir, SEARCH_INDEX))) / 1024, BUDGETS.searchAtStartup);
  const heldFiles = [
    ['data/history', /\.json$/, BUDGETS.history],
    ['assets', /^changes\..*\.js$/, BUDGETS.changesJs],
    ['assets', /^recordings\..*\.js$/, BUDGETS.recordingsJs],
  ] as const;
  for (const [dir, names, limit] of heldFiles) for (const [name, size] of await sizesIn(join(distDir, dir), names)) hold(`${dir}/${name}`, size, limit);
  for (const [name, size] of packSizes(join(distDir, PACKS_FOLDER)))
    hold(`${name}, kept offline,`, size, name === SITE_PACK ? BUDGETS.keptSite : BUDGETS.keptGuide);
  return [...problems, ...checkChunks(join(distDir, 'assets'))];
}

/** Each pack that the site offers, with its size in KiB; empty if it offers none. */
function packSizes(dir: string): (readonly [string, number])[] {
  const lists = existsSync(dir) ? filesIn(dir).filter((name) => name.endsWith('.json')) : [];
  return lists.map((name) => {
    const { bytes } = decodeDataFile(readFileSync(join(dir, name), 'utf8')).data as Pack;
    return [name.slice(0, -'.json'.length), bytes / 1024];
  });
}

async function sizesIn(dir: string, names: RegExp): Promise<(readonly [name: string, size: number])[]> {
  const found = existsSync(dir) ? readdirSync(dir).filter((name) => names.test(name)) : [];
  return Promise.all(found.map(async (name) => [name, (await transferredBytes(join(dir, name))) / 1024] as const));
}

function fontBytes(assetsDir: string): number {
  return readdirSync(assetsDir)
    .filter((name) => name.endsWith('.woff2') && !name.includes('italic') && !isFurtherFace(name))
    .reduce((sum, name) => sum + statSync(join(assetsDir, name)).size, 0);
}

function checkChunks(assetsDir: string): string[] {
  const chunks = readdirSync(assetsDir).filter((name) => name.endsWith('.js'));
  const sections = new Set(ROUTES.map(({ section }) => section));
  const missing = [...sections].filter((section) => chunks.filter((name) => name.startsWith(`section-${section}.`)).length !== 1);
  const foreign = chunks.flatMap((name) => {
    const code = readFileSync(join(assetsDir, name), 'utf8');
    return FOREIGN.filter((word) => code.includes(word)).map((word) => `${name} contains "${word}", which belongs in the build`);
  });
  return [...missing.map((section) => `there isn't exactly one chunk for the section ${section}`), ...foreign];
}
