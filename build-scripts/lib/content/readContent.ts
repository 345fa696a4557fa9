import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { displayPath } from '../displayPath';
import type { DocumentSource, Folder } from './document';

export const FOLDERS: readonly Folder[] = ['wiki', 'blog', 'projects'];

/** The files of a content folder, as text. */
export interface ContentFiles {
  readonly documents: readonly DocumentSource[];
  readonly openSource: YamlFile | null;
  readonly resume: YamlFile | null;
  /** How long the releases are supported that guides apply to. */
  readonly lifecycle?: YamlFile | null;
  /** Paths under the site root, e.g. `/images/azure-migration.svg`, to absolute file paths. */
  readonly images: ReadonlyMap<string, string>;
}

export interface YamlFile {
  readonly file: string;
  readonly text: string;
}

/** Reads a content folder. A missing collection is an empty one. Files other than Markdown, and READMEs, are left alone. */
export function readContent(contentDir: string): ContentFiles {
  if (!existsSync(contentDir) || !statSync(contentDir).isDirectory()) {
    throw new Error(`CONTENT_DIR: there is no folder ${contentDir}; name one that holds wiki/, blog/ and projects/.`);
  }
  return {
    documents: FOLDERS.flatMap((folder) => markdownFiles(contentDir, folder)),
    openSource: yamlFile(contentDir, 'open-source.yml'),
    resume: yamlFile(contentDir, 'resume.yml'),
    lifecycle: yamlFile(contentDir, 'lifecycle.yml'),
    images: new Map(
      filesBelow(join(contentDir, 'images')).map((path) => [`/images/${relative(join(contentDir, 'images'), path).replaceAll('\\', '/')}`, path]),
    ),
  };
}

function markdownFiles(contentDir: string, folder: Folder): DocumentSource[] {
  return filesBelow(join(contentDir, folder))
    .filter((path) => path.endsWith('.md') && basename(path) !== 'README.md')
    .map((path) => ({ folder, file: displayPath(path), name: basename(path, '.md'), text: readFileSync(path, 'utf8') }));
}

function yamlFile(contentDir: string, name: string): YamlFile | null {
  const path = join(contentDir, name);
  return existsSync(path) ? { file: displayPath(path), text: readFileSync(path, 'utf8') } : null;
}

function filesBelow(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
