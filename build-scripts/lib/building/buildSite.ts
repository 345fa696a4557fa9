import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeDataFile } from '../../../src/core/site/dataFile';
import { SEARCH_INDEX } from '../../../src/core/site/searchDataPaths';
import { buildIdOf } from '../bundling/buildId';
import type { BuildOptions } from './buildOptions';
import { bundleClient } from '../bundling/bundle';
import type { ClientAssets } from '../bundling/clientBundle';
import { forEachConcurrently, settleAll } from '../running/concurrency';
import type { ContentModel } from '../content/model/model';
import { fixedPages, pagesOf } from '../content/pages/pagesOf';
import { directionRules } from '../content/pages/directionRules';
import type { Page } from '../content/pages/page';
import { publishedPicture } from '../content/pictures/publishedPicture';
import { searchDocuments } from '../content/search/searchDocuments';
import { searchFiles } from '../content/search/searchFiles';
import type { HiddenState } from '../content/articles/publication';
import { headerRules } from '../http/headers';
import { historyNotices } from '../history/unrecordedTexts';
import { namesFor } from '../hosts/host';
import { prepareForHost } from '../hosts/prepareForHost';
import type { Serving } from '../hosts/serving';
import type { DocumentFrame } from '../rendering/htmlDocument';
import { HEAD_SCRIPT, LOADER_SCRIPT, MOVED_SCRIPT } from '../http/inlineScripts';
import { loadModel } from '../compiling/loadModel';
import { offlinePacks } from './offlinePacks';
import { withProgress, type Progress } from '../running/progress';
import { pruneCaches } from '../files/pruneCaches';
import { publicFiles } from '../files/publicFiles';
import { keepAssets } from '../release/keepAssets';
import { makeRelease } from '../release/makeRelease';
import { renderPages } from '../rendering/renderPages';
import type { SiteSettings } from '../settings/settings';
import { ROOT } from '../files/paths';
import { headLinks } from '../sharing/headLinks';
import { siteDataFiles } from './siteDataFiles';
import { siteModule } from '../settings/siteModule';
import { searchesInShards, writeSearchShards } from './searchShards';
import { robotsTxt, sitemapFiles } from './sitemap';
import { checkUrls } from '../urls/checkUrls';
import { writeFormerAddresses } from './writeFormerAddresses';
import { filesOfPath, writeWithForms, type OutputFile } from '../files/writeOutput';

/** What a build made. */
export interface BuildReport {
  readonly model: ContentModel;
  readonly pages: readonly Page[];
  readonly fromCache: number;
  readonly notices: readonly string[];
  readonly seconds: number;
  readonly distDir: string;
}

/** At brotli's best quality, the texts of a large site would take tens of seconds to save a few percent. */
const BEST_EFFORT_TO = 2_000_000;

/**
 * Builds the site. The old one stays untouched until everything has been made.
 *
 * @throws ContentError with every problem of the content; Error for anything else that goes wrong
 */
export async function buildSite(settings: SiteSettings, options: BuildOptions = {}): Promise<BuildReport> {
  const start = performance.now();
  return withProgress(async (progress) => {
    const { result, notices } = await makeRelease(settings, () => buildFiles(settings, progress, options));
    pruneCaches();
    return { ...result, notices: [...result.notices, ...notices], seconds: (performance.now() - start) / 1000, distDir: settings.distDir };
  });
}

