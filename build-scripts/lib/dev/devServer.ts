import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { webpackConfig } from '../../../webpack.config';
import { fixedPages, pagesOf } from '../content/pages';
import { watchContent, type DevContent } from './devContent';
import { devMiddleware } from './devMiddleware';
import type { SiteSettings } from '../settings/settings';
import { ROOT } from '../files/paths';
import { siteModule } from '../settings/siteModule';
import { claimCacheSlot } from '../bundling/webpackCache';

/**
 * webpack-dev-server with React Fast Refresh for code, and our own data files, refreshed on edit, for content.
 *
 * @param read reads the settings, at the start and after each edit
 * @returns the settings that it started with
 */
export async function startDevServer(read: () => Promise<SiteSettings>, port: number): Promise<SiteSettings> {
  const content = await watchContent(read);
  const settings = content.settings();
  const siteSource = () => siteSourceOf(content);
  const compiler = webpack(webpackConfig(settings, () => Promise.resolve(siteSource()), { isProduction: false, cacheSlot: claimCacheSlot().slot }));
  if (!compiler) throw new Error('webpack returned no compiler for webpack.config.ts.');
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      // Compression would buffer the events of the stream.
      compress: false,
      static: { directory: join(ROOT, 'public'), publicPath: settings.basePath, watch: false, staticOptions: { dotfiles: 'allow' } },
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: true } },
      setupMiddlewares: (middlewares) => [{ name: 'site', middleware: devMiddleware(content) }, ...middlewares],
    },
    compiler,
  );
  let bundled = siteSource();
  // Subscribed before any page: when an edit makes a page reload, the bundle is already invalid, so the request waits for the new one.
  content.onChange(() => {
    const now = siteSource();
    if (now !== bundled) compiler.watching?.invalidate();
    bundled = now;
  });
  await server.start();
  return settings;
}

/** What the bundle takes from the content: the owner's constants, and which pages there are. The first post brings the blog. */
function siteSourceOf(content: DevContent): string {
  const model = content.model();
  return siteModule(content.settings(), model ? fixedPages(pagesOf(model)) : []);
}
