import { posix } from 'node:path';
import { memoizeByKey } from '../../content/articles/memoizeByKey';
import { fitsGlob } from '../page/globs';
import type { Config } from '../page/item';
import { listNamed, objectAt, withoutComments } from '../page/scriptConfig';

/** The content plugins with their default folders. */
const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' };
type Part = keyof typeof FOLDERS;

/** What a folder of documents or posts belongs to. */
interface Collection {
  readonly part: 'docs' | 'blog';
  /** With a slash at its end. */
  readonly folder: string;
  /** Its address, without slashes around it. */
  readonly route: string;
}

/** The documents or posts that a file is one of; there may be several plugins of a kind, each with a folder. */
export function collectionAt(path: string, config: Config): Collection | undefined {
  const all = (['docs', 'blog'] as const).flatMap((part) => {
    const written = optionsOf(part, config).map((options) => ({ part, folder: folderIn(options, part), route: textNamed('routeBasePath', options) }));
    return [...written, { part, folder: `${FOLDERS[part]}/`, route: undefined }];
  });
  const around = all.filter(({ folder }) => path.startsWith(folder));
  const [found] = around.sort((a, b) => b.folder.length - a.folder.length || Number(a.route === undefined) - Number(b.route === undefined));
  return found && { ...found, route: (found.route ?? found.part).replace(/^\/|\/$/g, '') };
}

/** Whether the configuration excludes a file, by a pattern below the folder of its plugin. */
export function isExcludedInDocusaurus(path: string, config: Config): boolean {
  return (Object.keys(FOLDERS) as Part[]).some((part) =>
    optionsOf(part, config).some((options) => {
      const folder = folderIn(options, part);
      return path.startsWith(folder) && fitsGlob(path.slice(folder.length), listNamed('exclude', options));
    }),
  );
}

/** The folder of a plugin, with a slash at its end. */
const folderIn = (options: string, part: Part) => posix.join('/', textNamed('path', options) ?? FOLDERS[part], '/').slice(1);

/** A text that is written out under a name. */
export function textNamed(name: string, options: string): string | undefined {
  return new RegExp(`\\b${name}['"]?:\\s*['"\`]([^'"\`]*)`).exec(options)?.[1];
}

/** The options of each plugin: those in the preset's, else its own. */
const optionsByPart = memoizeByKey(({ text }: Config): Readonly<Record<Part, string[]>> => {
  const code = withoutComments(text);
  return { docs: optionsIn(code, 'docs'), blog: optionsIn(code, 'blog'), pages: optionsIn(code, 'pages') };
});

const optionsOf = (part: Part, config: Config) => optionsByPart(config)[part];

function optionsIn(text: string, part: Part): string[] {
  return [`\\b${part}['"]?:\\s*\\{`, `plugin-content-${part}['"\`],\\s*\\{`].flatMap((opening) =>
    [...text.matchAll(new RegExp(opening, 'g'))].map(({ index, 0: raw }) => objectAt(text, index + raw.length)),
  );
}
