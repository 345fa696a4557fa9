import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { BundleSettings, ClientAssets } from './clientBundle';
import { fileCache, hashOf } from '../files/cache';
import { filesIn } from '../files/filesIn';
import { OWN_CONTENT, ROOT } from '../files/paths';

/** A cached bundle, with its files by their paths relative to the folder `assets`. */
export interface KeptBundle {
  readonly assets: ClientAssets;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The bundles of earlier builds with the same code and settings. */
interface BundleCache {
  /** Whether there is one for any `@content/site`. */
  readonly isLikely: () => boolean;
  readonly read: (siteSource: string) => KeptBundle | undefined;
  readonly write: (siteSource: string, bundle: KeptBundle) => void;
}

const SOURCES = join(ROOT, 'src');
const BUNDLING = 'build-scripts/lib/bundling';
/** What else the bundler reads or is made of, and what keeps its result; the packages are part of every key. */
export const BUNDLER = [
  'webpack.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'build-scripts/lib/content/site/theme.ts',
  ...filesIn(join(ROOT, BUNDLING)).map((name) => `${BUNDLING}/${name}`),
].map((name) => join(ROOT, name));

export function bundleCache({ site, basePath, keepsOffline }: BundleSettings, cacheDir: string): BundleCache {
  const cache = fileCache('bundles', cacheDir);
  const base = hashOf(codeHash(), JSON.stringify([site.theme, site.dir, basePath, keepsOffline]));
  const keyOf = (siteSource: string) => hashOf(base, siteSource);
  return {
    isLikely: () => cache.read(base) !== undefined,
    read: (siteSource) => {
      const entry = cache.read(keyOf(siteSource));
      return entry && (deserialize(entry) as KeptBundle);
    },
    write: (siteSource, bundle) => {
      cache.write(keyOf(siteSource), serialize(bundle));
      cache.write(base, 'bundled');
    },
  };
}

function codeHash(): string {
  return hashOf(...[...BUNDLER, ...sourceFiles()].flatMap((path) => [path.slice(ROOT.length), readFileSync(path)]));
}

/** Without our own content. */
function sourceFiles(): string[] {
  return filesIn(SOURCES)
    .map((name) => join(SOURCES, name))
    .filter((path) => !path.startsWith(OWN_CONTENT + sep));
}
