import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';
import { webpackConfig } from '../webpack.config';
import { checkBudgets } from './lib/reports/budgets';
import { transferredBytes } from './lib/reports/transferredBytes';
import { buildSite } from './lib/building/buildSite';
import { runCommand } from './lib/running/command';
import { readSettings } from './lib/settings/settings';
import { CACHE_DIR } from './lib/files/paths';
import { pagePaths } from './lib/building/pagePaths';
import { fixedPages, pagesOf } from './lib/content/pages/pagesOf';
import { loadModel } from './lib/compiling/loadModel';
import { siteModule } from './lib/settings/siteModule';

const REPORT = join(CACHE_DIR, 'reports/bundle.html');

/** Builds the site, lists its chunks by their size after brotli, and writes the bundler's own map of what is in them. */
await runCommand(async () => {
  const settings = await readSettings();
  await buildSite(settings);
  const assets = join(settings.distDir, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const chunks = await Promise.all(scripts.map(async (name) => ({ name, kib: (await transferredBytes(join(assets, name))) / 1024 })));
  for (const { name, kib } of chunks.sort((a, b) => b.kib - a.kib)) console.log(`${kib.toFixed(1).padStart(7)} KiB  ${name}`);
  const problems = await checkBudgets(settings.distDir, pagePaths(settings.distDir));
  console.log(problems.length === 0 ? 'All budgets met; no parser, grammar or schema library in any chunk.' : problems.join('\n'));
  await writeReport(settings);
  console.log(`What is in the chunks: ${REPORT}`);
  if (problems.length > 0) process.exitCode = 1;
});

async function writeReport(settings: Awaited<ReturnType<typeof readSettings>>): Promise<void> {
  mkdirSync(join(CACHE_DIR, 'reports'), { recursive: true });
  const { model } = await loadModel(settings);
  const siteSource = () => Promise.resolve(siteModule({ ...settings, site: model.site }, fixedPages(pagesOf(model))));
  const config = webpackConfig({ ...settings, stagingDir: join(CACHE_DIR, 'analyze') }, siteSource, { isProduction: true });
  config.plugins?.push(new BundleAnalyzerPlugin({ analyzerMode: 'static', reportFilename: REPORT, openAnalyzer: false, logLevel: 'error' }));
  const compiler = webpack({ ...config, cache: false });
  await new Promise<void>((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
}
