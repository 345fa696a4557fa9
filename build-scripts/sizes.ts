import { runCommand } from './lib/running/command';
import { readCommand } from './lib/running/readCommand';
import { readDistDir } from './lib/settings/settings';
import { pagePaths } from './lib/building/pagePaths';
import { sizeOfPage, sizeTable } from './lib/reports/sizes';
import { writeTable } from './lib/files/writeTable';

/** Prints what a first visit to each page transfers; `--write` puts the table into docs/sizes.md. */
await runCommand(async () => {
  const { values } = readCommand('sizes');
  const distDir = readDistDir();
  const shown = pagePaths(distDir, ['/tags/SSH']);
  const table = sizeTable(await Promise.all(shown.map((path) => sizeOfPage(distDir, path))));
  console.log(table);
  if (values.write) writeTable({ file: 'docs/sizes.md', name: 'sizes', table });
});
