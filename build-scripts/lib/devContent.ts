import { watch } from 'node:fs';
import { hashOf } from './cache';
import { compileDocument } from './content/document';
import { createModel, type ContentModel } from './content/model';
import { pagesOf } from './content/pages';
import { SEARCH_PATHS, searchFiles } from './content/searchFiles';
import { modelInput } from './modelInput';
import type { SiteSettings } from './settings';
import { textFiles } from './sharing/textFiles';

/** The content as the development server holds it: data files, feeds and Markdown by path, made anew after each edit. */
export interface DevContent {
  readonly dataFile: (path: string) => string | undefined;
  readonly image: (path: string) => string | undefined;
  /** Calls back after an edit has been compiled; with the problems' text when the content is broken. */
  readonly onChange: (listener: (problem: string | null) => void) => void;
}

/** Editors write a file in several steps; this long after the last one it is read, in milliseconds. */
const SETTLE_MS = 15;

/** Compiles a content folder and keeps it compiled while it is edited. A broken edit leaves the last good content. */
export async function watchContent(settings: SiteSettings): Promise<DevContent> {
  const compiled = new Map<string, ReturnType<typeof compileDocument>>();
  const listeners: ((problem: string | null) => void)[] = [];
  let model = await read();
  let files = lazyFiles(model, settings);

  async function read(): Promise<ContentModel> {
    return createModel({
      ...modelInput(settings).input,
      includeDrafts: true,
      // Only what was edited is compiled again.
      compile: (sources) =>
        Promise.resolve(
          sources.map((source) => {
            const key = hashOf(source.file, source.text);
            const document = compiled.get(key) ?? compileDocument(source);
            compiled.set(key, document);
            return document;
          }),
        ),
    });
  }

  async function refresh(): Promise<void> {
    let problem: string | null = null;
    try {
      model = await read();
      files = lazyFiles(model, settings);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      console.error(problem);
    }
    listeners.forEach((listener) => listener(problem));
  }

  let timer: NodeJS.Timeout | undefined;
  watch(settings.contentDir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), SETTLE_MS);
  });
  return {
    dataFile: (path) => files.get(path)?.(),
    image: (path) => model.images.get(path),
    onChange: (listener) => listeners.push(listener),
  };
}

/** Files by path; the search index and texts are only made when they are asked for. */
function lazyFiles(model: ContentModel, settings: SiteSettings): Map<string, () => string> {
  const files = new Map<string, () => string>(
    pagesOf(model).flatMap(({ dataPath, data }) => (dataPath === null ? [] : [[dataPath, () => JSON.stringify(data)] as const])),
  );
  let made: ReadonlyMap<string, string> | undefined;
  for (const path of SEARCH_PATHS) files.set(path, () => (made ??= searchFiles(model)).get(path) ?? 'null');
  for (const [path, text] of textFiles(model, settings)) files.set(path, text);
  return files;
}
