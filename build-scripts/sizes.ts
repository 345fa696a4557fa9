import { runCommand } from './lib/running/command';
import { readDistDir } from './lib/settings/settings';
import { sitePaths } from './lib/building/sitePaths';
import { sizeOfPage, sizeTable } from './lib/reports/sizes';
import { writeTable } from './lib/files/writeTable';

/** Prints what a first visit to each page transfers; `--write` puts the table into docs/sizes.md. */
await runCommand(async () => {
  const distDir = readDistDir();
  const isShown = (path: string) => !path.startsWith('/tags/') || path === '/tags/SSH';
  const shown = sitePaths(distDir).filter(isShown);
  const table = sizeTable(await Promise.all(shown.map((path) => sizeOfPage(distDir, path))));
  console.log(table);
  if (process.argv.includes('--write')) writeTable({ file: 'docs/sizes.md', name: 'sizes', table });
});
