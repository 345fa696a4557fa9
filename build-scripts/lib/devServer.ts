import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { webpackConfig } from '../../webpack.config';
import { watchContent } from './devContent';
import { devMiddleware } from './devMiddleware';
import { ROOT, type SiteSettings } from './settings';
import { claimCacheSlot } from './webpackCache';

/** webpack-dev-server with React Fast Refresh for code, and our own data files, refreshed on edit, for content. */
export async function startDevServer(settings: SiteSettings, port: number): Promise<void> {
  const content = await watchContent(settings);
  const compiler = webpack(webpackConfig(settings, false, claimCacheSlot().slot));
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
}
