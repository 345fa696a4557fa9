import type { Block, Heading, Picture } from '../../../../src/core/content/blocks';
import type { ProjectContent, Variable } from '../../../../src/core/content/entities';
import type { Direction } from '../../../../src/core/site/direction';
import { FILE_RULE, ID, ID_RULE, isNamedByFolder, isNameOfFile, LIST_NAME } from '../source/articleName';
import { compileBody, type CompiledBody } from '../markdown/compileBody';
import type { CompiledMarkdown, MarkdownSource, Reference } from '../markdown/compileContext';
import { faultsOfAnchors, formerAnchorsOf } from './formerAnchors';
import { positionsOf, type FieldPositions } from '../source/fieldPositions';
import { addProblems, type Problem } from '../source/problem';
import { pictureDir, pictureHref } from '../pictures/pictureHref';
import { misspeltValues } from './misspeltValues';
import { projectContent } from './projectContent';
import { FRONT_MATTER, type Folder, type FrontMatter } from '../source/schema';
import { parseYaml, validateYaml, type YamlSource } from '../source/yamlSource';

/** One compiled file; what needs the other files is checked later. Plain JSON, so that it can be cached. */
export interface CompiledDocument<F extends Folder = Folder> {
  readonly folder: F;
  readonly id: string;
  readonly file: string;
  /** Its path in the content folder, unless that is its route plus `.md`. */
  readonly path?: string;
  /** Undefined when the front matter is wrong; then `problems` says how. */
  readonly meta: FrontMatter<F> | undefined;
  /** The prose of the front matter with the author's own quotes, for the Markdown file. */
  readonly written: Written;
  readonly blocks: readonly Block[];
  readonly headings: readonly Heading[];
  readonly links: readonly Reference[];
  readonly images: readonly Reference[];
  /** Its code blocks as written, for `npm run verify`. */
  readonly fences: CompiledMarkdown['fences'];
  readonly markdown: CompiledMarkdown['markdown'];
  readonly html: CompiledMarkdown['html'];
  /** The plain text that the search looks in. */
  readonly text: string;
  /** Words of prose, code not counted. */
  readonly words: number;
  /** A project's picture, as its card and its page show it; only in a model. */
  readonly picture?: { readonly card: Picture; readonly page: Picture };
  /** Projects only (E3). */
  readonly projectContent?: ProjectContent | undefined;
  readonly positions: FieldPositions;
  readonly problems: readonly Problem[];
}

interface Written {
  readonly title: string;
  readonly description?: string;
  readonly category?: string;
}

export interface DocumentSource {
  readonly folder: Folder;
  /** As shown in problems: relative to where the command runs. */
  readonly file: string;
  /** The file's name without its extension; for an `index.md` in a folder, the folder's name. */
  readonly name: string;
  /** The file's folder within its collection, such as `linux`; most files have none. */
  readonly below?: string;
  readonly text: string;
  /** The day of its last change, YYYY-MM-DD, for a guide that has no `lastUpdated`. */
  readonly changed?: string;
  /** Of the site's language, if it isn't left to right. */
  readonly direction?: Direction;
}

/** Everything that a document is compiled from, as a cache key. */
export function sourceKey({ folder, file, name, below = '', text, changed = '', direction }: DocumentSource): string {
  return JSON.stringify([folder, file, name, below, text, changed, ...(direction ? [direction] : [])]);
}

/** A document whose front matter is valid. */
export type ValidDocument<F extends Folder> = CompiledDocument<F> & { readonly meta: NonNullable<CompiledDocument<F>['meta']> };

export type AnyDocument = ValidDocument<'wiki'> | ValidDocument<'blog'> | ValidDocument<'projects'>;

export const isWiki = (document: CompiledDocument): document is ValidDocument<'wiki'> => document.folder === 'wiki' && document.meta !== undefined;
export const isBlog = (document: CompiledDocument): document is ValidDocument<'blog'> => document.folder === 'blog' && document.meta !== undefined;
export const isProject = (document: CompiledDocument): document is ValidDocument<'projects'> => document.folder === 'projects' && document.meta !== undefined;

/** The path of a document's page. */
export function routeOf({ folder, id }: Pick<CompiledDocument, 'folder' | 'id'>): string {
  return `/${folder}/${id}`;
}

/** Compiles one Markdown file. Everything that is wrong is in `problems`; no text makes it throw. */
export function compileDocument(source: DocumentSource): CompiledDocument {
  return documentWith(source, compileBody);
}

/** Like `compileDocument`, but the caller compiles the text below the front matter, which it may have cached. */
export function documentWith(source: DocumentSource, bodyOf: (source: MarkdownSource) => CompiledBody): CompiledDocument {
  const text = plainLines(source.text);
  const { folder, file, name, changed, direction } = source;
  const defaults = folder === 'wiki' && changed !== undefined ? { lastUpdated: changed } : {};
  const problems: Problem[] = [];
  const { yaml: yamlText, body } = splitFrontMatter(text, file, problems);
  const { value: meta, yaml } =
    yamlText === null ? { value: undefined, yaml: null } : validateYaml({ text: yamlText, file, firstLine: 2, defaults }, FRONT_MATTER[folder], problems);
  const id = meta?.id ?? name;
  checkId(meta?.id, { file, name, yaml, problems });
  const variables: Readonly<Record<string, Variable>> = meta && 'variables' in meta ? (meta.variables ?? {}) : {};
  const dir = pictureDir(folder, source.below);
  const anchors = formerAnchorsOf(yaml, meta);
  const compiled = bodyOf({ file, text: body, route: `/${folder}/${id}`, pictureDir: dir, variables, anchors, direction });
  addProblems(problems, [...compiled.problems, ...faultsOfAnchors(anchors, { file, ...compiled })]);
  addProblems(problems, misspeltValues(body, Object.keys(variables), file));
  if (yamlText !== null && meta && meta.draft !== true && isWithoutText(compiled)) problems.push(noText(file, yamlText));
  return {
    folder,
    id,
    file,
    ...ownPath(source, `${folder}/${id}.md`),
    meta: meta && withPicture(meta, dir),
    written: writtenIn(yaml),
    blocks: compiled.blocks,
    headings: compiled.headings,
    links: compiled.links,
    images: compiled.images,
    fences: compiled.fences,
    markdown: compiled.markdown,
    html: compiled.html,
    text: compiled.plain,
    words: compiled.words,
    projectContent: meta && folder === 'projects' ? projectContent(compiled.blocks) : undefined,
    positions: positionsOf(yaml, meta),
    problems,
  };
}