async function buildFiles(given: SiteSettings, progress: Progress, { preview = new Set(), keep = 0 }: BuildOptions) {
  const bundling = new AbortController();
  const compiled = compileContent(given, progress, preview);
  const siteSource = () => compiled.then(({ pages, settings: known }) => siteModule(known, fixedPages(pages)));
  // The bundler has a process of its own; broken content doesn't wait for it.
  const [content, bundled] = await Promise.allSettled([
    compiled
      .then((loaded) => prepareContent(progress, loaded))
      .catch((error: unknown) => {
        bundling.abort(error);
        throw error;
      }),
    progress.during({ name: 'Bundling the scripts' }, () => bundleClient(given, siteSource, bundling)),
  ]);
  if (content.status === 'rejected') throw content.reason;
  if (bundled.status === 'rejected') throw bundled.reason;
  const { settings, model, pages, fromCache } = content.value;
  const { assets, closed } = bundled.value;
  const frame = documentFrame(settings, assets, { pages, model });
  await settleAll([
    closed,
    progress.during({ name: 'Compressing' }, () => writeFiles(settings, filesWithBundle(settings, frame, { pages, model }))),
    progress.during({ name: 'Rendering pages:', total: pages.length }, (advance) => renderPages({ settings, frame, pages }, advance)),
  ]);
  await writeSiteIndex(settings, pages);
  const former = await writeFormerAddresses(settings, model);
  const packs = offlinePacks({ settings, model, pages });
  await writeFiles(
    settings,
    [...packs].map(([path, pack]) => [path, { content: encodeDataFile(frame.build, JSON.stringify(pack)) }]),
  );
  const keptNotices = await keepAssets(settings, { build: frame.build, keep }, settings);
  prepareForHost(settings.stagingDir, settings.host, serving(settings, frame, model));
  const data = [...siteDataFiles(model, pages).keys(), ...packs.keys()].map((path) => path.slice(1));
  const expected = [...pages.flatMap(({ path }) => filesOfPath(path)), ...data, ...former];
  const notices = [...content.value.notices, ...keptNotices];
  return { result: { model, pages, fromCache, notices }, expected: expected.flatMap((name) => namesFor(settings.host, name)) };
}

async function compileContent(settings: SiteSettings, progress: Progress, preview: ReadonlySet<HiddenState>) {
  const loaded = await loadModel(settings, { progress, preview, withVariants: true });
  const { model } = loaded;
  // The content may leave the site without a resume as PDF.
  return { ...loaded, pages: pagesOf(model, settings.listPage), settings: { ...settings, site: model.site } };
}

/** Makes everything that doesn't need the bundle: the files for sharing, static files, pictures, search shards and the resume. */
async function prepareContent(progress: Progress, loaded: Awaited<ReturnType<typeof compileContent>>) {
  const { pages, settings } = loaded;
  // The libraries for PDFs, feeds and icons are slow to load: imported here, they don't delay the report of a mistake in the content.
  const [{ resumeFiles }, { shareSite }, { publishedUrls }] = await Promise.all([
    import('../resume/resumeFiles'),
    import('../sharing/shareSite'),
    import('../urls/publishedUrls'),
  ]);
  const urlNotices = checkUrls(settings.contentDir, publishedUrls(loaded.model, settings, pages));
  const sharingNotices: string[] = [];
  await progress.during({ name: 'Drawing cards and writing feeds' }, () =>
    settleAll([
      shareSite(settings, loaded.model, pages).then((told) => sharingNotices.push(...told)),
      writeFiles(settings, staticFiles(loaded.model)),
      forEachConcurrently(loaded.model.images, async ([path, file]) =>
        writeWithForms(settings, [path], { content: await publishedPicture(file), effort: 'asset' }),
      ),
      forEachConcurrently(loaded.model.variants, async ({ path, content }) => writeWithForms(settings, [path], { content: await content() })),
      writeSearchShards(settings, loaded.model),
      resumeFiles(settings, loaded.model).then((files) => writeFiles(settings, contentsOf(files))),
    ]),
  );
  return { ...loaded, notices: [...loaded.notices, ...urlNotices, ...historyNotices(loaded.model), ...sharingNotices] };
}

