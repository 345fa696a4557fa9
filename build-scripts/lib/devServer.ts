import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { webpackConfig } from '../../webpack.config';
import type { FixedPage } from '../../src/core/site/routes';
import { fixedPages, pagesOf } from './content/pages';
import { watchContent, type DevContent } from './devContent';
import { devMiddleware } from './devMiddleware';
import { ROOT, type SiteSettings } from './settings';
import { siteModule } from './siteModule';
import { claimCacheSlot } from './webpackCache';

/** webpack-dev-server with React Fast Refresh for code, and our own data files, refreshed on edit, for content. */
export async function startDevServer(settings: SiteSettings, port: number): Promise<{ readonly close: () => Promise<void> }> {
  const content = await watchContent(settings);
  const siteSource = () => Promise.resolve(siteModule(settings.site, pagesNow(content)));
  const { slot, release } = claimCacheSlot();
  const compiler = webpack(webpackConfig(settings, siteSource, { isProduction: false, cacheSlot: slot }));
  if (!compiler) throw new Error('webpack made no compiler of webpack.config.ts.');
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      // Compression would buffer the events of the stream.
      compress: false,
      static: { directory: join(ROOT, 'public'), publicPath: settings.basePath, watch: false, staticOptions: { dotfiles: 'allow' } },
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      setupMiddlewares: (middlewares) => [{ name: 'site', middleware: devMiddleware(settings, content) }, ...middlewares],
    },
    compiler,
  );
  await server.start();
  let shown = pagesNow(content).join();
  content.onChange(() => {
    const now = pagesNow(content).join();
    if (now !== shown) compiler.watching?.invalidate();
    shown = now;
  });
  return {
    close: async () => {
      content.close();
      await server.stop();
      release();
    },
  };
}

/** With the first post there is a blog. */
function pagesNow(content: DevContent): FixedPage[] {
  const model = content.model();
  return model ? fixedPages(pagesOf(model)) : [];
}
