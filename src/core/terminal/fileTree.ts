import type { DocumentRecord, ResultType } from '../search/types';
import { listOfType, pathOf, tagPath, type FixedPage } from '../site/routes';
import type { SiteIdentity } from '../site/siteConstants';

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
  /** What its members are called. */
  readonly holds: Kind;
  /** By name, in the order of the site. */
  readonly children: ReadonlyMap<string, TreeNode>;
}

/** A file's other name, in the folder of a tag. */
interface LinkNode {
  readonly type: 'link';
  readonly name: string;
  readonly path: string;
  readonly target: FileNode;
}

export type TreeNode = FileNode | FolderNode | LinkNode;

/** What a folder holds: the word for one, and for many where that isn't the one with an s. */
type Kind = readonly [one: string, many?: string];

/** What the folder of each collection holds, in the order of the site. */
const HOLDS: Readonly<Record<ResultType, Kind>> = {
  wiki: ['guide'],
  blog: ['post'],
  project: ['case study', 'case studies'],
  opensource: ['repository', 'repositories'],
};

/** What the tree shows besides the documents. */
interface TreeSite {
  readonly site: Pick<SiteIdentity, 'resumePdf'>;
  /** The pages that the site has: others have no folder or file either. */
  readonly pages: readonly FixedPage[];
}

/**
 * The site as a file system: one folder per section, one file per page, and under `tags` one folder per tag with links to
 * the pages that have it. Every page of the site is a file, or the folder of its list.
 */
export function buildFileTree(records: readonly DocumentRecord[], { site, pages }: TreeSite): FolderNode {
  const files = new Map(records.map((record) => [record, fileOf(record)] as const));
  const types = (Object.keys(HOLDS) as ResultType[]).filter((type) => pages.includes(listOfType(type)));
  const sections = types.map((type) => {
    const members = [...files].filter(([record]) => record.type === type).map(([, file]) => file);
    return folder({ path: `/${listOfType(type)}`, href: `/${listOfType(type)}`, holds: HOLDS[type], nodes: byName(members) });
  });
  const tags = types.length > 0 ? [folder({ path: '/tags', href: null, holds: ['tag'], nodes: tagFolders(files) })] : [];
  const resume = pages.includes('resume') ? resumeNodes(site) : [];
  return folder({ path: '/', href: '/', holds: ['entry', 'entries'], nodes: [...sections, ...tags, ...resume] });
}

function resumeNodes({ resumePdf }: TreeSite['site']): FileNode[] {
  const text: FileNode = { type: 'file', name: 'resume.txt', path: '/resume.txt', href: pathOf('resume'), content: { kind: 'resume' } };
  if (!resumePdf) return [text];
  return [text, { type: 'file', name: resumePdf.slice(1), path: resumePdf, href: resumePdf, content: { kind: 'binary' } }];
}

function fileOf(record: DocumentRecord): FileNode {
  const name = `${record.id}.md`;
  const kind = record.type === 'opensource' ? 'repository' : 'page';
  return { type: 'file', name, path: `/${listOfType(record.type)}/${name}`, href: record.url, content: { kind, record } };
}

interface NewFolder {
  readonly path: string;
  readonly href: string | null;
  readonly holds: Kind;
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
    return folder({ path, href: tagPath(tag), holds: ['page'], nodes: byName(linksTo(tagged, path)) });
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
