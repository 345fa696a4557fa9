import { FEEDS } from '../../../../src/core/site/feeds';
import { ROUTES } from '../../../../src/core/site/routes';
import { withoutCompression } from '../../files/compress';
import { displayPath } from '../../files/displayPath';
import { SERVER_FILES } from '../../files/serverFiles';
import { BUILT_FOLDERS } from './builtFolders';
import type { Problem } from '../source/problem';

/** The folder of a content folder whose files are copied to the root of the site as they are. */
export const PUBLIC = 'public';

/** Folders that a build fills, with those of its pages. */
const TAKEN_FOLDERS = new Set([...BUILT_FOLDERS, ...ROUTES.flatMap(({ pattern }) => pattern.split('/')[1] || [])]);

/** Files that a build writes at the root of each site. */
const BUILT_FILES = new Set([
  ...SERVER_FILES.map((name) => name.toLowerCase()),
  ...FEEDS.map(({ path }) => path.slice(1)),
  ...'index.html index.md 404.html builds.json sw.js robots.txt sitemap.xml manifest.webmanifest llms.txt llms-full.txt licenses.txt resume.txt resume.json'.split(
    ' ',
  ),
  ...'favicon.svg favicon.ico apple-touch-icon.png icon-192.png icon-512.png icon-maskable-512.png'.split(' '),
]);

/** A large site's sitemap is in several files. */
const SITEMAP_PART = /^sitemap-\d+\.xml$/;

/** Whether a build writes a file of its own at a path, or might with other content; the names of compressed forms count, too. */
export function isBuiltPath(path: string): boolean {
  // Some hosts serve /wiki from wiki.html, and each page exists as Markdown, too.
  const [top = ''] = plainName(path).split('/');
  return isBuiltFile(path) || TAKEN_FOLDERS.has(top.replace(/\.(?:html|md)$/, ''));
}

/** Whether a path is that of a build's file at the root of the site, not of a page or in a folder. */
export function isBuiltFile(path: string): boolean {
  const plain = plainName(path);
  return BUILT_FILES.has(plain) || SITEMAP_PART.test(plain);
}

function plainName(path: string): string {
  return withoutCompression(path.toLowerCase().replace(/^\//, ''));
}

/** What addresses or other systems' file names can't contain. */
const HOSTILE = /[\p{Cc}\p{Surrogate}\uFFFD\\<>:"|?*#%]|^[ ]|(?:^|\/)[ ]|[ .](?:\/|$)/u;

/** Files of the public folder that can't be copied: they would take another's place, or have no address. */
export function faultsOfPublic(files: ReadonlyMap<string, string>): Problem[] {
  const lower = new Map<string, string>();
  return [...files].flatMap(([path, file]): Problem[] => {
    const fault = faultOf(path, { files, same: lower.get(path.toLowerCase()) });
    lower.set(path.toLowerCase(), path);
    return fault ? [{ file: displayPath(file), line: 1, column: 1, ...fault }] : [];
  });
}

interface Around {
  readonly files: ReadonlyMap<string, string>;
  /** Another file whose name differs in case only. */
  readonly same: string | undefined;
}

function faultOf(path: string, { files, same }: Around): Pick<Problem, 'message' | 'hint'> | undefined {
  if (HOSTILE.test(path)) {
    return {
      message: `is named ${JSON.stringify(path)}, which not every host and address allows`,
      hint: 'Rename it: letters, digits, and - _ . ~ + @ between them.',
    };
  }
  if (isBuiltPath(path)) return { message: `would replace ${path}, which the build makes`, hint: 'Rename it, or put it into another folder.' };
  if (same) return { message: `has the same name as ${same} except for case`, hint: 'Rename one of the two: some systems can’t tell them apart.' };
  const original = withoutCompression(path);
  if (original === path || !files.has(original)) return undefined;
  return { message: `would replace the compressed form of ${original}`, hint: 'Remove it: the build compresses files itself.' };
}

/** The paths that links may lead to: files, and folders with an `index.html`. */
export function publicPaths(files: ReadonlyMap<string, string>): string[] {
  return [...files.keys()].flatMap((path) =>
    path.endsWith('/index.html') ? [path, path.slice(0, -'index.html'.length), path.slice(0, -'/index.html'.length)] : [path],
  );
}
