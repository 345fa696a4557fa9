import { matchesGlob } from '../../../../src/core/terminal/matchesGlob';
import { memoizeByKey } from '../../content/articles/memoizeByKey';
import { record, textOf } from '../page/frontMatter';
import { globSource } from '../page/globs';
import type { Config } from '../page/item';

/** The options of a plugin that the configuration names; undefined where it doesn't. */
export function pluginOf(name: string, { data }: Config): Readonly<Record<string, unknown>> | undefined {
  const found = entryNamed(data['plugins'], name);
  return found === undefined ? undefined : record(record(found)[name]);
}

/** Whether the configuration names an extension of Python-Markdown. */
export function hasExtension(name: string, { data }: Config): boolean {
  return entryNamed(data['markdown_extensions'], name) !== undefined;
}

/** What a list has under a name: the name alone, or a map from it to options. */
const entryNamed = (list: unknown, name: string): unknown => [list].flat().find((each) => each === name || Object.hasOwn(record(each), name));

type IsMeant = (path: string) => boolean;

/** A test of paths that is made once for each configuration. */
function oncePer(make: (config: Config) => IsMeant): (path: string, config: Config) => boolean {
  const testOf = memoizeByKey(make);
  return (path, config) => testOf(config)(path);
}

function exclusion(config: Config): IsMeant {
  // MkDocs itself begins with the folder for templates.
  const isIgnored = ignored(`/templates/\n${textOf(config.data['exclude_docs'])}`);
  const globs = [pluginOf('exclude', config)?.['glob']].flat().map(textOf).filter(Boolean);
  return (path) => globs.some((glob) => matchesGlob(path, glob)) || isIgnored(path);
}

/** Whether the configuration excludes a file, itself (`exclude_docs`) or by its plugin `exclude`. The path is below the folder of the documents. */
export const isExcluded = oncePer(exclusion);

/** Whether the configuration marks a file as a draft (`draft_docs`), which MkDocs shows in its preview only. */
export const isDraftDoc = oncePer(({ data }) => ignored(textOf(data['draft_docs'])));

/** Whether the last line that matches a path, in a text like `.gitignore`, excludes it. */
function ignored(lines: string): IsMeant {
  const rules = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isExcluded: !line.startsWith('!'), pattern: ignorePattern(line.replace(/^!/, '')) }));
  return (path) => rules.filter(({ pattern }) => pattern.test(path)).at(-1)?.isExcluded ?? false;
}

/** A line of `.gitignore`: with a slash before its end it is a path from the root, else a name at any depth; what is in a folder goes with it. */
function ignorePattern(line: string): RegExp {
  const isPath = line.slice(0, -1).includes('/');
  const source = globSource(line.replace(/^\/|\/$/g, ''));
  return new RegExp(`^${isPath ? '' : '(?:.*/)?'}${source}${line.endsWith('/') ? '/' : '(?:/|$)'}`);
}

/** The maps of the plugin `redirects`, below the folder of the documents: where each file leads. */
export function redirectMaps(config: Config): (readonly [from: string, to: string])[] {
  const maps = record(pluginOf('redirects', config)?.['redirect_maps']);
  return Object.entries(maps).map(([from, to]) => [from, textOf(to)] as const);
}

const VERSION = /^(?:latest|stable|next|dev|devel|develop|main|master|edge|v?\d+(?:\.\w+)+|v?\d+)$/;

/** The target of a link without the version that the plugin `mike` puts at the beginning of each address. */
export function withoutMikesVersion(target: string, config: Config): string {
  const mike = pluginOf('mike', config);
  const { provider, default: shown } = record(record(config.data['extra'])['version']);
  if (!mike && provider !== 'mike') return target;
  const base = URL.canParse(config.url) ? new URL(config.url).pathname.replace(/\/$/, '') : '';
  const path = base && target.startsWith(`${base}/`) ? target.slice(base.length) : target;
  const [, version = '', rest = ''] = /^\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  const isVersion = VERSION.test(version) || [mike?.['canonical_version'], shown].flat().some((name) => textOf(name) === version);
  return version && isVersion ? `/${rest}` : target;
}
