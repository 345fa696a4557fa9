import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import reactRefreshTypeScript from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { licencePlugin } from './build-scripts/lib/bundling/licences';
import type { BundleSettings } from './build-scripts/lib/bundling/clientBundle';
import { loaderRequest } from './build-scripts/lib/bundling/loaderRequest';
import { LOGICAL } from './build-scripts/lib/bundling/logicalLoader';
import { minifyStyle } from './build-scripts/lib/bundling/minifyStyle';
import { sassInOneGo } from './build-scripts/lib/bundling/sassInOneGo';
import { themeRequest } from './build-scripts/lib/bundling/themeLoader';
import { fewBuildDependencies, webpackCache } from './build-scripts/lib/bundling/webpackCache';

const ROOT = dirname(fileURLToPath(import.meta.url));
const CONTENT_SITE = join(ROOT, 'src/platform/contentSite.d.ts');
/** The entries of the search's workers. */
const WORKERS = /[\\/]features[\\/]search[\\/](?:search|shard)Worker\.ts$/;
const REACT_ROUTER = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/;
const HELMET = /[\\/]node_modules[\\/]react-helmet[\\/]es[\\/]Helmet\.js$/;

/**
 * The client's bundles: one entry, vendors split so that each is a task of its own, one lazy chunk per section.
 *
 * @param siteSource makes the module `@content/site`
 * @param cacheSlot the cache on disk that only this process uses (`claimCacheSlot`); null keeps results in memory
 */
