import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './lib/command';
import { ROOT, readSettings } from './lib/settings';
import { readOptions } from './lib/verify/options';
import { killAll } from './lib/verify/processes';
import { formatFailures, markdownTable, plainTable } from './lib/verify/report';
import { installOnHost, removeRuns } from './lib/verify/roots';
import { verifyArticles } from './lib/verify/verifyArticles';
import { whyNoRoot } from './lib/verify/whyNoRoot';

const MARKED = /(<!-- checks -->\n)[\s\S]*?(<!-- \/checks -->)/;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    killAll();
    removeRuns();
    process.exit(130);
  });
}

/** Checks every code block of the guides and posts; `--static` what needs no root, `--write-table` puts the table into the README. */
await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  const { contentDir } = await readSettings();
  if (whyNoRoot() === null) await installOnHost('shellcheck', console.log);
  const { articles, ledger, failures, problems } = await verifyArticles(contentDir, options, console.log);
  console.log(plainTable(articles, ledger));
  if (options.writesTable) writeTable(markdownTable(articles, ledger));
  const told = [problems, formatFailures(failures)].filter(Boolean).join('\n\n');
  if (told) throw new Error(`\n${told}\n\n${failures.length} block check${failures.length === 1 ? '' : 's'} failed.`);
});

function writeTable(table: string): void {
  const readme = join(ROOT, 'README.md');
  const text = readFileSync(readme, 'utf8');
  if (!MARKED.test(text)) throw new Error('README.md has no place for the table, between <!-- checks --> and <!-- /checks -->.');
  writeFileSync(readme, text.replace(MARKED, `$1${table}\n$2`));
}
