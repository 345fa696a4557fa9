import { withSite } from './lib/browser/withSite';
import { ensureTestBrowser } from './lib/browser/chromium';
import { runCommand } from './lib/running/command';
import { readCommand } from './lib/running/readCommand';
import { measureScreens } from './lib/screens/measureScreens';
import { missedTargets, screensTable } from './lib/screens/report';
import { readDistDir } from './lib/settings/settings';
import { pagePaths } from './lib/building/pagePaths';
import { writeTable } from './lib/files/writeTable';

/**
 * Measures how much of a screen comes before what a visitor came for; fails when a figure misses its aim. `--write` puts the
 * table into docs/screens.md.
 */
await runCommand(async () => {
  const { values } = readCommand('screens');
  const distDir = readDistDir();
  const pages = pagePaths(distDir);
  const guides = pages.filter((path) => /^\/wiki\/./.test(path));
  const screens = await withSite(distDir, ({ url, browser }) => measureScreens(browser, url, { guides, pages }), ensureTestBrowser);
  const table = screensTable(screens);
  console.log(table);
  if (values.write) writeTable({ file: 'docs/screens.md', name: 'screens', table });
  const missed = missedTargets(screens);
  if (missed.length > 0) throw new Error(`screens: ${missed.length} figures miss their aim:\n${missed.join('\n')}`);
});
