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

/** The settings that a bundle depends on besides `@content/site` (of `site`, its theme and `dir` alone), and where it is written. */
export type BundleSettings = Pick<SiteSettings, 'site' | 'basePath' | 'keepsOffline' | 'stagingDir'>;

/** The result of bundling. */
export interface Bundle {
  readonly assets: ClientAssets;
  /** The written files, by their paths from the folder `assets`. */
  readonly files: readonly string[];
  /** Settles once the bundler has written its cache, which no other step has to wait for. */
  readonly closed: Promise<void>;
}
