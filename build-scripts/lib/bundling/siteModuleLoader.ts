import type { LoaderDefinition } from 'webpack';

interface Options {
  /** Makes the module's source. Everything else is bundled while the content is still being read. */
  readonly source: () => Promise<string>;
}

/** Puts the module `@content/site` in the place of its types. */
const siteModuleLoader: LoaderDefinition<Options> = function siteModuleLoader() {
  const done = this.async();
  // Its file says nothing about it.
  this.cacheable(false);
  this.getOptions()
    .source()
    .then(
      (source) => done(null, source),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
};

export default siteModuleLoader;