function documentFrame(settings: SiteSettings, assets: ClientAssets, { pages, model }: Contents): DocumentFrame {
  const { site, basePath, stagingDir, searchWorkerFrom, hasPolicyInside } = settings;
  const isInShards = searchesInShards(settings, model);
  const searchesInWorker = isInShards || searchDocuments(model).length >= searchWorkerFrom;
  const sheets = [...assets.styles, ...Object.values(assets.sections).flatMap(({ styles }) => styles)];
  return {
    basePath,
    site: { language: site.language, dir: site.dir },
    build: buildIdOf(assets),
    assets,
    searchData: searchesInWorker ? [] : [SEARCH_INDEX],
    searchesInWorker,
    ...(isInShards ? { searchesInShards: true } : {}),
    hasPolicyInside,
    headLinks: headLinks(basePath, fixedPages(pages), site.theme),
    styles: Object.fromEntries(
      sheets.map((path) => [path, readFileSync(join(stagingDir, path), 'utf8').trim() + (path === assets.styles[0] ? directionRules(model) : '')]),
    ),
  };
}

/** A file of the site, by its path. */
type SiteFile = readonly [path: string, file: OutputFile];

function writeFiles(settings: SiteSettings, files: Iterable<SiteFile>): Promise<void> {
  return forEachConcurrently(files, ([path, file]) => writeWithForms(settings, [path], file));
}

function contentsOf(files: ReadonlyMap<string, Buffer | string>): SiteFile[] {
  return [...files].map(([path, content]) => [path, { content }]);
}

/** The files that are copied unchanged: where each is, by its path in the site. */
function filesToCopy({ publicFiles: own }: ContentModel): ReadonlyMap<string, string> {
  const folder = join(ROOT, 'public');
  // `shareSite` writes the icon, the site's or the content's own.
  const names = publicFiles(folder).filter((name) => name !== 'favicon.svg');
  return new Map([...names.map((name) => [name, join(folder, name)] as const), ...[...own].map(([path, file]) => [path.slice(1), file] as const)]);
}

function* staticFiles(model: ContentModel): Generator<SiteFile> {
  for (const [name, file] of filesToCopy(model)) yield [name, { content: readFileSync(file) }];
}

/** The bundle's own files, and the data that carries its id. */
function* filesWithBundle(
  { stagingDir }: SiteSettings,
  { build, searchesInShards: isInShards = false }: DocumentFrame,
  { pages, model }: Contents,
): Generator<SiteFile> {
  for (const name of readdirSync(join(stagingDir, 'assets'))) {
    yield [`assets/${name}`, { content: readFileSync(join(stagingDir, 'assets', name)), effort: 'asset' }];
  }
  yield ['sw.js', { content: readFileSync(join(stagingDir, 'sw.js')), effort: 'asset' }];
  if (!isInShards) for (const [path, content] of searchFiles(model)) yield [path, { content, effort: content.length < BEST_EFFORT_TO ? 'asset' : 'page' }];
  for (const [path, data] of siteDataFiles(model, pages)) yield [path, { content: encodeDataFile(build, JSON.stringify(data())) }];
}

interface Contents {
  readonly pages: readonly Page[];
  readonly model: ContentModel;
}

async function writeSiteIndex(settings: SiteSettings, pages: readonly Page[]): Promise<void> {
  await writeFiles(
    settings,
    [...sitemapFiles(pages, settings.siteUrl)].map(([name, content]) => [name, { content }]),
  );
  await writeWithForms(settings, ['robots.txt'], { content: robotsTxt(settings.siteUrl) });
}

function serving({ basePath, hsts }: SiteSettings, frame: DocumentFrame, model: ContentModel): Serving {
  const { redirects } = model;
  const scripts = [HEAD_SCRIPT, LOADER_SCRIPT, ...(redirects.length > 0 ? [MOVED_SCRIPT] : [])];
  const rules = headerRules({ scripts, styles: Object.values(frame.styles) }, basePath, hsts);
  return { rules, redirects, basePath, ownFiles: new Set(filesToCopy(model).keys()) };
}