/** The fields of a text's front matter as written, whether or not they are valid; null where they can't be read. */
export function writtenFields(text: string): Readonly<Record<string, unknown>> | null {
  const { yaml } = splitFrontMatter(plainLines(text), '', []);
  const fields = yaml === null ? null : parseYaml(yaml, '', 2).data;
  return typeof fields === 'object' && !Array.isArray(fields) ? (fields as Readonly<Record<string, unknown>> | null) : null;
}

function plainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

function ownPath({ folder, below, file, name }: DocumentSource, usual: string): Pick<CompiledDocument, 'path'> {
  const path = [folder, ...(below ? [below] : []), isNamedByFolder(file) ? `${LIST_NAME}.md` : `${name}.md`].join('/');
  return path === usual ? {} : { path };
}

/** Resolves a project's picture like those in the text. */
function withPicture<M extends FrontMatter<Folder>>(meta: M, dir: string): M {
  return 'image' in meta && meta.image !== undefined ? { ...meta, image: pictureHref(meta.image, dir) } : meta;
}

function writtenIn(yaml: YamlSource | null): Written {
  const { title, description, excerpt, category } = (yaml?.data ?? {}) as Readonly<Record<string, unknown>>;
  const about = description ?? excerpt;
  return {
    title: typeof title === 'string' ? title.trim() : '',
    ...(typeof about === 'string' ? { description: about.trim() } : {}),
    ...(typeof category === 'string' ? { category: category.trim() } : {}),
  };
}

/** Headings don't count. */
function isWithoutText({ blocks, isUnparsed }: CompiledBody): boolean {
  return blocks.every(({ type }) => type === 'heading') && !isUnparsed;
}

/** At the line that closes the front matter. */
function noText(file: string, yaml: string): Problem {
  return { file, line: yaml.split('\n').length + 2, column: 1, message: 'has no text yet', hint: 'Write some, or mark it draft: true.' };
}

function splitFrontMatter(text: string, file: string, problems: Problem[]): { yaml: string | null; body: string } {
  const match = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/.exec(text);
  if (!match) {
    problems.push({
      file,
      line: 1,
      column: 1,
      ...missingFrontMatter(text),
    });
    return { yaml: null, body: text };
  }
  const lines = match[0].split('\n').length - 1;
  return { yaml: match[1] ?? '', body: '\n'.repeat(lines) + text.slice(match[0].length) };
}

function missingFrontMatter(text: string): Pick<Problem, 'message' | 'hint'> {
  const begins = /^---[ \t]*\n/;
  if (begins.test(text)) return { message: 'has front matter that is never closed', hint: 'Close it with a line of three dashes.' };
  if (begins.test(text.trimStart()))
    return { message: 'has something before its front matter', hint: 'Remove the empty lines: the three dashes must be the first line.' };
  if (/^\+\+\+[ \t]*\n/.test(text)) {
    return { message: 'has front matter in TOML', hint: 'Write it as YAML between lines of three dashes; npm run import converts the folder of a whole site.' };
  }
  return { message: 'has no front matter', hint: 'Begin the file with a line of three dashes, the fields, and three dashes again.' };
}

interface Named {
  readonly file: string;
  readonly name: string;
  readonly yaml: YamlSource | null;
  readonly problems: Problem[];
}

function checkId(id: string | undefined, { file, name, yaml, problems }: Named): void {
  const what = isNamedByFolder(file) ? 'folder' : 'file';
  if (name === LIST_NAME) {
    const hint = `Name the file, or the folder around it, after the end of the page's address: ssh.md or ssh/index.md. For text above a list, use leads in site.yml.`;
    problems.push({ file, line: 1, column: 1, message: 'is named "index", so its page would replace the list', hint });
  } else if (isNameOfFile(id ?? name)) {
    problems.push({ file, line: 1, column: 1, message: `is named "${id ?? name}", like a file beside pages`, hint: `Rename the ${what}: ${FILE_RULE}.` });
  } else if (id === undefined && !ID.test(name)) {
    const hint = `Rename the ${what}: ${ID_RULE}.`;
    problems.push({ file, line: 1, column: 1, message: `is named "${name}", which can't be an id`, hint });
  } else if (id !== undefined && id !== name) {
    const position = yaml?.position(['id']) ?? { line: 1, column: 1 };
    const hint = `Remove the id, or rename the ${what} to ${id}${isNamedByFolder(file) ? '' : '.md'}.`;
    problems.push({ file, ...position, message: `has the id "${id}" but is named "${name}"`, hint });
  }
}
