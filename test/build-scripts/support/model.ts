import { join } from 'node:path';
import { compileDocument } from '../../../build-scripts/lib/content/document';
import { createModel, type ContentModel, type ModelInput } from '../../../build-scripts/lib/content/model';
import { ContentError, type Problem } from '../../../build-scripts/lib/content/problem';
import { readContent, type ContentFiles } from '../../../build-scripts/lib/content/readContent';
import { site } from '../../../src/content/site';

export const ROOT = join(__dirname, '../../..');
export const OWN_CONTENT = join(ROOT, 'src/content');
export const FIXTURES = join(ROOT, 'test/fixtures');

/** The files of a folder, with our own images and resume where it has none, as a build takes them. */
export function filesOf(contentDir: string): { readonly files: ContentFiles; readonly fallbackResume: ModelInput['fallbackResume'] } {
  const own = readContent(OWN_CONTENT);
  if (!own.resume) throw new Error('src/content/resume.yml is missing');
  const files = readContent(contentDir);
  return { files: { ...files, images: new Map([...own.images, ...files.images]) }, fallbackResume: own.resume };
}

export function modelOf(contentDir: string, changes: Partial<ModelInput> = {}): Promise<ContentModel> {
  return createModel({
    ...filesOf(contentDir),
    site,
    siteFile: 'src/content/site.ts',
    includeDrafts: false,
    staticFiles: new Set([site.resumePdf]),
    compile: (sources) => Promise.resolve(sources.map(compileDocument)),
    ...changes,
  });
}

/** A folder that exists only here: file names such as `wiki/ssh.md` and their text. */
export function filesFrom(texts: Readonly<Record<string, string>>, images: readonly string[] = []): ContentFiles {
  const yaml = (file: string) => (texts[file] === undefined ? null : { file, text: texts[file] });
  const documents = Object.entries(texts).flatMap(([file, text]) => {
    const [, folder, name] = /^(wiki|blog|projects)\/(?:.*\/)?([^/]+)\.md$/.exec(file) ?? [];
    return folder === 'wiki' || folder === 'blog' || folder === 'projects' ? ([{ folder, file, name: name ?? '', text }] as const) : [];
  });
  const own = filesOf(OWN_CONTENT).files.images;
  return {
    documents,
    openSource: yaml('open-source.yml'),
    resume: yaml('resume.yml'),
    images: new Map([...own, ...images.map((path) => [path, path] as const)]),
  };
}

/** The model of a folder that exists only here. */
export function modelFrom(
  texts: Readonly<Record<string, string>>,
  changes: Partial<ModelInput> & { readonly images?: readonly string[] } = {},
): Promise<ContentModel> {
  return modelOf(OWN_CONTENT, { files: filesFrom(texts, changes.images), ...changes });
}

/** What a model that can't be made rejects with. */
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

interface Draft {
  readonly title?: string;
  readonly date?: string;
  readonly tags?: string;
  readonly body?: string;
  readonly more?: string;
}

export function wiki({ title = 'T', date = '2025-02-01', tags = '[Linux]', body = 'Text.', more = 'category: Basics' }: Draft = {}): string {
  return `---\ntitle: ${title}\nlastUpdated: ${date}\ntags: ${tags}\n${more}\n---\n${body}\n`;
}

export function post({ title = 'T', date = '2025-02-01', tags = '[Linux]', body = 'Text.', more = 'category: Notes' }: Draft = {}): string {
  return `---\ntitle: ${title}\ndate: ${date}\ntags: ${tags}\nexcerpt: In short.\n${more}\n---\n${body}\n`;
}

export function project({ title = 'T', date = '2024-03-15', tags = '[Linux]', body = '', more = 'category: DevOps' }: Draft = {}): string {
  return `---\ntitle: ${title}\ndate: ${date}\ntags: ${tags}\ndescription: In short.\nimage: /images/profile.svg\nimageAlt: A drawing.\ngithub: https://github.example.com/a\nlive: https://a.example.com\n${more}\n---\n## Overview\n\nAll of it.\n\n## Challenges\n\n- One\n\n## Solutions\n\n- Two\n\n## Technologies\n\n- Three\n${body}\n`;
}

export function repository(id: string, tags = '[Linux]'): string {
  return `  - { id: ${id}, name: x/${id}, title: Title of ${id}, description: Does ${id}., tags: ${tags}, url: 'https://github.com/x/${id}', language: Go, stars: 10, forks: 2, lastUpdated: 2025-07-01 }\n`;
}

export function openSource(featuredPost: string, ...repositories: readonly string[]): string {
  return `asOf: 2025-08-01\nfeaturedPost: ${featuredPost}\nrepositories:\n${repositories.join('')}`;
}
