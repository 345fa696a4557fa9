import type { LoaderDefinition } from 'webpack';

interface Options {
  /** Makes the module's source. Everything else is bundled while the content is still being read. */
  readonly source: () => Promise<string>;
}

/** Replaces the file with the types of `@content/site` by the module itself. */
const siteModuleLoader: LoaderDefinition<Options> = function siteModuleLoader() {
  const done = this.async();
  // Whether the file has changed says nothing about the module.
  this.cacheable(false);
  this.getOptions()
    .source()
    .then(
      (source) => done(null, source),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
};

export default siteModuleLoader;
