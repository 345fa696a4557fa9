import { encodeDataFile } from '../../../src/core/site/dataFile';
import { DEVELOPMENT_BUILD } from '../bundling/buildId';
import { hashOf } from '../files/cache';
import { compileDocument, sourceKey, type CompiledDocument, type DocumentSource } from '../content/articles/document';
import { createModel, documentsOf, type ContentModel } from '../content/model/model';
import { momentOf, type HiddenState } from '../content/articles/publication';
import { pagesOf } from '../content/pages/pagesOf';
import { SEARCH_PATHS, searchFiles } from '../content/search/searchFiles';
import { modelInput } from '../compiling/modelInput';
import { siteDataFiles } from '../building/siteDataFiles';
import type { SiteSettings } from '../settings/settings';
import { textFiles } from '../sharing/textFiles';
import { watchFolder } from './watchFolder';

/** The state of the content after an edit. */
export interface ContentState {
  /** All problems as text, with code frames; null while the content is valid. */
  readonly problem: string | null;
  /** Whether there is content to show: the last valid version. */
  readonly hasContent: boolean;
  /** A hash of the owner's constants. When it changes, a page has to reload to show them. */
  readonly site: string;
}

/** The development server's content: data files, feeds and Markdown by path, rebuilt after each edit. */
export interface DevContent {
  /** Those of the last valid version; until there is one, those that the content began with. */
  readonly settings: () => SiteSettings;
  readonly state: () => ContentState;
  /** The last valid model; undefined when the content has been broken from the start. */
  readonly model: () => ContentModel | undefined;
  readonly dataFile: (path: string) => string | undefined;
  readonly image: (path: string) => string | undefined;
  /** Calls back after each edit; returns a function that unsubscribes. */
  readonly onChange: (listener: (state: ContentState) => void) => () => void;
  readonly close: () => void;
}

/**
 * Compiles a content folder, and again after each edit. Broken content never throws; the last valid version stays.
 *
 * @param read reads the settings; the owner's constants among them are part of the content
 * @throws Error of `read`, when it fails at the start
 */
export async function watchContent(read: () => Promise<SiteSettings>): Promise<DevContent> {
  let settings = await read();
  const listeners = new Set<(state: ContentState) => void>();
  const compile = compilerWithMemory();
  let model: ContentModel | undefined;
  let files = new Map<string, () => string>();
  let problem: string | null = null;
  let warnings = '';
  let clock: NodeJS.Timeout | undefined;
  const state = (): ContentState => ({ problem, hasContent: model !== undefined, site: hashOf(JSON.stringify(settings.site)) });

  const { basePath } = settings;
  let toldPath = basePath;

  /** The bundle and open pages keep the base path that the server was started with, whatever an edited site.yml says. */
  function atBasePath(latest: SiteSettings): SiteSettings {
    if (latest.basePath !== toldPath && latest.basePath !== basePath)
      console.log(`The site's base path is now ${latest.basePath}; this server keeps ${basePath} until you restart it.`);
    toldPath = latest.basePath;
    return { ...latest, basePath };
  }

  async function refresh(): Promise<void> {
    try {
      const latest = atBasePath(await read());
      const next = await readModel(latest, compile);
      files = lazyFiles(next, latest);
      model = next;
      settings = { ...latest, site: next.site };
      if (problem !== null) console.log('The content is valid again.');
      problem = null;
      if (next.warnings !== warnings) console.log(next.warnings || 'No warnings are left.');
      warnings = next.warnings;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      console.error(problem);
    }
    listeners.forEach((listener) => listener(state()));
    clearTimeout(clock);
    const next = model && nextMoment(model);
    if (next !== undefined) clock = setTimeout(refreshAgain, Math.min(next - Date.now(), LONGEST_WAIT_MS));
  }

  // One at a time, so that an older reading never replaces a newer one.
  function refreshAgain(): void {
    refreshed = refreshed.then(refresh);
  }
  // Watched before it is first read, so that no edit meanwhile is missed.
  const unwatch = watchFolder(settings.contentDir, refreshAgain);
  let refreshed = refresh();
  await refreshed;
  return {
    settings: () => settings,
    state,
    model: () => model,
    dataFile: (path) => files.get(path)?.(),
    image: (path) => model?.images.get(path) ?? model?.publicFiles.get(path),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      clearTimeout(clock);
      unwatch();
    },
  };
}

/** A timer can't wait for longer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** When the next item is published or expires, which its title shows. */
function nextMoment(model: ContentModel): number | undefined {
  const moments = documentsOf(model).flatMap(({ meta: { publishAt, expiresAt } }) =>
    [publishAt, expiresAt].flatMap((text) => (text === undefined ? [] : (momentOf(text, model.site.timeZone) ?? []))),
  );
  const coming = moments.filter((moment) => moment > Date.now());
  return coming.length > 0 ? Math.min(...coming) : undefined;
}

const EVERYTHING: ReadonlySet<HiddenState> = new Set(['draft', 'scheduled', 'expired', 'unlisted']);

async function readModel(settings: SiteSettings, compile: (sources: readonly DocumentSource[]) => CompiledDocument[]): Promise<ContentModel> {
  return createModel({ ...modelInput(settings), preview: EVERYTHING, hasDatedPictures: true, compile: (sources) => Promise.resolve(compile(sources)) });
}

/** Compiles only what has changed since the last time; documents that are gone are dropped. */
export function compilerWithMemory(compile = compileDocument): (sources: readonly DocumentSource[]) => CompiledDocument[] {
  let known = new Map<string, CompiledDocument>();
  return (sources) => {
    const current = new Map(
      sources.map((source) => {
        const key = keyOf(source);
        return [key, known.get(key) ?? compile(source)] as const;
      }),
    );
    known = current;
    return sources.flatMap((source) => current.get(keyOf(source)) ?? []);
  };
}

const keyOf = (source: DocumentSource) => hashOf(sourceKey(source));

/** Files by path; the search index and texts are only made when they are asked for. */
function lazyFiles(model: ContentModel, settings: SiteSettings): Map<string, () => string> {
  const files = new Map<string, () => string>();
  for (const [path, data] of siteDataFiles(model, pagesOf(model, settings.listPage))) {
    files.set(path, () => encodeDataFile(DEVELOPMENT_BUILD, JSON.stringify(data())));
  }
  let made: ReadonlyMap<string, string> | undefined;
  for (const path of SEARCH_PATHS) files.set(path, () => (made ??= searchFiles(model)).get(path) ?? 'null');
  for (const [path, text] of textFiles(model, settings)) files.set(path, text);
  return files;
}
