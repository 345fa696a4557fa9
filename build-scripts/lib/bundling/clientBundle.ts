import type { SiteSettings } from '../settings/settings';

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
