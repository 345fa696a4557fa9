import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHTMLStrict } from 'entities';
import { runbookPath } from '../../../src/core/site/routes';
import { bytesOf, guidePack, HASH_DIGITS, packPath, SITE_PACK, type Pack, type PackFile, type PackId } from '../../../src/core/site/offlinePacks';
import { SEARCH_TEXTS } from '../../../src/core/site/searchDataPaths';
import { SHARDS_FOLDER } from '../../../src/core/site/searchShards';
import { FURTHER_FACES } from '../bundling/furtherFaces';
import type { ContentModel } from '../content/model/model';
import type { Page } from '../content/pages/page';
import { isCompressed } from '../files/compress';
import { filesIn } from '../files/filesIn';
import { runbookFiles } from '../runbook/runbookFiles';
import type { SiteSettings } from '../settings/settings';
import { filesOfPath } from '../files/writeOutput';

/** A larger site isn't offered whole: it would take minutes, and browsers delete what takes up too much space. */
const MAX_BYTES = 20 * 1024 * 1024;

/** What a guide's page and search don't need: the italic typeface, as browsers slant the upright one, and what speeds up searches of large sites. */
const NOT_FOR_GUIDES =
  /^\/assets\/(?:section-(?!guide|search)|terminal|link-preview|page-markdown|changes|search-preparation|lines|recordings|search-worker|shard-worker|ask-worker|[^/]*italic)/;

/** In every document. */
const INLINED = /^\/assets\/main\.\w+\.css$/;

interface PackInput {
  readonly settings: Pick<SiteSettings, 'stagingDir' | 'basePath' | 'keepsOffline'>;
  readonly model: ContentModel;
  readonly pages: readonly Page[];
}

/** The lists of what visitors can keep, by their paths. All files in them must have been written before. */
export function offlinePacks(input: PackInput): ReadonlyMap<string, Pack> {
  const { settings, pages } = input;
  if (!settings.keepsOffline) return new Map();
  const site = siteFiles(input);
  const guides = pages.filter((page) => page.name === 'wiki-article').map((page) => guideFiles(page as Page<'wiki-article'>, site));
  const listed = pages.filter(({ isUnlisted = false }) => !isUnlisted);
  // Tag pages are made from one data file, which the terminal reads, too, and opened from other pages.
  const ofPages = listed.flatMap((page) => (page.name === 'tags' ? (page.dataPath ?? []) : site.ofPage(page)));
  const all = packOf(site, [...ofPages, ...site.runbooks, ...site.search, ...site.assets]);
  const whole: Pack = all.bytes > MAX_BYTES ? { ...all, files: null } : all;
  return new Map([...guides, [SITE_PACK, whole] as const].map(([id, pack]) => [packPath(id), pack]));
}

type SiteFiles = ReturnType<typeof siteFiles>;

function guideFiles(page: Page<'wiki-article'>, site: SiteFiles): readonly [PackId, Pack] {
  const { id } = page.data;
  // The texts are the search's largest file, and quotes from hundreds of guides are no use without these guides.
  const search = site.isInShards ? [] : site.search.filter((path) => path !== SEARCH_TEXTS);
  const html = site.htmlOf(page);
  const isUnused = (path: string) => FURTHER_FACES.some(([file, letters]) => file.test(path) && !letters.test(html));
  const assets = site.assets.filter((path) => !NOT_FOR_GUIDES.test(path) && !isUnused(path));
  const runbooks = site.runbooks.filter((path) => path === runbookPath(id));
  return [guidePack(id), packOf(site, [...site.ofPage(page), ...runbooks, ...search, ...assets])];
}

function packOf({ fileAt }: SiteFiles, paths: readonly string[]): Pack {
  const files = [...new Set(paths)].map(fileAt);
  return { bytes: bytesOf(files), files };
}

function siteFiles({ settings: { stagingDir, basePath }, model, pages }: PackInput) {
  const pageFiles = new Map(pages.map(({ path }) => [path, filesOfPath(path)[0] ?? '']));
  const addressed = (names: readonly string[]) => names.map((name) => `/${name}`);
  const search = addressed(filesIn(join(stagingDir, 'data')).map((name) => `data/${name}`)).filter((path) => isSearchData(path) && !isCompressed(path));
  const htmlOf = ({ path }: Page) => readFileSync(join(stagingDir, pageFiles.get(path) ?? ''), 'utf8');
  const known = new Map<string, PackFile>();
  const fileAt = (path: string): PackFile => {
    const file = known.get(path) ?? packFile(path, join(stagingDir, pageFiles.get(path) ?? fileOf(path)));
    known.set(path, file);
    return file;
  };
  return {
    fileAt,
    runbooks: [...runbookFiles(model).keys()],
    search,
    isInShards: search.some((path) => path.startsWith(SHARDS_FOLDER)),
    assets: addressed(readdirSync(join(stagingDir, 'assets')).map((name) => `assets/${name}`)).filter((path) => !isCompressed(path) && !INLINED.test(path)),
    htmlOf,
    ofPage: (page: Page) => [
      page.path,
      ...(page.dataPath === null ? [] : [page.dataPath]),
      ...(page.whole ? [page.whole.path] : []),
      ...picturesIn(htmlOf(page), basePath),
    ],
  };
}

const isSearchData = (path: string) => path.startsWith(SHARDS_FOLDER) || /^\/data\/search-[^/]+$/.test(path);

/** The file of an address: its parts decoded one by one, since a name may contain any character but a slash. */
const fileOf = (path: string) => path.split('/').map(decodeURIComponent).join('/');

/** With the size of its brotli form, if it has one: most servers send that. */
function packFile(path: string, file: string): PackFile {
  const sent = existsSync(`${file}.br`) ? `${file}.br` : file;
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, HASH_DIGITS);
  return [path, statSync(sent).size, hash];
}

/** The site's own pictures on a page, with their drawings for narrow windows: offline, the window may have another size. */
function picturesIn(html: string, basePath: string): string[] {
  const addresses = [...html.matchAll(/<picture[^]*?<\/picture>/g)].flatMap(([picture]) => shownBy(picture));
  return addresses.filter((address) => address.startsWith(basePath)).map((address) => `/${address.slice(basePath.length)}`);
}

/** The addresses of a picture's first form, which current browsers choose, in all its widths. A source without a type is another drawing. */
function shownBy(picture: string): string[] {
  const sources = [...picture.matchAll(/<source [^>]*>/g)].map(([source]) => attributesOf(source));
  const first = sources.find(({ type }) => type !== undefined)?.['type'];
  const shown = sources.filter(({ type }) => type === undefined || type === first).flatMap(({ srcset = '' }) => addressesIn(srcset));
  return first === undefined ? [...shown, attributesOf(picture)['src'] ?? ''] : shown;
}

const addressesIn = (srcset: string) => srcset.split(',').map((each) => each.trim().split(' ')[0] ?? '');

/** By name in lowercase (React writes `srcSet`); the first of each name counts. */
function attributesOf(html: string): Readonly<Partial<Record<string, string>>> {
  return Object.fromEntries(
    [...html.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decodeHTMLStrict(value)]).reverse(),
  );
}
