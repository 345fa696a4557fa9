import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { FixedPage } from '../../../src/core/site/routes';
import { webpackConfig } from '../../../webpack.config';
import { fixedPages, pagesOf } from '../content/pages/pagesOf';
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
  let latest = siteInput(content);
  let bundled = latest;
  const takeSite = () => Promise.resolve((bundled = latest).source);
  const compiler = webpack(webpackConfig(settings, takeSite, { isProduction: false, cacheSlot: claimCacheSlot().slot }));
  if (!compiler) throw new Error('webpack returned no compiler for webpack.config.ts.');
  // The last guide may be gone for a moment only, while Git switches branches. A new bundle would take its reader elsewhere, so
  // one with fewer pages is made for the next document.
  const beforeDocument = () => {
    if (latest.source !== bundled.source) compiler.watching?.invalidate();
  };
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: false,
      // Compression would buffer the events of the stream.
      compress: false,
      static: { directory: join(ROOT, 'public'), publicPath: settings.basePath, watch: false, staticOptions: { dotfiles: 'allow' } },
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: true } },
      setupMiddlewares: (middlewares) => [{ name: 'site', middleware: devMiddleware(content, beforeDocument) }, ...middlewares],
    },
    compiler,
  );
  // Subscribed before any page: when an edit makes a page reload, the bundle is already invalid, so the request waits for the new one.
  content.onChange(() => {
    latest = siteInput(content);
    if (latest.source !== bundled.source && !hasOnlyFewerPages(latest, bundled)) compiler.watching?.invalidate();
  });
  await server.start();
  return settings;
}

/** What the bundle takes from the content: the owner's constants, and which pages there are. The first post brings the blog. */
interface SiteInput {
  readonly source: string;
  /** `ContentState.site`. */
  readonly constants: string;
  readonly pages: readonly FixedPage[];
}

function siteInput(content: DevContent): SiteInput {
  const model = content.model();
  const pages = model ? fixedPages(pagesOf(model)) : [];
  return { source: siteModule(content.settings(), pages), constants: content.state().site, pages };
}

function hasOnlyFewerPages(now: SiteInput, before: SiteInput): boolean {
  return now.constants === before.constants && now.pages.length < before.pages.length && now.pages.every((page) => before.pages.includes(page));
}
