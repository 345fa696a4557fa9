import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { mapImages } from '../../../src/core/content/blockTree';
import { createCollection, type Collection } from '../../../src/core/content/collection';
import { WIKI_CATEGORIES } from '../../../src/core/content/entities';
import type { SiteConstants } from '../../../src/core/site/siteConstants';
import { redirectsOf, type Redirect } from './aliases';
import { checkReferences } from './checkReferences';
import { routeOf, type CompiledDocument, type DocumentSource, type Folder } from './document';
import { checkReleases, readLifecycle, type Release } from './lifecycle';
import type { Ledger } from '../ledger';
import { imageSizes } from './imageSizes';
import { ContentError, type Problem } from './problem';
import type { ContentFiles, YamlFile } from './readContent';
import { openSourceFile, resumeFile, siteConstants, type OpenSourceFile, type ResumeFile } from './schema';
import { validateYaml } from './yamlSource';

/** A document whose front matter is right. */
export type ValidDocument<F extends Folder> = CompiledDocument<F> & { readonly meta: NonNullable<CompiledDocument<F>['meta']> };

/** The whole content, valid: each collection whole or by id (E8), in its own order. */
export interface ContentModel {
  readonly site: SiteConstants;
  /** By category, then by file name. */
  readonly wiki: Collection<ValidDocument<'wiki'>>;
  /** Newest first. */
  readonly blog: Collection<ValidDocument<'blog'>>;
  /** Newest first. */
  readonly projects: Collection<ValidDocument<'projects'>>;
  readonly openSource: OpenSourceFile | null;
  readonly resume: ResumeFile;
  readonly images: ReadonlyMap<string, string>;
  /** The former addresses of its articles. */
  readonly redirects: readonly Redirect[];
  /** What is known of the articles' code blocks. */
  readonly ledger: Ledger;
  /** The releases that guides apply to; empty without a `lifecycle.yml`. */
  readonly releases: readonly Release[];
}

/** Finds where a folder's documents break the folder's own rules. */
export type ContentRules = (documents: readonly CompiledDocument[]) => readonly Problem[];

export interface ModelInput {
  readonly files: ContentFiles;
  readonly site: SiteConstants;
  readonly siteFile: string;
  /** Where the content has no resume of its own: the one to show, whose pointers may lead nowhere here. */
  readonly fallbackResume: YamlFile;
  readonly includeDrafts: boolean;
  /** What is known of the articles' code blocks; a folder without one was never checked. */
  readonly ledger?: Ledger;
  /** Paths that links may lead to beside pages, e.g. the resume's PDF. */
  readonly staticFiles: ReadonlySet<string>;
  readonly compile: (sources: readonly DocumentSource[]) => Promise<readonly CompiledDocument[]>;
  /** Further rules for the documents that are shown. */
  readonly rules?: ContentRules;
}

/**
 * Reads, compiles and checks the content.
 *
 * @throws ContentError with every problem of the run
 */
export async function createModel(input: ModelInput): Promise<ContentModel> {
  const { files, includeDrafts } = input;
  const compiled = await input.compile(files.documents);
  const isShown = ({ meta }: CompiledDocument) => includeDrafts || meta?.draft !== true;
  const documents = compiled.filter(isShown);
  const problems: Problem[] = compiled.flatMap((document) => document.problems);
  const openSource = files.openSource ? validateFile(files.openSource, openSourceFile, problems) : null;
  const releases = files.lifecycle ? readLifecycle(files.lifecycle, problems) : null;
  if (releases) problems.push(...checkReleases(documents, releases));
  const resume = validateFile(files.resume ?? input.fallbackResume, resumeFile, problems);
  checkSite(input, problems);
  problems.push(...(input.rules?.(documents) ?? []));
  problems.push(
    ...checkReferences({
      files,
      documents,
      openSource: openSource ?? null,
      resume: (files.resume && resume) || null,
      draftRoutes: new Set(compiled.filter((document) => !isShown(document)).map(routeOf)),
      staticFiles: new Set([...files.images.keys(), ...input.staticFiles]),
    }),
  );
  if (problems.length > 0 || !resume) throw new ContentError(problems, sourceReader(files));
  const sizeOf = imageSizes(files.images);
  const shown = documents.map((document): CompiledDocument => ({
    ...document,
    blocks: mapImages(document.blocks, (image) => ({ ...image, ...sizeOf(image.src) })),
  }));
  return {
    site: input.site,
    wiki: createCollection(shown.filter(isWiki).sort(byCategory)),
    blog: createCollection(shown.filter(isBlog).sort(newestFirst)),
    projects: createCollection(shown.filter(isProject).sort(newestFirst)),
    openSource: openSource ?? null,
    resume,
    images: files.images,
    redirects: redirectsOf(shown),
    ledger: input.ledger ?? {},
    releases: releases ?? [],
  };
}

function validateFile<T extends z.ZodType>(file: YamlFile, schema: T, problems: Problem[]): z.infer<T> | undefined {
  return validateYaml({ text: file.text, file: file.file, firstLine: 1 }, schema, problems).value;
}

function checkSite({ site, siteFile, files, staticFiles }: ModelInput, problems: Problem[]): void {
  const result = siteConstants.safeParse(site);
  for (const issue of result.error?.issues ?? []) {
    problems.push({
      file: siteFile,
      line: 1,
      column: 1,
      message: `"${issue.path.join('.')}": ${issue.message}`,
      hint: 'See src/core/site/siteConstants.ts for what each constant is.',
    });
  }
  for (const path of result.success ? new Set([site.profileImage, site.socialCard ?? site.profileImage]) : []) {
    if (!files.images.has(path) && !staticFiles.has(path)) {
      problems.push({
        file: siteFile,
        line: 1,
        column: 1,
        message: `names ${path}, which does not exist`,
        hint: 'Put the file into the images folder of the content.',
      });
    }
  }
}

function sourceReader(files: ContentFiles): (file: string) => string {
  const texts = new Map(
    [...files.documents, files.openSource, files.resume, files.lifecycle].flatMap((source) => (source ? [[source.file, source.text] as const] : [])),
  );
  return (file) => texts.get(file) ?? readIfThere(file);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function newestFirst(a: { meta: { date: string }; id: string }, b: { meta: { date: string }; id: string }): number {
  return b.meta.date.localeCompare(a.meta.date) || a.id.localeCompare(b.id);
}

function byCategory(a: ValidDocument<'wiki'>, b: ValidDocument<'wiki'>): number {
  return WIKI_CATEGORIES.indexOf(a.meta.category) - WIKI_CATEGORIES.indexOf(b.meta.category);
}

const isWiki = (document: CompiledDocument): document is ValidDocument<'wiki'> => document.folder === 'wiki' && document.meta !== undefined;
const isBlog = (document: CompiledDocument): document is ValidDocument<'blog'> => document.folder === 'blog' && document.meta !== undefined;
const isProject = (document: CompiledDocument): document is ValidDocument<'projects'> => document.folder === 'projects' && document.meta !== undefined;
