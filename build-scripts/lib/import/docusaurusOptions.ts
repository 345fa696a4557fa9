import { posix } from 'node:path';
import { fitsGlob } from './globs';
import type { Config } from './item';
import { listNamed, objectAt, withoutComments } from './scriptConfig';

/** The plugins for content, with the folders that they read unless they are told another one. */
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

const known = new WeakMap<Config, Map<Part, string[]>>();

/** The options of a plugin: in those of the preset, else the plugin's own. */
function optionsOf(part: Part, config: Config): string[] {
  const ofConfig = known.get(config) ?? new Map<Part, string[]>();
  known.set(config, ofConfig);
  const found = ofConfig.get(part) ?? optionsIn(withoutComments(config.text), part);
  ofConfig.set(part, found);
  return found;
}

function optionsIn(text: string, part: Part): string[] {
  return [`\\b${part}['"]?:\\s*\\{`, `plugin-content-${part}['"\`],\\s*\\{`].flatMap((opening) =>
    [...text.matchAll(new RegExp(opening, 'g'))].map(({ index, 0: raw }) => objectAt(text, index + raw.length)),
  );
}
