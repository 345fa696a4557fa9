import { join } from 'node:path';
import { compileDocument } from '../../../build-scripts/lib/content/articles/document';
import { createModel, type ContentModel, type ModelInput } from '../../../build-scripts/lib/content/model/model';
import { ContentError, type Problem } from '../../../build-scripts/lib/content/source/problem';
import { readContent, type ContentFiles } from '../../../build-scripts/lib/content/reading/readContent';
import { categories, site } from '../../support/siteConstants';
import { FIXTURES } from './folder';

/** A folder that exists whatever the engine's owner has made of the sample. */
const FOREIGN = join(FIXTURES, 'foreign');

const NO_PLACE = { line: 1, column: 1 };
/** A form of the site's constants in which nothing is wrong. */
export const SOUND_FORM: ModelInput['siteForm'] = { file: 'site.yml', problems: [], notices: [], position: () => NO_PLACE };

/** The files of a folder, and the picture of the test's owner. */
export function filesOf(contentDir: string): ContentFiles {
  const files = readContent(contentDir);
  return { ...files, images: new Map([[site.profileImage ?? '', join(FIXTURES, 'foreign/images/bridge.svg')], ...files.images]) };
}

export function modelOf(contentDir: string, changes: Partial<ModelInput> = {}): Promise<ContentModel> {
  return createModel({
    files: filesOf(contentDir),
    site: { ...site, categories },
    siteForm: SOUND_FORM,
    preview: new Set(),
    buildTime: Date.parse('2026-11-22T12:00:00Z'),
    staticFiles: new Set([site.resumePdf]),
    compile: (sources) => Promise.resolve(sources.map(compileDocument)),
    ...changes,
  });
}

/** A folder that exists only in memory: file names such as `wiki/ssh.md` and their text. */
export function filesFrom(texts: Readonly<Record<string, string>>, images: readonly string[] = []): ContentFiles {
  const yaml = (file: string) => (texts[file] === undefined ? null : { file, text: texts[file] });
  const documents = Object.entries(texts).flatMap(([file, text]) => {
    const [, folder, name] = /^(wiki|blog|projects)\/(?:.*\/)?([^/]+)\.md$/.exec(file) ?? [];
    return folder === 'wiki' || folder === 'blog' || folder === 'projects' ? ([{ folder, file, name: name ?? '', text }] as const) : [];
  });
  // Pictures beside its articles belong to those.
  const own = [...filesOf(FOREIGN).images].filter(([path]) => !/^\/images\/(?:wiki|blog|projects)\//.test(path));
  return {
    documents,
    openSource: yaml('open-source.yml'),
    resume: yaml('resume.yml'),
    images: new Map([...own, ...images.map((path) => [path, path] as const)]),
  };
}

/** The model of a folder that exists only in memory. */
export function modelFrom(
  texts: Readonly<Record<string, string>>,
  changes: Partial<ModelInput> & { readonly images?: readonly string[] } = {},
): Promise<ContentModel> {
  return modelOf(FOREIGN, { files: filesFrom(texts, changes.images), ...changes });
}

/** The error that a model rejects with if it can't be made. */
export async function errorOf(model: Promise<unknown>): Promise<ContentError> {
  const outcome = await model.then(
    () => 'a model',
    (error: unknown) => error,
  );
  if (outcome instanceof ContentError) return outcome;
  throw new Error(`no ContentError but ${String(outcome)}`);
}

/** Each problem as `file:line:column message → hint`, in the order in which the run reports them. */
export async function problemLines(model: Promise<unknown>): Promise<string[]> {
  const { problems } = await errorOf(model);
  return problems.map(({ file, line, column, message, hint }: Problem) => `${file}:${line}:${column} ${message} → ${hint}`);
}
