import type { DocumentRecord, ResultType } from '../search/types';
import { pathOf, tagPath } from '../site/routes';
import type { SiteConstants } from '../site/siteConstants';

/** A page as a file. Its text is fetched on demand. */
export interface FileNode {
  readonly type: 'file';
  readonly name: string;
  /** Absolute, e.g. `/wiki/ssh.md`. */
  readonly path: string;
  /** Its address on the site or elsewhere. */
  readonly href: string;
  readonly content:
    | { readonly kind: 'page' | 'repository'; readonly record: DocumentRecord }
    /** The resume, which isn't a document of the search, and non-text files. */
    | { readonly kind: 'resume' | 'binary' };
}

export interface FolderNode {
  readonly type: 'folder';
  readonly name: string;
  readonly path: string;
  /** The page that lists its members, if any. */
  readonly href: string | null;
  /** The name of its kind of members. */
  readonly holds: string;
  /** By name, in the order of the site. */
  readonly children: ReadonlyMap<string, TreeNode>;
}

/** A file's other name, in the folder of a tag. */
export interface LinkNode {
  readonly type: 'link';
  readonly name: string;
  readonly path: string;
  readonly target: FileNode;
}

export type TreeNode = FileNode | FolderNode | LinkNode;

/** The folder of each collection, in the order of the site. */
const FOLDERS: Readonly<Record<ResultType, { readonly name: string; readonly holds: string }>> = {
  wiki: { name: 'wiki', holds: 'guides' },
  blog: { name: 'blog', holds: 'posts' },
  project: { name: 'projects', holds: 'case studies' },
  opensource: { name: 'open-source', holds: 'repositories' },
};

/**
 * The site as a file system: one folder per section, one file per page, and under `tags` one folder per tag with links to
 * the pages that have it. Every page of the site is a file, or the folder of its list.
 */
export function buildFileTree(records: readonly DocumentRecord[], site: SiteConstants): FolderNode {
  const files = new Map(records.map((record) => [record, fileOf(record)] as const));
  const sections = (Object.keys(FOLDERS) as ResultType[]).map((type) => {
    const { name, holds } = FOLDERS[type];
    const members = [...files].filter(([record]) => record.type === type).map(([, file]) => file);
    return folder({ path: `/${name}`, href: `/${name}`, holds, nodes: byName(members) });
  });
  const pdf = site.resumePdf.slice(site.resumePdf.lastIndexOf('/') + 1);
  const resume: FileNode = { type: 'file', name: 'resume.txt', path: '/resume.txt', href: pathOf('resume'), content: { kind: 'resume' } };
  const resumePdf: FileNode = { type: 'file', name: pdf, path: `/${pdf}`, href: site.resumePdf, content: { kind: 'binary' } };
  const tags = folder({ path: '/tags', href: null, holds: 'tags', nodes: tagFolders(files) });
  return folder({ path: '/', href: '/', holds: 'entries', nodes: [...sections, tags, resume, resumePdf] });
}

function fileOf(record: DocumentRecord): FileNode {
  const name = `${record.id}.md`;
  const kind = record.type === 'opensource' ? 'repository' : 'page';
  return { type: 'file', name, path: `/${FOLDERS[record.type].name}/${name}`, href: record.url, content: { kind, record } };
}

interface NewFolder {
  readonly path: string;
  readonly href: string | null;
  readonly holds: string;
  readonly nodes: readonly TreeNode[];
}

function folder({ path, href, holds, nodes }: NewFolder): FolderNode {
  return { type: 'folder', name: path.slice(path.lastIndexOf('/') + 1), path, href, holds, children: new Map(nodes.map((node) => [node.name, node])) };
}

function byName<T extends { readonly name: string }>(nodes: readonly T[]): T[] {
  const key = ({ name }: T) => name.toLowerCase();
  return [...nodes].sort((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}

/** Spellings of a tag that differ only in case share one folder, named after the first (G2). */
function tagFolders(files: ReadonlyMap<DocumentRecord, FileNode>): FolderNode[] {
  const members = new Map<string, { readonly tag: string; readonly files: FileNode[] }>();
  for (const [{ tags }, file] of files) {
    for (const tag of tags) {
      const key = tag.toLowerCase();
      const known = members.get(key) ?? { tag, files: [] };
      members.set(key, known);
      if (!known.files.includes(file)) known.files.push(file);
    }
  }
  const folders = [...members.values()].map(({ tag, files: tagged }) => {
    const path = `/tags/${fileNameOfTag(tag)}`;
    return folder({ path, href: tagPath(tag), holds: 'pages', nodes: byName(linksTo(tagged, path)) });
  });
  return byName(folders);
}

/** A guide and a post may have the same id; then the section is prefixed to the name. */
function linksTo(files: readonly FileNode[], folderPath: string): LinkNode[] {
  return files.map((target) => {
    const isShared = files.some((other) => other !== target && other.name === target.name);
    const name = isShared ? target.path.slice(1).replaceAll('/', '-') : target.name;
    return { type: 'link', name, path: `${folderPath}/${name}`, target };
  });
}

/** A tag as a folder name: characters not allowed in names are escaped as in the tag's address. */
export function fileNameOfTag(tag: string): string {
  const name = tag.replace(/[%/]/g, encodeURIComponent);
  return name === '.' || name === '..' ? name.replaceAll('.', '%2E') : name;
}