export function webpackConfig(
  settings: BundleSettings,
  siteSource: () => Promise<string>,
  { isProduction, cacheSlot = null }: { readonly isProduction: boolean; readonly cacheSlot?: number | null },
): webpack.Configuration {
  const vendor = (name: string, packages: string) => ({
    name,
    chunks: 'all' as const,
    enforce: true,
    priority: 10,
    test: new RegExp(`[\\\\/]node_modules[\\\\/](?:${packages})[\\\\/]`),
  });
  const publicPath = `${settings.basePath}assets/`;
  return {
    mode: isProduction ? 'production' : 'development',
    target: 'browserslist:last 3 chrome versions, last 3 firefox versions, safari >= 16.4',
    context: ROOT,
    // The sheet for paper is linked only for print, so that no first paint carries it. An entry of its own: what another imports is code that waits for it.
    entry: { main: './src/app/main.ts', print: './src/styles/print.scss', ...(isProduction ? { sw: serviceWorker(settings) } : {}) },
    output: {
      path: join(settings.stagingDir, 'assets'),
      publicPath,
      filename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
      clean: false,
      // In every chunk. Pages have one bundle, which no other has to be told from.
      uniqueName: 'site',
      chunkLoadingGlobal: 'chunks',
      globalObject: 'self',
      // As long as the inline loader waits for a script.
      chunkLoadTimeout: 30_000,
    },
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    cache: webpackCache({ isProduction, slot: cacheSlot }),
    // Dependencies of react-helmet: every browser has the first built in, React no longer looks at the second, and writing
    // an unchanged head again costs less than loading the third.
    externals: { 'object-assign': 'Object.assign', 'prop-types': '{arrayOf(){},oneOfType(){}}', 'react-fast-compare': 'Object.is' },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { '@content/site': CONTENT_SITE },
    },
    module: {
      rules: [
        // What a worker shares with pages is built for it again: webpack doesn't join a module with one that imports it if other bundles have it, too.
        { resource: WORKERS, layer: 'worker' },
        { resource: CONTENT_SITE, loader: join(ROOT, 'build-scripts/lib/bundling/siteModuleLoader.ts'), options: { source: siteSource } },
        {
          test: /\.tsx?$/,
          exclude: CONTENT_SITE,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: join(ROOT, 'tsconfig.json'),
            onlyCompileBundledFiles: true,
            compilerOptions: { noEmit: false, module: 'esnext' },
            ...(isProduction ? {} : { getCustomTransformers: () => ({ before: [reactRefreshTypeScript()] }) }),
          },
        },
        {
          test: /\.scss$/,
          // Styles contain addresses, so the cache must know them by the base path; given as options, it wouldn't.
          use: [
            loaderRequest(MiniCssExtractPlugin.loader, { publicPath }),
            'css-loader',
            ...(settings.site.dir === 'rtl' ? [LOGICAL] : []),
            { loader: 'sass-loader', options: { implementation: sassInOneGo, webpackImporter: false, sassOptions: { style: 'compressed' } } },
            // In development, an owner's theme is in the document, so that an edit needs no new bundle.
            ...(isProduction && settings.site.theme ? [themeRequest(settings.site.theme)] : []),
          ],
          sideEffects: true,
        },
        ...(isProduction
          ? [
              { test: REACT_ROUTER, use: ['annotatePureCalls', 'routerInBrowser'].map((name) => join(ROOT, `build-scripts/lib/bundling/${name}.ts`)) },
              { test: HELMET, loader: join(ROOT, 'build-scripts/lib/bundling/helmetInBrowser.ts') },
            ]
          : []),
        { test: /\.woff2$/, type: 'asset/resource', generator: { filename: isProduction ? '[name].[contenthash:8][ext]' : '[name][ext]' } },
      ],
    },
    plugins: [
      fewBuildDependencies,
      new webpack.DefinePlugin({
        'process.env.BASE_PATH': JSON.stringify(settings.basePath),
        'process.env.OFFLINE': JSON.stringify(isProduction && settings.keepsOffline ? 'on' : 'off'),
      }),
      new MiniCssExtractPlugin({ filename: isProduction ? '[name].[contenthash:8].css' : '[name].css', linkType: false }),
      ...(isProduction ? [licencePlugin, compileHints, noPrintScript] : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: {
      moduleIds: 'deterministic',
      // The names that chunks' files have: with numbers, the runtime would list both.
      chunkIds: 'named',
      // Short names of exports: a deploy changes a few more scripts, a first visit loads fewer bytes.
      ...(isProduction ? { mangleExports: 'size' as const } : {}),
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          react: vendor('react', 'react|react-dom|scheduler'),
          // The engine and the code that works with it: one chunk, beside whatever needs it, and never in a page's first scripts.
          // Marks on the page that a result led to aren't for the page of results.
          search: {
            name: 'search-engine',
            test: /[\\/]src[\\/](?:core|features)[\\/]search[\\/](?!showMatches)|[\\/]node_modules[\\/]reselect[\\/]/,
            chunks: ({ name }) => ['search', 'quick-search', 'section-search'].includes(name ?? ''),
            enforce: true,
          },
          // The small ones together: each script is a request.
          state: vendor(
            'state',
            'react-router|react-router-dom|cookie|set-cookie-parser|@reduxjs|redux|redux-thunk|react-redux|immer|use-sync-external-store|react-helmet|react-side-effect|react-fast-compare|prop-types|object-assign',
          ),
        },
      },
      // The notices that comments hold are in /licenses.txt.
      minimizer: [scriptMinimizer, styleMinimizer],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * A page's first scripts run nearly whole. With this comment, Chromium compiles them on another thread, instead of function by function while the
 * page waits: https://v8.dev/blog/explicit-compile-hints. Added after the minifier, which leaves no comment.
 */
const compileHints = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(?:main|react|state|app|section-[\w-]+)\.\w+\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** The script of the sheet for paper, which is empty. */
function noPrintScript({ hooks }: webpack.Compiler): void {
  const name = noPrintScript.name;
  hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE }, (assets) => {
      for (const file of Object.keys(assets)) if (/^print\.\w+\.js$/.test(file)) compilation.deleteAsset(file);
    });
  });
}

/** swc's minifier: terser makes the same scripts 0.2% larger (brotli) and takes seven times as long. It has threads of its own. */
const scriptMinimizer = new TerserPlugin({
  parallel: false,
  extractComments: false,
  minify: TerserPlugin.swcMinify,
  // Functions stay where they are: moved together, they compress worse.
  terserOptions: {
    module: true,
    ecma: 2020,
    compress: { ecma: 2020, module: true, passes: 3, hoist_funs: false, keep_fargs: false },
    format: { comments: false },
  },
});

const styleMinimizer = new TerserPlugin({
  test: /\.css$/,
  parallel: false,
  extractComments: false,
  minify: async (files) => ({ code: await minifyStyle(Object.values(files).join('')) }),
});

/** At the site's root, because it answers only for what is below its own address. Where none is wanted, one that removes itself. */
function serviceWorker({ keepsOffline }: BundleSettings) {
  return { import: `./src/offline/${keepsOffline ? 'serviceWorker' : 'removeServiceWorker'}.ts`, filename: '../sw.js' };
}
