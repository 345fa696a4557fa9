import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './lib/command';
import { readDistDir, ROOT } from './lib/settings';
import { sitePaths } from './lib/sitePaths';
import { sizeOfPage, sizeTable } from './lib/sizes';

const MARKED = /(<!-- sizes -->\n)[\s\S]*?(\n<!-- \/sizes -->)/;

/** Prints what each kind of page weighs; `--write` puts the table into the README. */
await runCommand(() => {
  const distDir = readDistDir();
  const isShown = (path: string) => !path.startsWith('/tags/') || path === '/tags/SSH';
  const table = sizeTable(
    sitePaths(distDir)
      .filter(isShown)
      .map((path) => sizeOfPage(distDir, path)),
  );
  console.log(table);
  if (process.argv.includes('--write')) {
    const readme = join(ROOT, 'README.md');
    const text = readFileSync(readme, 'utf8');
    if (!MARKED.test(text)) throw new Error('README.md has no place for the table, between <!-- sizes --> and <!-- /sizes -->.');
    writeFileSync(readme, text.replace(MARKED, `$1${table}$2`));
  }
  return Promise.resolve();
});
