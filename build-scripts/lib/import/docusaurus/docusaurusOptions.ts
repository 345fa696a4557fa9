import { posix } from 'node:path';
import { memoizeByKey } from '../../content/articles/memoizeByKey';
import { fitsGlob } from '../page/globs';
import type { Config } from '../page/item';
import { listNamed, objectAt, withoutComments } from '../page/scriptConfig';

/** The content plugins with their default folders. */
const FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' };
type Part = keyof typeof FOLDERS;

/** Where the configuration puts the documents or the blog. */
export function routeBasePath(part: 'docs' | 'blog', config: Config): string {
  return optionsOf(part, config).flatMap((options) => textNamed('routeBasePath', options) ?? [])[0] ?? part;
}

/** Whether the configuration excludes a file, by a pattern below the folder of its plugin. */
export function isExcludedInDocusaurus(path: string, config: Config): boolean {
  return (Object.keys(FOLDERS) as Part[]).some((part) =>
    optionsOf(part, config).some((options) => {
      const folder = posix.join('/', textNamed('path', options) ?? FOLDERS[part], '/').slice(1);
      return path.startsWith(folder) && fitsGlob(path.slice(folder.length), listNamed('exclude', options));
    }),
  );
}

function textNamed(name: string, options: string): string | undefined {
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
