import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleCache, type KeptBundle } from './bundleCache';
import { CACHE_DIR, type SiteSettings } from './settings';

/** The files of the client that documents refer to, as addresses under the site root. */
export interface ClientAssets {
  /** In the order in which they run. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** For paper, linked instead of inlined. */
  readonly printStyles: readonly string[];
  /** The typeface, which every page's first paint asks for. */
  readonly fonts: readonly string[];
  /** Chunk and styles of each section. */
  readonly sections: Readonly<Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>>;
}

/** The settings that a bundle depends on beside `@content/site`, of the site its theme alone, and where it is written. */
export type BundleSettings = Pick<SiteSettings, 'site' | 'basePath' | 'keepsOffline' | 'stagingDir'>;

/** What bundling has made. */
export interface Bundle {
  readonly assets: ClientAssets;
  /** The written files, by their paths from the folder `assets`. */
  readonly files: readonly string[];
  /** Until then the bundler writes its cache, which nothing else has to wait for. */
  readonly closed: Promise<void>;
}

/**
 * Bundles the client, or writes what was bundled before of the same code, settings and module `@content/site`: then webpack
 * isn't even started.
 *
 * @param siteSource makes the module `@content/site`
 * @param signal ends the work early
 * @throws Error with webpack's own report; the signal's reason once it is aborted
 */
export async function bundleClient(
  settings: BundleSettings,
  siteSource: () => Promise<string>,
  { signal, cacheDir = CACHE_DIR }: { readonly signal: AbortSignal; readonly cacheDir?: string },
): Promise<Bundle> {
  const cache = bundleCache(settings, cacheDir);
  // That module waits for the content, which the bundler does only where it is likely to have nothing else to do.
  const kept = cache.isLikely() ? cache.read(await siteSource()) : undefined;
  if (kept) return restore(kept, settings);
  const { bundleApart } = await import('./bundleApart');
  const bundle = await bundleApart(settings, siteSource, signal);
  cache.write(await siteSource(), keptBundle(bundle, settings));
  return bundle;
}

function keptBundle({ assets, files }: Bundle, { stagingDir }: BundleSettings): KeptBundle {
  return { assets, files: new Map(files.map((name) => [name, readFileSync(join(stagingDir, 'assets', name))])) };
}

function restore({ assets, files }: KeptBundle, { stagingDir }: BundleSettings): Bundle {
  for (const [name, content] of files) {
    const path = join(stagingDir, 'assets', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return { assets, files: [...files.keys()], closed: Promise.resolve() };
}
